import Combine
import Foundation

struct Tag: Identifiable, Hashable {
  let id: Int
  var name: String
  var isPinned = false

  // A tag stays the same tag whatever it is called.
  static func == (lhs: Tag, rhs: Tag) -> Bool { lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Sketch: Identifiable {
  let id: Int
  let title: String
  var tagIDs: Set<Int>
}

@MainActor final class TagStore: ObservableObject {
  @Published private(set) var tags: [Tag]
  @Published private(set) var sketches: [Sketch]
  private var lastID: Int

  init() {
    let names = ["Ideas", "Work", "Travel", "Garden", "Recipes", "Letters", "Maps", "Birds"]
    tags = names.enumerated().map { Tag(id: $0.offset + 1, name: $0.element) }
    lastID = names.count
    let titles = ["Lamp", "Bridge", "Tomatoes", "Harbour", "Soup", "Owl", "Old town", "Shed", "Kite", "Market"]
    sketches = titles.enumerated().map { offset, title in
      Sketch(id: offset + 1, title: title, tagIDs: [offset % names.count + 1, (offset * 3) % names.count + 1])
    }
  }

  var ordered: [Tag] { tags.filter(\.isPinned) + tags.filter { !$0.isPinned } }

  func tag(_ id: Tag.ID) -> Tag? { tags.first { $0.id == id } }

  func sketches(tagged id: Tag.ID) -> [Sketch] { sketches.filter { $0.tagIDs.contains(id) } }

  func add(_ name: String) {
    guard let name = free(name, except: nil) else { return }
    lastID += 1
    tags.append(Tag(id: lastID, name: name))
  }

  func rename(_ id: Tag.ID, to name: String) {
    guard let name = free(name, except: id), let index = tags.firstIndex(where: { $0.id == id }) else { return }
    tags[index].name = name
  }

  func togglePin(_ id: Tag.ID) {
    guard let index = tags.firstIndex(where: { $0.id == id }) else { return }
    tags[index].isPinned.toggle()
  }

  func delete(_ id: Tag.ID) {
    tags.removeAll { $0.id == id }
    for index in sketches.indices { sketches[index].tagIDs.remove(id) }
  }

  /// The name without blanks around it, if no other tag has it.
  private func free(_ name: String, except id: Tag.ID?) -> String? {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, !tags.contains(where: { $0.id != id && $0.name == name }) else { return nil }
    return name
  }
}
