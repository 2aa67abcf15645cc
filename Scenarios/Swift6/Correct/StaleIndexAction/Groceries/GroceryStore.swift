import Foundation

struct Grocery: Identifiable, Hashable {
  let id: String
  var name: String
  var isBought = false
}

@MainActor
final class GroceryStore {
  private(set) var groceries: [Grocery]
  var onChange: ((_ changed: [Grocery.ID]) -> Void)?
  private var arrivals = 0

  init() {
    let names = [
      "Oat milk", "Bread", "Apples", "Butter", "Rice", "Lentils", "Tomatoes", "Olive oil", "Coffee", "Tea", "Honey", "Onions",
      "Garlic", "Peppers", "Yoghurt", "Cheese", "Noodles", "Flour", "Sugar", "Salt",
    ]
    groceries = names.map { Grocery(id: $0.lowercased(), name: $0) }
  }

  func grocery(_ id: Grocery.ID) -> Grocery? {
    groceries.first { $0.id == id }
  }

  func rename(_ id: Grocery.ID, to name: String) {
    change(id) { $0.name = name }
  }

  func setBought(_ id: Grocery.ID, _ isBought: Bool) {
    change(id) { $0.isBought = isBought }
  }

  func remove(_ id: Grocery.ID) {
    groceries.removeAll { $0.id == id }
    onChange?([])
  }

  func moveToTop(_ id: Grocery.ID) {
    guard let index = groceries.firstIndex(where: { $0.id == id }) else { return }
    groceries.insert(groceries.remove(at: index), at: 0)
    onChange?([])
  }

  /// The list shows the order already.
  func take(order: [Grocery.ID]) {
    groceries = order.compactMap(grocery)
  }

  func receive() {
    arrivals += 1
    groceries.insert(Grocery(id: "shared-\(arrivals)", name: "Shared item \(arrivals)"), at: 0)
    onChange?([])
  }

  private func change(_ id: Grocery.ID, _ body: (inout Grocery) -> Void) {
    guard let index = groceries.firstIndex(where: { $0.id == id }) else { return }
    body(&groceries[index])
    onChange?([id])
  }
}
