import Combine
import Foundation

struct Person: Identifiable, Equatable {
  let id: Int
  let name: String
  let mail: String
  var isFavourite = false
}

@MainActor final class Rolodex: ObservableObject {
  @Published private(set) var people: [Person]
  @Published var favouritesOnly = false
  private var lastID: Int

  init() {
    let names = [
      "Ada Moor", "Bram Vos", "Cleo Finch", "Dirk Hale", "Elif Sand", "Finn Roe", "Greta Lund", "Hugo Pike", "Ines Carr",
    ]
    people = names.enumerated().map {
      Person(id: $0.offset + 1, name: $0.element, mail: "\($0.element.prefix(3).lowercased())@post.example")
    }
    lastID = names.count
  }

  var shown: [Person] { favouritesOnly ? people.filter(\.isFavourite) : people }

  func toggleFavourite(_ id: Person.ID) {
    guard let index = people.firstIndex(where: { $0.id == id }) else { return }
    people[index].isFavourite.toggle()
  }

  func remove(at index: Int) {
    guard shown.indices.contains(index) else { return }
    let id = shown[index].id
    people.removeAll { $0.id == id }
  }

  func add(_ name: String) {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty else { return }
    lastID += 1
    people.append(Person(id: lastID, name: name, mail: "no. \(lastID)@post.example"))
  }
}
