import Foundation
import Observation

struct WheelChore: Identifiable, Equatable {
  let id: Int
  var title: String
  var who: String
  var isDone = false
}

/// The household's chores. What is done sinks to the end, a moment after the last tick.
@MainActor @Observable final class ChoreBoard {
  private(set) var chores: [WheelChore] = [
    WheelChore(id: 1, title: "Water the plants", who: "Ada"),
    WheelChore(id: 2, title: "Take out glass", who: "Ben"),
    WheelChore(id: 3, title: "Feed the cat", who: "Ada"),
    WheelChore(id: 4, title: "Mop the kitchen", who: "Cleo"),
    WheelChore(id: 5, title: "Fold laundry", who: "Ben"),
    WheelChore(id: 6, title: "Air the rooms", who: "Cleo"),
  ]
  @ObservationIgnored private var sorting: Task<Void, Never>?
  private var nextID = 7

  var openCount: Int { chores.filter { !$0.isDone }.count }

  func toggle(_ id: WheelChore.ID) {
    guard let index = chores.firstIndex(where: { $0.id == id }) else { return }
    chores[index].isDone.toggle()
    sorting?.cancel()
    sorting = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      guard !Task.isCancelled else { return }
      self?.sort()
    }
  }

  private func sort() {
    chores = chores.filter { !$0.isDone } + chores.filter(\.isDone)
  }

  func add(_ title: String, who: String) {
    chores.insert(WheelChore(id: nextID, title: title, who: who), at: 0)
    nextID += 1
  }

  func remove(at index: Int) {
    guard chores.indices.contains(index) else { return }
    chores.remove(at: index)
  }

  func remove(_ id: WheelChore.ID) { chores.removeAll { $0.id == id } }

  func pass(_ id: WheelChore.ID, to who: String) {
    guard let index = chores.firstIndex(where: { $0.id == id }) else { return }
    chores[index].who = who
  }
}
