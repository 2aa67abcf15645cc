import Foundation
import Observation

struct Plaque: Identifiable, Equatable {
  let id: Int
  var title: String
  var text: String
  var room: String
  var isPrinted = false
}

/// The texts beside the pictures of a museum.
@MainActor @Observable final class PlaqueDesk {
  private(set) var plaques: [Plaque] = [
    Plaque(id: 1, title: "Winter harbour", text: "Oil, 1881", room: "North hall", isPrinted: true),
    Plaque(id: 2, title: "Two sisters", text: "Pastel, 1890", room: "North hall"),
    Plaque(id: 3, title: "The mill", text: "Oil, 1874", room: "Stairs"),
    Plaque(id: 4, title: "Still life with quinces", text: "Oil, 1902", room: "Blue room", isPrinted: true),
    Plaque(id: 5, title: "Self-portrait", text: "Charcoal, 1911", room: "Blue room"),
  ]

  var rooms: [String] {
    plaques.reduce(into: []) { if !$0.contains($1.room) { $0.append($1.room) } }
  }

  func plaques(in room: String) -> [Plaque] { plaques.filter { $0.room == room } }

  var unprinted: Int { plaques.filter { !$0.isPrinted }.count }

  /// A text that changed must be printed again.
  func save(_ plaque: Plaque) {
    guard let index = plaques.firstIndex(where: { $0.id == plaque.id }), plaques[index] != plaque else { return }
    plaques[index] = plaque
    plaques[index].isPrinted = false
  }

  func print(_ id: Plaque.ID) {
    guard let index = plaques.firstIndex(where: { $0.id == id }) else { return }
    plaques[index].isPrinted = true
  }
}
