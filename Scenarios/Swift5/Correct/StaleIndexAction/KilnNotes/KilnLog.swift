import Foundation
import Observation

struct KilnFiring: Identifiable, Equatable {
  let id: Int
  var pot: String
  var cone: Int
  var note: String
  var isFavorite = false
}

/// The studio's firings. Other members of the studio change them, too.
@Observable final class KilnLog {
  var firings: [KilnFiring] = [
    KilnFiring(id: 1, pot: "Moon jar", cone: 10, note: "Ash glaze"),
    KilnFiring(id: 2, pot: "Tea bowl", cone: 6, note: "Tenmoku"),
    KilnFiring(id: 3, pot: "Soup plates", cone: 6, note: "Matte white"),
    KilnFiring(id: 4, pot: "Planter", cone: 4, note: ""),
    KilnFiring(id: 5, pot: "Tiles", cone: 2, note: "Test 12"),
    KilnFiring(id: 6, pot: "Jug", cone: 9, note: "Celadon"),
  ]

  func note(_ text: String, for id: KilnFiring.ID) {
    guard let index = firings.firstIndex(where: { $0.id == id }) else { return }
    firings[index].note = text
  }

  func remove(_ id: KilnFiring.ID) { firings.removeAll { $0.id == id } }

  /// Somebody took the first pot out of the kiln.
  func unloadFirst() {
    if !firings.isEmpty { firings.removeFirst() }
  }

  func loadFromOthers() {
    let id = (firings.map(\.id).max() ?? 0) + 1
    firings.insert(KilnFiring(id: id, pot: "Mug \(id)", cone: 6, note: "Shino"), at: 0)
  }
}

/// Edits a text in a sheet and hands it back to whoever asked.
@Observable final class KilnNoteEditor {
  struct Session: Identifiable {
    let id = UUID()
    let title: String
    let text: String
    let commit: (String) -> Void
  }

  var session: Session?

  func begin(_ title: String, text: String, commit: @escaping (String) -> Void) {
    session = Session(title: title, text: text, commit: commit)
  }
}
