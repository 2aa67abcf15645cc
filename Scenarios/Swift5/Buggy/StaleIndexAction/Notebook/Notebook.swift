import Combine
import Foundation

struct Note: Identifiable, Equatable {
  let id: Int
  var title: String
  var isStarred = false
}

@MainActor final class Notebook: ObservableObject {
  @Published private(set) var notes: [Note]
  @Published var selectedID: Note.ID
  private var lastID: Int

  init() {
    let titles = ["Groceries", "Bike repair", "Gift ideas", "Attic", "Books to return", "Trip to the dunes"]
    notes = titles.enumerated().map { Note(id: $0.offset + 1, title: $0.element) }
    lastID = titles.count
    selectedID = 1
  }

  func title(of id: Note.ID) -> String { notes.first { $0.id == id }?.title ?? "" }

  func rename(_ id: Note.ID, to title: String) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].title = title
  }

  func toggleStar(_ id: Note.ID) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].isStarred.toggle()
  }

  func add() {
    lastID += 1
    notes.append(Note(id: lastID, title: "Note \(lastID)"))
    selectedID = lastID
  }

  /// There is always a note to edit.
  func delete(_ id: Note.ID) {
    guard notes.count > 1 else { return }
    notes.removeAll { $0.id == id }
    if selectedID == id { selectedID = notes[0].id }
  }
}
