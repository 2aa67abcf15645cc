import Foundation
import SwiftData

@Model final class PantryList {
  var name: String
  var place: Int
  @Relationship(deleteRule: .cascade, inverse: \PantryItem.list) var items: [PantryItem] = []

  init(name: String, place: Int) {
    self.name = name
    self.place = place
  }
}

@Model final class PantryItem {
  var title: String
  var amount: Int
  var isBought = false
  var place: Int
  var list: PantryList?

  init(title: String, amount: Int, place: Int, list: PantryList) {
    self.title = title
    self.amount = amount
    self.place = place
    self.list = list
  }
}

/// What has just been deleted and can be brought back.
struct PantrySlip {
  let title: String
  let amount: Int
  let isBought: Bool
  let place: Int
  let list: PantryList
}

@MainActor enum PantrySamples {
  static func container() -> ModelContainer {
    do {
      let container = try ModelContainer(
        for: PantryList.self, PantryItem.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      fill(container.mainContext)
      return container
    } catch {
      fatalError("no store: \(error)")
    }
  }

  private static func fill(_ context: ModelContext) {
    let lists: [(String, [(String, Int)])] = [
      ("Home", [("Oat milk", 2), ("Eggs", 10), ("Rye bread", 1), ("Pears", 6)]),
      ("Cabin", [("Candles", 4), ("Matches", 1), ("Firewood", 3)]),
      ("Office", [("Coffee", 2), ("Tea", 1)]),
    ]
    for (place, entry) in lists.enumerated() {
      let list = PantryList(name: entry.0, place: place)
      context.insert(list)
      for (index, item) in entry.1.enumerated() {
        context.insert(PantryItem(title: item.0, amount: item.1, place: index, list: list))
      }
    }
  }
}
