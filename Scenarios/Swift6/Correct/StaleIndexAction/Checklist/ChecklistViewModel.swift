import Foundation

struct ChecklistEntry: Identifiable, Sendable {
  let id: UUID
  var title: String
  var isDone: Bool
}

@MainActor
final class ChecklistViewModel {
  private(set) var entries = (1...32).map { ChecklistEntry(id: UUID(), title: "Entry \($0)", isDone: $0 % 5 == 0) }
  var onChange: (() -> Void)?
  var onAdd: ((Int) -> Void)?

  func add(_ title: String) {
    entries.insert(ChecklistEntry(id: UUID(), title: title, isDone: false), at: 0)
    onAdd?(0)
  }

  func toggle(_ id: ChecklistEntry.ID) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].isDone.toggle()
    onChange?()
  }

  func delete(_ id: ChecklistEntry.ID) {
    entries.removeAll { $0.id == id }
    onChange?()
  }
}
