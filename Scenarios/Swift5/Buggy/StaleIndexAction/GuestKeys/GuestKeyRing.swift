import Foundation
import Observation

/// A key for the doors of a house that somebody else has.
struct GuestKey: Identifiable, Hashable {
  let id: Int
  var holder: String
  var doors: [String]
  var isPaused = false
}

@Observable
final class GuestKeyRing {
  private(set) var keys: [GuestKey] = [
    GuestKey(id: 11, holder: "Dog walker", doors: ["Garden"]), GuestKey(id: 12, holder: "Ivo", doors: ["Front", "Cellar"]),
    GuestKey(id: 13, holder: "Cleaner", doors: ["Front"]),
    GuestKey(id: 14, holder: "Neighbour", doors: ["Front", "Garden", "Garage"]),
    GuestKey(id: 15, holder: "Plumber", doors: ["Cellar"]), GuestKey(id: 16, holder: "Grandma", doors: ["Front", "Garden"]),
  ]
  private(set) var history: [String] = []

  func revoke(_ id: GuestKey.ID) {
    guard let index = keys.firstIndex(where: { $0.id == id }) else { return }
    history.insert("Revoked: \(keys[index].holder)", at: 0)
    keys.remove(at: index)
  }

  func pause(_ id: GuestKey.ID) {
    guard let index = keys.firstIndex(where: { $0.id == id }) else { return }
    keys[index].isPaused.toggle()
    history.insert("\(keys[index].isPaused ? "Paused" : "Resumed"): \(keys[index].holder)", at: 0)
  }

  func invite(_ holder: String) {
    keys.append(GuestKey(id: (keys.map(\.id).max() ?? 10) + 1, holder: holder, doors: ["Front"]))
    history.insert("Invited: \(holder)", at: 0)
  }
}
