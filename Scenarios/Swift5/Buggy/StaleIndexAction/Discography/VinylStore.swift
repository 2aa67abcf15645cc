import Combine
import Foundation

enum Genre: String, CaseIterable, Identifiable {
  case jazz = "Jazz", folk = "Folk", rock = "Rock"

  var id: String { rawValue }
}

struct VinylRecord: Identifiable, Equatable {
  let id: Int
  let title: String
  let artist: String
  let genre: Genre
  var isLent = false
}

@MainActor final class VinylStore: ObservableObject {
  @Published private(set) var vinyls: [VinylRecord]
  @Published private(set) var folded: Set<Genre> = []

  init() {
    let rows: [(String, String, Genre)] = [
      ("Late walk", "Trio Almen", .jazz), ("Blue lamp", "Oda Berg", .jazz), ("Six steps", "Trio Almen", .jazz),
      ("Glass river", "Maren Holt", .folk), ("Hay and rain", "The Ferrymen", .folk), ("Old road", "Maren Holt", .folk),
      ("Voltage", "Kiosk", .rock), ("Nine tons", "Kiosk", .rock), ("Static bloom", "Ardent", .rock),
    ]
    vinyls = rows.enumerated().map {
      VinylRecord(id: $0.offset + 1, title: $0.element.0, artist: $0.element.1, genre: $0.element.2)
    }
  }

  func vinyls(in genre: Genre) -> [VinylRecord] { vinyls.filter { $0.genre == genre } }

  var lent: Int { vinyls.filter(\.isLent).count }

  func toggleFold(_ genre: Genre) {
    if folded.remove(genre) == nil { folded.insert(genre) }
  }

  func toggleLent(_ id: VinylRecord.ID) {
    guard let index = vinyls.firstIndex(where: { $0.id == id }) else { return }
    vinyls[index].isLent.toggle()
  }

  func remove(at offset: Int) { vinyls.remove(at: offset) }
}
