import Observation
import SwiftUI

/// A place in the bracket: round 0 is the first one.
struct QuoitsSlot: Hashable, Identifiable {
  let round: Int
  let number: Int

  var id: String { "r\(round)m\(number)" }
  var next: QuoitsSlot { QuoitsSlot(round: round + 1, number: number / 2) }
}

struct QuoitsResult: Equatable {
  var winner: String
  var score: String
}

/// A knock-out cup. Who stands in a place follows from the results before it.
@MainActor @Observable final class QuoitsCup {
  let teams = ["Anchor", "Bell", "Crown", "Dolphin", "Eagle", "Fleece", "Globe", "Hind"]
  static let rounds = ["Quarter-finals", "Semi-finals", "Final"]
  private(set) var results: [QuoitsSlot: QuoitsResult] = [:]
  private var past: [[QuoitsSlot: QuoitsResult]] = []

  var canUndo: Bool { !past.isEmpty }
  var champion: String? { results[QuoitsSlot(round: 2, number: 0)]?.winner }

  func slots(_ round: Int) -> [QuoitsSlot] {
    (0..<(4 >> round)).map { QuoitsSlot(round: round, number: $0) }
  }

  /// The two teams of a match; nil where it is not known yet.
  func sides(_ slot: QuoitsSlot) -> [String?] {
    if slot.round == 0 { return [teams[slot.number * 2], teams[slot.number * 2 + 1]] }
    return [0, 1].map { results[QuoitsSlot(round: slot.round - 1, number: slot.number * 2 + $0)]?.winner }
  }

  /// Matches that were played with a winner of this one.
  func later(_ slot: QuoitsSlot) -> [QuoitsSlot] {
    var found: [QuoitsSlot] = []
    var place = slot.next
    while place.round < 3 {
      if results[place] != nil { found.append(place) }
      place = place.next
    }
    return found
  }

  /// A winner is set or taken back. What came of another winner is no longer true.
  func decide(_ slot: QuoitsSlot, for team: String) {
    remember()
    if results[slot]?.winner == team {
      results[slot] = nil
    } else {
      results[slot] = QuoitsResult(winner: team, score: results[slot]?.score ?? "")
    }
    for place in later(slot) where !sides(place).contains(results[place]?.winner) {
      results[place] = nil
    }
  }

  func score(_ slot: QuoitsSlot, _ text: String) { results[slot]?.score = text }

  func undo() {
    if let last = past.popLast() { results = last }
  }

  func startAgain() {
    remember()
    results = [:]
  }

  func wins(_ team: String) -> Int { results.values.filter { $0.winner == team }.count }

  private func remember() { past.append(results) }
}
