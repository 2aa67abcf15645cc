import CellReports

extension CommandOption {
  // MARK: How work is divided among machines

  static let shard = CommandOption(
    name: "--shard", value: Value(label: "I/N"), summary: "only part I of N; `cellharness merge` joins the reports of all"
  ) { options, text, _ in
    guard let shard = Shard(text) else { throw ValueError.wants("a part and their number, as 2/5") }
    options.shard = shard
  }

  static let shardTimes = text(
    "--shard-times", Value(label: "FILE", isPath: true),
    "divide by how long scenarios took in this report.json, the same for all parts (by their steps)"
  ) { $0.shardTimes = $1 }
}
