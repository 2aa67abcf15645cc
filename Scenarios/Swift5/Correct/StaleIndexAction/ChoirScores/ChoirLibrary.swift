import Observation
import SwiftUI

enum ChoirVoices: String, CaseIterable {
  case mixed = "Mixed choir"
  case upper = "Upper voices"
  case men = "Men's choir"
}

/// One edition in the cupboard.
struct ChoirScore: Identifiable, Equatable {
  let shelf: Int
  let title: String
  let composer: String
  let voices: ChoirVoices
  let minutes: Int
  var copies: Int

  var id: Int { shelf }
}

@MainActor @Observable final class ChoirLibrary {
  private(set) var scores: [ChoirScore] = [
    ChoirScore(shelf: 1, title: "Abendlied", composer: "Rheinberger", voices: .mixed, minutes: 3, copies: 40),
    ChoirScore(shelf: 2, title: "Ave Maria", composer: "Biebl", voices: .mixed, minutes: 6, copies: 32),
    ChoirScore(shelf: 3, title: "Ubi caritas", composer: "Gjeilo", voices: .mixed, minutes: 4, copies: 28),
    ChoirScore(shelf: 4, title: "Laudi", composer: "Verdi", voices: .upper, minutes: 5, copies: 18),
    ChoirScore(shelf: 5, title: "Ubi caritas", composer: "Gjeilo", voices: .upper, minutes: 4, copies: 22),
    ChoirScore(shelf: 6, title: "Ave Maria", composer: "Biebl", voices: .men, minutes: 6, copies: 14),
    ChoirScore(shelf: 7, title: "Loch Lomond", composer: "Vaughan Williams", voices: .men, minutes: 4, copies: 16),
  ]
  private(set) var programme: [ChoirScore.ID] = []

  func scores(for voices: ChoirVoices) -> [ChoirScore] { scores.filter { $0.voices == voices } }

  func isPlanned(_ score: ChoirScore) -> Bool { programme.contains(score.id) }

  var planned: [ChoirScore] {
    programme.compactMap { id in scores.first { $0.id == id } }
  }

  var minutes: Int { planned.reduce(0) { $0 + $1.minutes } }

  func plan(_ score: ChoirScore) {
    if let place = programme.firstIndex(of: score.id) {
      programme.remove(at: place)
    } else {
      programme.append(score.id)
    }
  }

  func lend(_ score: ChoirScore) {
    guard let index = scores.firstIndex(where: { $0.id == score.id }), scores[index].copies > 0 else { return }
    scores[index].copies -= 1
  }

  func move(from offsets: IndexSet, to place: Int) { programme.move(fromOffsets: offsets, toOffset: place) }

  func clear() { programme = [] }
}
