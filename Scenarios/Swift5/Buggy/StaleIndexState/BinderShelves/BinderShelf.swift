import Foundation

/// A named shelf of binders.
struct BinderShelf: Hashable, Identifiable {
  let id: Int
  var name: String
  var binders: [String]
}

final class BinderArchive {
  private(set) var shelves: [BinderShelf] = [
    BinderShelf(id: 1, name: "Atlases", binders: ["Coasts 1891", "Rivers", "Alpine passes"]),
    BinderShelf(id: 2, name: "Botany", binders: ["Mosses", "Ferns"]),
    BinderShelf(id: 3, name: "Ledgers", binders: ["Mill 1902", "Mill 1903", "Dairy"]),
    BinderShelf(id: 4, name: "Poetry", binders: ["Ballads"]),
    BinderShelf(id: 5, name: "Letters", binders: ["Aunt Ottilie", "From the front", "Unsent"]),
    BinderShelf(id: 6, name: "Recipes", binders: ["Preserves", "Breads"]),
    BinderShelf(id: 7, name: "Sheet music", binders: ["Waltzes", "Hymns"]),
  ]
  private var nextID = 8

  func shelf(_ id: BinderShelf.ID) -> BinderShelf? { shelves.first { $0.id == id } }

  func index(of id: BinderShelf.ID) -> Int? { shelves.firstIndex { $0.id == id } }

  func rename(at index: Int, to name: String) {
    guard shelves.indices.contains(index), !name.isEmpty else { return }
    shelves[index].name = name
  }

  func move(from row: Int, to destination: Int) { shelves.insert(shelves.remove(at: row), at: destination) }

  func remove(at row: Int) { shelves.remove(at: row) }

  func addShelf() {
    shelves.append(BinderShelf(id: nextID, name: "Shelf \(nextID)", binders: []))
    nextID += 1
  }
}
