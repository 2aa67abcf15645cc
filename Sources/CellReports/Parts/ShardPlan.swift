/// Divides scenarios among shards, so that all take about as long.
package enum ShardPlan {
  /// The shard of each scenario, from 1: whatever takes longest goes first, to the shard that has least to do. Equal numbers give
  /// equal shards on every machine.
  /// - Parameter weights: How long each takes, in any unit.
  package static func shards(_ weights: [Double], count: Int) -> [Int] {
    var loads = Array(repeating: 0.0, count: count)
    var shards = Array(repeating: 1, count: weights.count)
    let order = weights.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    for place in order {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      shards[place] = least + 1
      loads[least] += max(weights[place], 1e-6)
    }
    return shards
  }

  /// How long scenarios are expected to take: as recorded; one without a record, by its steps in proportion to the others.
  /// - Parameter steps: The length of each script by the scenario's name, in order.
  package static func weights(_ steps: [(name: String, count: Int)], times: ScenarioTimes?) -> [Double] {
    // Opening the screen and preparing its processes is as much work as some steps.
    func length(_ count: Int) -> Double { Double(count) + 4 }
    let known = steps.filter { times?.seconds[$0.name] != nil }
    let seconds = known.reduce(0) { $0 + (times?.seconds[$1.name] ?? 0) }
    let lengths = known.reduce(0) { $0 + length($1.count) }
    let perStep = lengths > 0 && seconds > 0 ? seconds / lengths : 1
    return steps.map { times?.seconds[$0.name] ?? length($0.count) * perStep }
  }
}
