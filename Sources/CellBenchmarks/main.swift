import CellHarness

MainActor.assumeIsolated {
  print("CellHarness benchmarks: medians; ratios are against a bound measured in this run")
  RowBenchmarks.print()
  DiffBenchmarks.print()
  ScaleBenchmarks.print()
  RunBenchmarks.print()
}
