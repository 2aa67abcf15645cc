import Foundation
import Observation

struct ReedTake: Identifiable, Equatable {
  let id: Int
  let title: String
  let place: String
  let marks: Int
  var isKept = false
}

/// What is being recorded, and what was.
@MainActor @Observable final class ReedStudio {
  private(set) var takes: [ReedTake] = [
    ReedTake(id: 1, title: "Bittern", place: "Reed bed", marks: 2, isKept: true),
    ReedTake(id: 2, title: "Night train", place: "Viaduct", marks: 0),
    ReedTake(id: 3, title: "Warblers", place: "Reed bed", marks: 5),
    ReedTake(id: 4, title: "Sluice", place: "Weir", marks: 1),
    ReedTake(id: 5, title: "Otter, maybe", place: "Weir", marks: 3),
  ]

  var places: [String] { Array(Set(takes.map(\.place))).sorted() }

  func takes(at place: String) -> [ReedTake] { takes.filter { $0.place == place } }

  func finish(marks: Int) {
    let number = (takes.map(\.id).max() ?? 0) + 1
    takes.insert(ReedTake(id: number, title: "Take \(number)", place: "Reed bed", marks: marks), at: 0)
  }

  func keep(_ id: ReedTake.ID) {
    guard let index = takes.firstIndex(where: { $0.id == id }) else { return }
    takes[index].isKept.toggle()
  }

  func erase(_ id: ReedTake.ID) { takes.removeAll { $0.id == id } }
}
