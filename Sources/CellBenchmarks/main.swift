import CellHarness

MainActor.assumeIsolated {
  let sections: [(name: String, print: @MainActor () -> Void)] = [
    ("rows", RowBenchmarks.print), ("layout", LayoutBenchmarks.print), ("diffs", DiffBenchmarks.print),
    ("scale", ScaleBenchmarks.print), ("runs", RunBenchmarks.print), ("cost", RunCostBenchmarks.print),
    ("explore", ExploreBenchmarks.print), ("rewriting", RewriteBenchmarks.print),
  ]
  let wanted = Set(CommandLine.arguments.dropFirst())
  let unknown = wanted.subtracting(sections.map(\.name)).sorted()
  guard unknown.isEmpty else {
    print("There is no section \(unknown.joined(separator: ", ")); there are \(sections.map(\.name).joined(separator: ", ")).")
    return
  }
  print("CellHarness benchmarks: medians and the least of each; ratios are against a bound measured in this run")
  for section in sections where wanted.isEmpty || wanted.contains(section.name) { section.print() }
}
