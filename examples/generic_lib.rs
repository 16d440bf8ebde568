//! Writes `synth/generic.lib`: `cargo run --example generic_lib > synth/generic.lib`.

fn main() {
    print!("{}", sluice::synth::generic::generate());
}
