import Foundation

/// A lamp in a square of five by five.
struct LampPlace: Hashable, Comparable {
  let row: Int
  let column: Int

  static let side = 5
  static let all = (0..<side).flatMap { row in (0..<side).map { LampPlace(row: row, column: $0) } }

  private static let letters = ["A", "B", "C", "D", "E"]

  var name: String { Self.letters[row] + "\(column + 1)" }

  /// The lamp itself, and those beside, above and below it.
  var reach: [LampPlace] {
    [(0, 0), (0, 1), (1, 0), (0, -1), (-1, 0)].map { LampPlace(row: row + $0.0, column: column + $0.1) }
      .filter { (0..<Self.side).contains($0.row) && (0..<Self.side).contains($0.column) }
  }

  static func < (left: LampPlace, right: LampPlace) -> Bool { (left.row, left.column) < (right.row, right.column) }
}

/// A game: pressing a lamp switches it and its neighbours; all have to be dark.
final class LampPuzzle {
  private(set) var level = 1
  private(set) var lit: Set<LampPlace> = []
  private(set) var presses: [LampPlace] = []
  private(set) var hint: LampPlace?
  /// What still has to be pressed, in some order.
  private var solution: Set<LampPlace> = []

  init() { begin(level: 1) }

  var isSolved: Bool { lit.isEmpty }

  func begin(level: Int) {
    self.level = level
    lit = []
    presses = []
    solution = []
    hint = nil
    for step in 0..<(level + 2) {
      flip(LampPlace.all[(step * 7 + level * 3) % LampPlace.all.count])
    }
  }

  func press(_ place: LampPlace) {
    presses.append(place)
    hint = nil
    flip(place)
  }

  func takeBack() {
    guard let last = presses.popLast() else { return }
    hint = nil
    flip(last)
  }

  /// Back to how it was after so many presses.
  func rewind(to count: Int) {
    while presses.count > count { takeBack() }
  }

  func showHint() { hint = solution.min() }

  func hideHint() { hint = nil }

  private func flip(_ place: LampPlace) {
    lit.formSymmetricDifference(place.reach)
    if solution.remove(place) == nil { solution.insert(place) }
  }
}
