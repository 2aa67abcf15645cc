import Foundation

extension Notification.Name {
    static let shoppingListDidChange = Notification.Name("ShoppingListDidChange")
}

struct ShoppingItem {
    let id: Int
    var name: String
    var isStarred = false
}

class ShoppingStore: NSObject {
    @objc dynamic private(set) var changes = 0
    private(set) var items: [ShoppingItem] = (1...30).map { ShoppingItem(id: $0, name: "Article \($0)") }

    func add(_ name: String) {
        items.insert(ShoppingItem(id: (items.map(\.id).max() ?? 0) + 1, name: name), at: 0)
        changes += 1
        NotificationCenter.default.post(name: .shoppingListDidChange, object: self)
    }

    func toggleStar(at index: Int) { items[index].isStarred.toggle() }

    func toggleStar(ofItem id: Int) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].isStarred.toggle()
    }
}
