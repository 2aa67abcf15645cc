import Foundation

struct ChecklistEntry: Sendable {
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

  func toggle(at index: Int) {
    entries[index].isDone.toggle()
    onChange?()
  }

  func delete(at index: Int) {
    entries.remove(at: index)
    onChange?()
  }
}
