import CellHarness
import CellTrace

/// Which kinds of steps walks made, and which of them before which in one walk.
package struct DoneSteps: Sendable {
  private(set) var names: Set<String> = []
  private(set) var pairs: Set<[String]> = []

  /// Takes what one walk performed.
  mutating func add(_ script: [Interaction]) {
    let names = script.map(\.facts.name)
    self.names.formUnion(names)
    for (index, first) in names.enumerated() {
      for second in names.dropFirst(index + 1) { pairs.insert([first, second]) }
    }
  }
}

/// Why a search did not find what a script shows that it was not given: what of the script no walk did.
enum MissReason {
  /// - Parameters:
  ///   - script: The script that was withheld.
  ///   - missed: Detectors that should have reported something.
  static func text(_ script: [Interaction], missed: [String], _ outcome: Exploration.Outcome) -> String {
    let names = script.map(\.facts.name)
    let never = names.enumerated().filter { !outcome.done.names.contains($1) && names.firstIndex(of: $1) == $0 }.map(\.element)
    if !never.isEmpty { return "its script has steps that no walk made: \(never.joined(separator: ", "))" }
    let pairs = zip(names, names.dropFirst()).map { [$0, $1] }
    if let pair = pairs.first(where: { !outcome.done.pairs.contains($0) }) {
      return "no walk made \(pair[1]) after \(pair[0]), as its script does"
    }
    let judged = outcome.suspicions.values.map(\.judged).reduce(0, +)
    let confirmed = outcome.suspicions.values.map(\.confirmed).reduce(0, +)
    let silent = missed.filter { outcome.evaluated[$0] == nil }
    if !silent.isEmpty { return "no script was judged by \(silent.joined(separator: ", "))" }
    return "walks made each of its steps after the one before it, elsewhere or in another state; of \(judged) suspicions "
      + "\(confirmed) came to a finding"
  }
}
