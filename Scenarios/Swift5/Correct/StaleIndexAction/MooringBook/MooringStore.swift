import Foundation
import Observation

struct MooringBerth: Identifiable, Equatable {
  let id: Int
  var boat: String
  var skipper: String
  var nights: Int
  var hasPower: Bool
  var paid: Bool

  var price: Int { nights * (hasPower ? 34 : 28) }
}

/// The berths of the marina. The office works on the same book.
@MainActor @Observable final class MooringStore {
  private(set) var berths: [MooringBerth] = [
    MooringBerth(id: 1, boat: "Alba", skipper: "Ines Roca", nights: 3, hasPower: true, paid: false),
    MooringBerth(id: 2, boat: "Petrel", skipper: "Jon Lind", nights: 1, hasPower: false, paid: true),
    MooringBerth(id: 3, boat: "Corrie", skipper: "Moira Dunn", nights: 5, hasPower: true, paid: false),
    MooringBerth(id: 4, boat: "Nixe", skipper: "Karl Ohm", nights: 2, hasPower: false, paid: false),
    MooringBerth(id: 5, boat: "Tern", skipper: "Aoife Byrne", nights: 4, hasPower: false, paid: true),
  ]

  var open: Int { berths.filter { !$0.paid }.reduce(0) { $0 + $1.price } }

  func berth(_ id: MooringBerth.ID) -> MooringBerth? { berths.first { $0.id == id } }

  /// Writes what was changed in a form, and leaves the rest as it is by now.
  func save(_ form: MooringBerth, openedAs original: MooringBerth) {
    guard let index = berths.firstIndex(where: { $0.id == form.id }) else { return }
    if form.boat != original.boat { berths[index].boat = form.boat }
    if form.skipper != original.skipper { berths[index].skipper = form.skipper }
    if form.nights != original.nights { berths[index].nights = form.nights }
    if form.hasPower != original.hasPower { berths[index].hasPower = form.hasPower }
    if form.paid != original.paid { berths[index].paid = form.paid }
  }

  func pay(_ id: MooringBerth.ID) {
    guard let index = berths.firstIndex(where: { $0.id == id }) else { return }
    berths[index].paid = true
  }

  func extend(_ id: MooringBerth.ID) {
    guard let index = berths.firstIndex(where: { $0.id == id }) else { return }
    berths[index].nights += 1
    berths[index].paid = false
  }

  func castOff(_ id: MooringBerth.ID) { berths.removeAll { $0.id == id } }
}
