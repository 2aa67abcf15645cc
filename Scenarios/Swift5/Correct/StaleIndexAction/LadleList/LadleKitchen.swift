import Foundation
import Observation

struct LadleNeed: Hashable {
  let thing: String
  /// Grams, millilitres or pieces for one person.
  let amount: Double
  let unit: String
}

struct LadleDish: Identifiable, Equatable {
  let id: Int
  let name: String
  let needs: [LadleNeed]
  var persons = 2
  var isCooked = true
}

struct LadleEntry: Identifiable, Equatable {
  let thing: String
  let unit: String
  var amount: Double

  var id: String { thing }
  var words: String { unit.isEmpty ? String(format: "%.0f", amount.rounded(.up)) : String(format: "%.0f", amount) + " " + unit }
}

/// What the dishes of the week need, added up. A thing is bought once, however many dishes need it.
@MainActor @Observable final class LadleKitchen {
  private struct Moment {
    let dishes: [LadleDish]
    let bought: Set<String>
  }

  private(set) var dishes: [LadleDish] = [
    LadleDish(
      id: 1, name: "Lentil soup",
      needs: [
        LadleNeed(thing: "Lentils", amount: 70, unit: "g"), LadleNeed(thing: "Onions", amount: 0.5, unit: ""),
        LadleNeed(thing: "Carrots", amount: 1, unit: ""),
      ]),
    LadleDish(
      id: 2, name: "Risotto",
      needs: [
        LadleNeed(thing: "Rice", amount: 90, unit: "g"), LadleNeed(thing: "Onions", amount: 0.25, unit: ""),
        LadleNeed(thing: "Parmesan", amount: 30, unit: "g"),
      ]),
    LadleDish(
      id: 3, name: "Gratin",
      needs: [
        LadleNeed(thing: "Potatoes", amount: 250, unit: "g"), LadleNeed(thing: "Cream", amount: 100, unit: "ml"),
        LadleNeed(thing: "Parmesan", amount: 15, unit: "g"),
      ]),
  ]
  private(set) var bought: Set<String> = []
  private var past: [Moment] = []

  var canUndo: Bool { !past.isEmpty }

  /// In the order of the shop: what is bought goes last.
  var list: [LadleEntry] {
    var sums: [String: LadleEntry] = [:]
    for dish in dishes where dish.isCooked {
      for need in dish.needs {
        sums[need.thing, default: LadleEntry(thing: need.thing, unit: need.unit, amount: 0)].amount +=
          need.amount * Double(dish.persons)
      }
    }
    return sums.values.sorted { first, second in
      let (one, other) = (bought.contains(first.thing), bought.contains(second.thing))
      return one != other ? other : first.thing < second.thing
    }
  }

  func buy(_ thing: String) {
    remember()
    if bought.remove(thing) == nil { bought.insert(thing) }
  }

  func cook(_ id: LadleDish.ID, _ isCooked: Bool) {
    guard let index = dishes.firstIndex(where: { $0.id == id }) else { return }
    remember()
    dishes[index].isCooked = isCooked
  }

  func invite(_ id: LadleDish.ID, _ number: Int) {
    guard let index = dishes.firstIndex(where: { $0.id == id }) else { return }
    let persons = min(12, max(1, dishes[index].persons + number))
    guard persons != dishes[index].persons else { return }
    remember()
    dishes[index].persons = persons
  }

  /// The dish comes first in the week.
  func first(_ id: LadleDish.ID) {
    guard let index = dishes.firstIndex(where: { $0.id == id }) else { return }
    remember()
    dishes.insert(dishes.remove(at: index), at: 0)
  }

  func undo() {
    guard let moment = past.popLast() else { return }
    dishes = moment.dishes
    bought = moment.bought
  }

  private func remember() { past.append(Moment(dishes: dishes, bought: bought)) }
}
