import Foundation

struct SharedChore {
  let id: UUID
  let title: String
  var isDone = false
}

protocol ChoresViewModelDelegate: AnyObject {
  func choresDidChange()
}

class ChoresViewModel {
  weak var delegate: ChoresViewModelDelegate?
  private(set) var chores = (1...38).map { SharedChore(id: UUID(), title: "Chore \($0)") }

  var summary: String { "\(chores.filter(\.isDone).count) of \(chores.count) done" }

  func toggle(_ id: UUID) {
    guard let index = chores.firstIndex(where: { $0.id == id }) else { return }
    chores[index].isDone.toggle()
    delegate?.choresDidChange()
  }

  func remove(_ id: UUID) {
    chores.removeAll { $0.id == id }
    delegate?.choresDidChange()
  }

  func add(_ title: String) {
    chores.insert(SharedChore(id: UUID(), title: title), at: 0)
    delegate?.choresDidChange()
  }
}
