//! Properties, in a parent and its child.

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sluice_hdl::sim::{Engine, Options, compile};
use sluice_hdl::{Definition, Module};
use std::sync::Arc;

/// A counter with an assertion, an assumption and a cover, in a child and in the parent.
fn properties() -> Arc<Definition> {
    let watch = |name: &str| {
        let m = Module::new(name);
        let step = m.input("step", 3);
        let count = m.register("count", 4).reset_to_zero();
        count.set(count.q() + step.zext(4));
        m.assert("below_twelve", count.q().lt(m.lit(4, 12)));
        m.assume("small_step", step.lt(m.lit(3, 7)));
        m.cover("at_nine", count.q().eq(m.lit(4, 9)));
        m.output("count_now", count.q());
        m
    };
    let child = watch("child").finish();
    let parent = watch("parent");
    let other = parent.input("other", 3);
    let value = parent
        .instance("inner", &child, &[("step", &[other])])
        .output("count_now");
    parent.output("inner_count", value);
    parent.finish()
}

#[test]
fn properties_fail_alike_in_every_engine() {
    let definition = properties();
    let run = |engine, seeds, seed: usize| {
        let options = Options {
            engine,
            seeds,
            state_seed: 3,
            ..Options::default()
        };
        let mut sim = compile(&definition, &options).unwrap();
        let mut rng = Pcg64Mcg::seed_from_u64(5);
        for cycle in 0..200 {
            let words = [rng.next_u64(), rng.next_u64()];
            let reset = cycle == 0 || rng.next_u32() % 9 == 0;
            sim.load(seed, &words);
            sim.set_reset(seed, reset);
            // The other seeds stay in reset, where nothing is checked.
            (0..seeds)
                .filter(|s| *s != seed)
                .for_each(|s| sim.set_reset(s, true));
            sim.step();
        }
        let seen: Vec<(u64, String)> = sim
            .violations()
            .iter()
            .map(|v| {
                assert_eq!(v.seed, seed);
                (v.cycle, v.property.clone())
            })
            .collect();
        (seen, sim.covered())
    };
    let (violations, covered) = run(Engine::Reference, 1, 0);
    assert!(
        violations.len() > 20 && covered.iter().all(|c| c.1 > 0),
        "{violations:?} {covered:?}"
    );
    assert!(violations.iter().any(|v| v.1 == "inner.below_twelve"));
    assert_eq!(
        run(Engine::Interpreter, 1, 0),
        (violations.clone(), covered.clone())
    );
    assert_eq!(run(Engine::Jit, 1, 0), (violations, covered));
    let (many, _) = run(Engine::Interpreter, 5, 2);
    assert!(!many.is_empty());
}
