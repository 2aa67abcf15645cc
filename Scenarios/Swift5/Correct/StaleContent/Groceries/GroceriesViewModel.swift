import Foundation

final class GroceriesViewModel {
  private(set) var items: [GroceryItem] = []
  private var nextID = 0
  var onChange: (() -> Void)?

  init() {
    let names = ["Oats", "Milk", "Apples", "Rice", "Lentils", "Tea", "Bread", "Butter"]
    let shops = ["Market", "Bakery", "Corner shop"]
    for number in 0..<32 {
      append(
        name: "\(names[number % names.count]) \(number / names.count + 1)", shop: shops[number % shops.count],
        isBought: number % 5 == 0)
    }
  }

  var count: Int { items.count }
  var openCount: Int { items.filter { !$0.isBought }.count }

  func item(at index: Int) -> GroceryItem { items[index] }

  func add(_ name: String) {
    items.insert(GroceryItem(id: takeID(), name: name, shop: "Market", isBought: false), at: 0)
    onChange?()
  }

  func toggle(id: Int) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isBought.toggle()
    onChange?()
  }

  func delete(id: Int) {
    items.removeAll { $0.id == id }
    onChange?()
  }

  private func append(name: String, shop: String, isBought: Bool) {
    items.append(GroceryItem(id: takeID(), name: name, shop: shop, isBought: isBought))
  }

  private func takeID() -> Int {
    nextID += 1
    return nextID
  }
}
