//! Random modules in all engines of this process, many seeds at once included; a failing recipe is cut
//! down by proptest. The same modules in simulators outside are the root package's `random_modules`.

use proptest::prelude::*;
use sluice_hdl::sim::{Engine, Options, Simulator, compile};
use sluice_hdl::testing::{Recipe, Step, rows};
use sluice_hdl::{Definition, transparent, verilog, words_of};

/// Rows in reset after which everything shown is determined.
const RESET: usize = 2;
const ROWS: usize = 60;

type Rows = Vec<(bool, Vec<u64>)>;

fn steps(most: usize) -> impl Strategy<Value = Vec<Step>> {
    let step = (any::<u8>(), any::<[u16; 4]>()).prop_map(|(kind, args)| Step { kind, args });
    prop::collection::vec(step, 0..most)
}

fn recipe() -> impl Strategy<Value = Recipe> {
    let leaf = recipe_of(steps(12), Just(vec![]));
    let inner = recipe_of(steps(16), prop::collection::vec(leaf, 0..2));
    recipe_of(steps(30), prop::collection::vec(inner, 0..3))
}

fn recipe_of(
    steps: impl Strategy<Value = Vec<Step>>,
    children: impl Strategy<Value = Vec<Recipe>>,
) -> impl Strategy<Value = Recipe> {
    let inputs = prop::collection::vec(any::<(u8, u8)>(), 0..4);
    let outputs = prop::collection::vec(any::<u16>(), 0..5);
    (inputs, steps, outputs, children).prop_map(|(inputs, steps, outputs, children)| Recipe {
        inputs,
        steps,
        outputs,
        children,
    })
}

fn words(d: &Definition) -> usize {
    let ports = d.outputs().iter();
    ports
        .map(|p| p.elements() as usize * words_of(p.width))
        .sum()
}

/// The responses of `seeds` copies, each on its own rows.
fn respond(
    d: &Definition,
    engine: Engine,
    state_seed: u64,
    stimuli: &[Rows],
) -> Vec<Vec<Vec<u64>>> {
    let options = Options {
        engine,
        seeds: stimuli.len(),
        state_seed,
        ..Options::default()
    };
    let mut simulator: Box<dyn Simulator> = compile(d, &options).expect("a simulator");
    let mut responses = vec![Vec::new(); stimuli.len()];
    for k in 0..ROWS {
        for (seed, rows) in stimuli.iter().enumerate() {
            simulator.set_reset(seed, rows[k].0);
            simulator.load(seed, &rows[k].1);
        }
        simulator.step();
        for (seed, response) in responses.iter_mut().enumerate() {
            let mut row = vec![0; words(d)];
            simulator.outputs(seed, &mut row);
            response.push(row);
        }
    }
    responses
}

fn same(
    d: &Definition,
    name: &str,
    expected: &[Vec<u64>],
    found: &[Vec<u64>],
) -> Result<(), TestCaseError> {
    for k in RESET..ROWS {
        if expected[k] != found[k] {
            let files = verilog::emit(d, &verilog::Options::default()).expect("Verilog");
            let text = verilog::join(&files);
            let (expected, found) = (&expected[k], &found[k]);
            return Err(TestCaseError::fail(format!(
                "cycle {k}: reference={expected:x?} {name}={found:x?}\n{text}"
            )));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn all_engines_agree(recipe in recipe(), seed: u64) {
        let d = recipe.build("random");
        let stimuli: Vec<Rows> = (0..3).map(|i| rows(seed.wrapping_add(i), d.inputs(), ROWS)).collect();
        let reference: Vec<_> = stimuli
            .iter()
            .map(|s| respond(&d, Engine::Reference, 1, std::slice::from_ref(s)).remove(0))
            .collect();
        let one = std::slice::from_ref(&stimuli[0]);
        same(&d, "interpreter", &reference[0], &respond(&d, Engine::Interpreter, 2, one)[0])?;
        same(&d, "jit", &reference[0], &respond(&d, Engine::Jit, 3, one)[0])?;
        let many = respond(&d, Engine::Interpreter, 4, &stimuli);
        for (expected, found) in reference.iter().zip(&many) {
            same(&d, "one of many seeds", expected, found)?;
        }
    }

    #[test]
    fn verilog_is_the_same_every_time(recipe in recipe()) {
        let options = verilog::Options::default();
        let one = verilog::emit(&recipe.build("random"), &options);
        let two = verilog::emit(&recipe.build("random"), &options);
        prop_assert_eq!(&one, &two);
        // A transparent copy has constants and aliases that the builder never leaves.
        prop_assert!(verilog::emit(&transparent(&recipe.build("random")), &options).is_ok());
    }
}
