// SPDX-License-Identifier: Apache-2.0
//
// Runs a module that Verilator has translated on a stimulus from a file, and writes its response.
//
//     harness STIMULUS RESPONSE [+verilator+seed+N ...]
//
// Both files hold 64-bit words. STIMULUS: the number of cycles whose outputs are not recorded, the
// number of cycles in all, how often to run them (more than once only to measure: state goes on from one
// run to the next, and the last one is recorded), then for each cycle the reset and the input ports, each
// padded to whole words. RESPONSE: for each recorded cycle the output ports, padded likewise. The outputs of a cycle
// are those just before its rising edge, with the cycle's inputs applied.
//
// `ports.h` is written for the module: it names the translated class `Dut`, the words of a row, and
// how ports and words correspond.

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <vector>

#include "verilated.h"

// A port of up to 64 bits.
template <typename T>
inline void put(T& port, const uint64_t* words) {
    port = static_cast<T>(*words);
}

template <typename T>
inline void get(const T& port, uint64_t* words) {
    *words = port;
}

// A wider port.
template <std::size_t N>
inline void put(VlWide<N>& port, const uint64_t* words) {
    std::memcpy(port.data(), words, N * sizeof(EData));
}

template <std::size_t N>
inline void get(const VlWide<N>& port, uint64_t* words) {
    std::memcpy(words, port.data(), N * sizeof(EData));
}

#include "ports.h"

double sc_time_stamp() { return 0; }

static bool read_all(const char* path, std::vector<uint64_t>& words) {
    std::FILE* file = std::fopen(path, "rb");
    if (!file) return false;
    std::fseek(file, 0, SEEK_END);
    words.resize(static_cast<std::size_t>(std::ftell(file)) / sizeof(uint64_t));
    std::rewind(file);
    const std::size_t read = std::fread(words.data(), sizeof(uint64_t), words.size(), file);
    std::fclose(file);
    return read == words.size() && read >= 3;
}

static bool write_all(const char* path, const std::vector<uint64_t>& words) {
    std::FILE* file = std::fopen(path, "wb");
    if (!file) return false;
    const std::size_t written = std::fwrite(words.data(), sizeof(uint64_t), words.size(), file);
    return (std::fclose(file) == 0) && written == words.size();
}

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fprintf(stderr, "error: usage: harness STIMULUS RESPONSE\n");
        return 2;
    }
    std::vector<uint64_t> stimulus;
    if (!read_all(argv[1], stimulus)) {
        std::fprintf(stderr, "error: cannot read the stimulus %s\n", argv[1]);
        return 2;
    }
    const uint64_t skipped = stimulus[0];
    const uint64_t cycles = stimulus[1];
    const uint64_t runs = stimulus[2];
    if (skipped > cycles || stimulus.size() != 3 + cycles * INPUT_WORDS) {
        std::fprintf(stderr, "error: the stimulus %s does not fit the module\n", argv[1]);
        return 2;
    }
    std::vector<uint64_t> response((cycles - skipped) * OUTPUT_WORDS + 1);
    uint64_t ignored[OUTPUT_WORDS + 1];

    const std::unique_ptr<VerilatedContext> context{new VerilatedContext};
    context->commandArgs(argc, argv);
    const std::unique_ptr<Dut> dut{new Dut{context.get(), "dut"}};

    const auto start = std::chrono::steady_clock::now();
    for (uint64_t run = 0; run < runs; ++run) {
        const uint64_t* in = stimulus.data() + 3;
        uint64_t* out = response.data();
        for (uint64_t cycle = 0; cycle < cycles; ++cycle) {
            const bool recorded = cycle >= skipped;
            dut->clk = 0;
            put_inputs(*dut, in);
            dut->eval();
            get_outputs(*dut, recorded ? out : ignored);
            dut->clk = 1;
            dut->eval();
            in += INPUT_WORDS;
            if (recorded) out += OUTPUT_WORDS;
        }
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    dut->final();

    response.pop_back();
    if (!write_all(argv[2], response)) {
        std::fprintf(stderr, "error: cannot write the response %s\n", argv[2]);
        return 2;
    }
    const uint64_t all = cycles * runs;
    std::printf("seconds %.9f\ncycles %llu\n", seconds.count(), static_cast<unsigned long long>(all));
    std::printf("cycles per second %.0f\n", static_cast<double>(all) / seconds.count());
    return 0;
}
