import CellHarness
import CellTrace

/// How an app whose list is empty, or nearly, comes to rows: a list of things to do, a basket, notes. A search learns what adds one, and makes
/// most of its walks on a list that was filled by it, since nothing leaks between two rows and nothing moves among none.
struct Filling: Sendable {
  /// True for a screen that opens with so few rows that no cell is used twice.
  private(set) var isSparse = false
  /// What adds a row, as it was seen; nil: nothing is known yet.
  private(set) var recipe: [Interaction]?
  /// True where the screen says itself how its data change.
  private var isDeclared = false
  private var refuted: Set<[Interaction]> = []
  private var candidates: [[Interaction]] = []

  /// Lists with more rows show their own.
  private static let few = 3
  /// Longer scripts add rows by the way, and waste most walks on the rest.
  private static let longest = 6

  /// True for a walk that looks for what adds rows: some of the first, on a screen that lacks them.
  func isSought(_ number: Int, turn: Int) -> Bool { isSparse && recipe == nil && number < 32 && turn % 3 != 2 }

  /// A walk was made.
  mutating func note(_ walk: WalkResult, after prefix: Int) {
    guard recipe == nil, prefix == 0, let opening = walk.rows[0] else { return }
    if walk.counts[.mutate].offered > 0 { isDeclared = true }
    isSparse = opening <= Self.few && !isDeclared
    guard isSparse else { return }
    let lengths = walk.rows.keys.sorted().filter { $0 > 0 && $0 <= Self.longest && (walk.rows[$0] ?? 0) > opening }
    guard let length = lengths.first else { return }
    let script = Array(walk.script.prefix(length))
    if !refuted.contains(script) { candidates.append(script) }
  }

  /// Looks whether a script that added a row adds one each time, and leaves out what is not needed for it.
  /// - Parameter perform: Makes a walk of a script.
  mutating func confirm(_ perform: ([Interaction]) throws -> WalkResult) throws {
    guard recipe == nil, let script = candidates.min(by: { $0.count < $1.count }) else { return }
    candidates = []
    guard try Self.adds(script, perform) else {
      refuted.insert(script)
      return
    }
    var kept = script
    for index in script.indices.reversed() where kept.count > 1 {
      var shorter = kept
      shorter.remove(at: index)
      if try Self.adds(shorter, perform) { kept = shorter }
    }
    recipe = kept
  }

  /// True if it adds rows three times running.
  private static func adds(_ script: [Interaction], _ perform: ([Interaction]) throws -> WalkResult) throws -> Bool {
    let walk = try perform((0..<3).flatMap { numbered(script, $0) })
    guard walk.stop == nil, walk.problem == nil, walk.script.count == 3 * script.count else { return false }
    let rows = (0...3).map { walk.rows[$0 * script.count] ?? -1 }
    return zip(rows, rows.dropFirst()).allSatisfy { $0 >= 0 && $0 < $1 }
  }

  /// What a walk begins with: a few rows, or more than the screen has place for; now and then none.
  func prefix(_ number: Int) -> [Interaction] {
    guard let recipe else { return [] }
    let times = [3, 5, 0, 18][number % 4]
    return (0..<times).flatMap { Self.numbered(recipe, $0) }
  }

  /// The same with other texts, so that rows have names of their own.
  private static func numbered(_ script: [Interaction], _ number: Int) -> [Interaction] {
    script.map { step in
      if case .type(let text, let item, let element, let clearing) = step, !text.isEmpty {
        return .type(NumberedText.of(text, number), item, element, clearing: clearing)
      }
      if case .typeInAlert(let text, let field, let clearing) = step, !text.isEmpty {
        return .typeInAlert(NumberedText.of(text, number), field, clearing: clearing)
      }
      return step
    }
  }
}
