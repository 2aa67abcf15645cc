import Combine
import Foundation

struct BrewCup: Identifiable, Equatable {
  let id: Int
  var grams: Int
  var water: Int
  var grind: String
  var stars = 0

  var ratio: String { String(format: "1 : %.1f", Double(water) / Double(grams)) }
}

/// The cup that is being prepared, and those that were brewed.
final class BrewLog: ObservableObject {
  static let usual = BrewCup(id: 0, grams: 18, water: 300, grind: "medium")

  @Published var next = BrewLog.usual
  @Published private(set) var cups: [BrewCup] = [
    BrewCup(id: 2, grams: 20, water: 320, grind: "coarse", stars: 4),
    BrewCup(id: 1, grams: 16, water: 250, grind: "fine", stars: 2),
  ]
  private var lastID = 2

  var gramsUsed: Int { cups.reduce(0) { $0 + $1.grams } }

  /// Writes the cup down and puts everything back to the usual.
  func brew() {
    lastID += 1
    cups.insert(BrewCup(id: lastID, grams: next.grams, water: next.water, grind: next.grind), at: 0)
    next = BrewLog.usual
  }

  /// Prepares a cup like one before.
  func again(_ id: BrewCup.ID) {
    guard let cup = cups.first(where: { $0.id == id }) else { return }
    next = BrewCup(id: 0, grams: cup.grams, water: cup.water, grind: cup.grind)
  }

  func rate(_ id: BrewCup.ID, _ stars: Int) {
    guard let index = cups.firstIndex(where: { $0.id == id }) else { return }
    cups[index].stars = cups[index].stars == stars ? 0 : stars
  }

  func pourAway(_ id: BrewCup.ID) { cups.removeAll { $0.id == id } }
}
