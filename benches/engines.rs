//! Cycles per second of every way to run a block. `make bench` also writes docs/performance.md.

mod contenders;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};

fn engines(c: &mut Criterion) {
    for subject in contenders::subjects() {
        let mut group = c.benchmark_group(&subject.title);
        for mut contender in contenders::contenders(&subject) {
            group.throughput(Throughput::Elements(contender.cycles as u64));
            group.bench_function(contender.name, |b| {
                b.iter_custom(|runs| {
                    let runs = runs.try_into().unwrap_or(u32::MAX);
                    (contender.run)(runs)
                });
            });
        }
        group.finish();
    }
}

criterion_group!(benches, engines);
criterion_main!(benches);
