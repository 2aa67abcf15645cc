import Combine
import Foundation

struct BinderTag: Hashable, Identifiable {
  let id: Int
  var name: String
  var notes: [String]
}

/// The tags of the user's notes; other devices change them too.
final class TagBinder: ObservableObject {
  @Published private(set) var tags: [BinderTag]
  private(set) var trash: [String] = []
  private var nextID: Int

  init() {
    let names = [
      "archive", "books", "car", "design", "errands", "family", "garden", "health", "ideas", "journal", "kitchen", "letters",
      "music", "office", "projects", "recipes", "school", "travel",
    ]
    tags = names.enumerated().map { offset, name in
      BinderTag(id: offset, name: name, notes: (0...(offset % 4)).map { "\(name.capitalized) note \($0 + 1)" })
    }
    nextID = names.count
  }

  func tag(_ id: BinderTag.ID) -> BinderTag? { tags.first { $0.id == id } }

  func add(_ name: String) {
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty, !tags.contains(where: { $0.name == trimmed }) else { return }
    tags.append(BinderTag(id: nextID, name: trimmed, notes: []))
    nextID += 1
    tags.sort { $0.name < $1.name }
  }

  func rename(_ id: BinderTag.ID, to name: String) {
    guard !name.isEmpty, let row = tags.firstIndex(where: { $0.id == id }) else { return }
    tags[row].name = name
    tags.sort { $0.name < $1.name }
  }

  func delete(_ id: BinderTag.ID) {
    guard let row = tags.firstIndex(where: { $0.id == id }) else { return }
    delete(at: row)
  }

  func delete(at row: Int) {
    trash.append(tags[row].name)
    tags.remove(at: row)
  }
}
