import Foundation
import Observation

/// A lantern on the pier. Its look depends on itself and, for the beam between two lanterns, on its right neighbour.
struct Lantern: Identifiable, Equatable {
  let id: Int
  var isLit: Bool
  var isHinted = false
}

enum LanternSize: Int, CaseIterable, Identifiable {
  case small = 3
  case medium = 4

  var id: Self { self }
  var title: String { "\(rawValue) × \(rawValue)" }
}

/// Touching a lantern switches it and its four neighbours. All have to be dark in the end.
@MainActor @Observable final class LanternGame {
  private(set) var lanterns: [Lantern] = []
  private(set) var moves: [Int] = []
  private(set) var undone: [Int] = []
  private(set) var hints = 0
  var size = LanternSize.small { didSet { if size != oldValue { newGame() } } }
  private var round = 0
  private var solution: Set<Int> = []
  @ObservationIgnored private var hint: Task<Void, Never>?

  init() { newGame() }

  var isSolved: Bool { lanterns.allSatisfy { !$0.isLit } }
  var litCount: Int { lanterns.filter(\.isLit).count }

  func newGame() {
    endHint()
    round += 1
    let side = size.rawValue
    lanterns = (0..<side * side).map { Lantern(id: round * 100 + $0, isLit: false) }
    moves = []
    undone = []
    hints = 0
    solution = []
    var seed = round * 7 + side
    for _ in 0..<side {
      seed = (seed * 11 + 5) % 97
      press(seed % lanterns.count)
    }
    if solution.isEmpty { press(0) }
  }

  func touch(_ id: Lantern.ID) {
    guard !isSolved, let place = lanterns.firstIndex(where: { $0.id == id }) else { return }
    endHint()
    press(place)
    moves.append(place)
    undone = []
  }

  func undo() {
    guard let last = moves.popLast() else { return }
    endHint()
    press(last)
    undone.append(last)
  }

  func redo() {
    guard let next = undone.popLast() else { return }
    endHint()
    press(next)
    moves.append(next)
  }

  /// Marks a lantern that leads on for two seconds.
  func showHint() {
    guard let place = solution.min() else { return }
    endHint()
    hints += 1
    lanterns[place].isHinted = true
    let id = lanterns[place].id
    hint = Task { [weak self] in
      try? await Task.sleep(for: .seconds(2))
      guard !Task.isCancelled, let self, let place = self.lanterns.firstIndex(where: { $0.id == id }) else { return }
      self.lanterns[place].isHinted = false
    }
  }

  private func endHint() {
    hint?.cancel()
    hint = nil
    for place in lanterns.indices { lanterns[place].isHinted = false }
  }

  private func press(_ place: Int) {
    let side = size.rawValue
    let (row, column) = (place / side, place % side)
    for (otherRow, otherColumn) in [(row, column), (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    where (0..<side).contains(otherRow) && (0..<side).contains(otherColumn) {
      lanterns[otherRow * side + otherColumn].isLit.toggle()
    }
    if solution.remove(place) == nil { solution.insert(place) }
  }
}
