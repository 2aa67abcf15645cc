import Foundation
import Observation

struct RadioPlay: Identifiable, Hashable {
  let id: String
  let title: String
  let author: String
  let minutes: Int
  var isHeard = false
}

enum RadioShelf: String, CaseIterable, Identifiable {
  case all = "All"
  case unheard = "Unheard"
  case short = "Short"
  var id: String { rawValue }
}

/// The plays of the archive and the one that is on.
@Observable
final class RadioArchive {
  private(set) var plays: [RadioPlay]
  private(set) var playing: RadioPlay.ID?
  private(set) var isPaused = false
  var shelf = RadioShelf.all

  init() {
    let all: [(String, String, Int)] = [
      ("The Lighthouse Keeper", "M. Arden", 54), ("Night Train to Sligo", "P. Quinn", 28), ("Glass", "R. Okafor", 19),
      ("A Winter's Ledger", "H. Brandt", 72), ("The Third Bell", "M. Arden", 46), ("Low Water", "S. Iyer", 25),
      ("The Beekeeper's Trial", "P. Quinn", 63), ("Static", "L. Moreau", 22), ("Nine Letters", "H. Brandt", 41),
      ("The Cartographer", "S. Iyer", 88), ("Under the Ice", "R. Okafor", 30), ("Last Orders", "L. Moreau", 27),
    ]
    plays = all.enumerated().map {
      RadioPlay(id: "rp\($0.offset)", title: $0.element.0, author: $0.element.1, minutes: $0.element.2)
    }
    plays[0].isHeard = true
    plays[3].isHeard = true
    plays[4].isHeard = true
  }

  var visible: [RadioPlay] {
    switch shelf {
    case .all: return plays
    case .unheard: return plays.filter { !$0.isHeard }
    case .short: return plays.filter { $0.minutes <= 30 }
    }
  }

  var current: RadioPlay? { plays.first { $0.id == playing } }

  func start(at index: Int, in queue: [RadioPlay]) {
    guard queue.indices.contains(index) else { return }
    if playing == queue[index].id {
      isPaused.toggle()
    } else {
      playing = queue[index].id
      isPaused = false
    }
  }

  func skip() {
    guard let playing, let index = plays.firstIndex(where: { $0.id == playing }) else { return }
    plays[index].isHeard = true
    start(at: (index + 1) % plays.count, in: plays)
  }

  func toggleHeard(_ id: RadioPlay.ID) {
    guard let index = plays.firstIndex(where: { $0.id == id }) else { return }
    plays[index].isHeard.toggle()
  }
}
