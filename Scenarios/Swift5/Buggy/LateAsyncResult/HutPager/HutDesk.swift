import Foundation
import Observation

struct HutParty: Identifiable, Hashable {
  let id: Int
  let name: String
  let dish: String
  let people: Int
}

/// A party whose meal is ready and whose name is on the screen above the counter.
struct HutCall: Identifiable, Hashable {
  let id: Int
  let party: HutParty
}

/// The counter of a mountain hut: parties wait, are called, and come or are forgotten after 8 seconds.
@MainActor
@Observable
final class HutDesk {
  private(set) var waiting: [HutParty]
  private(set) var calls: [HutCall] = []
  private(set) var came: [HutParty] = []
  private(set) var missed: [HutParty] = []
  private var number = 0

  init() {
    let names: [(String, String, Int)] = [
      ("Brandl", "Dumplings", 2), ("Costa", "Pea soup", 4), ("Dvorak", "Pancakes", 3), ("Egger", "Noodles", 2),
      ("Fuchs", "Pea soup", 1),
      ("Gallo", "Polenta", 5), ("Huber", "Dumplings", 2), ("Iten", "Rösti", 2), ("Jansen", "Pancakes", 6),
      ("Keller", "Noodles", 2),
    ]
    waiting = names.enumerated().map { HutParty(id: $0.offset + 1, name: $0.element.0, dish: $0.element.1, people: $0.element.2) }
  }

  func call(_ party: HutParty) {
    waiting.removeAll { $0.id == party.id }
    number += 1
    let call = HutCall(id: number, party: party)
    calls.append(call)
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(8))
      self?.expire()
    }
  }

  private func expire() {
    guard !calls.isEmpty else { return }
    missed.append(calls.removeFirst().party)
  }

  func hasCome(_ id: HutCall.ID) {
    guard let index = calls.firstIndex(where: { $0.id == id }) else { return }
    came.append(calls.remove(at: index).party)
  }

  func callAgain(_ party: HutParty) {
    missed.removeAll { $0.id == party.id }
    call(party)
  }

  var portions: Int { waiting.reduce(0) { $0 + $1.people } }
}
