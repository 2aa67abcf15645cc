import Foundation
import Observation

struct ApiaryHive: Identifiable, Equatable {
  let id: Int
  var name: String
  var queenYear: Int
  var frames: Int
  var mood: String
  var lastVisit: String
}

@MainActor @Observable final class ApiaryStore {
  private(set) var hives: [ApiaryHive] = [
    ApiaryHive(id: 1, name: "Linden", queenYear: 2024, frames: 8, mood: "calm", lastVisit: "2 May"),
    ApiaryHive(id: 2, name: "Orchard", queenYear: 2025, frames: 10, mood: "busy", lastVisit: "4 May"),
    ApiaryHive(id: 3, name: "Roof", queenYear: 2023, frames: 6, mood: "cross", lastVisit: "29 April"),
    ApiaryHive(id: 4, name: "Brook side", queenYear: 2025, frames: 9, mood: "calm", lastVisit: "4 May"),
    ApiaryHive(id: 5, name: "Quarry", queenYear: 2024, frames: 7, mood: "calm", lastVisit: "1 May"),
  ]
  private var nextID = 6

  func change(_ id: ApiaryHive.ID, to draft: ApiaryDraft) {
    guard let index = hives.firstIndex(where: { $0.id == id }) else { return }
    hives[index].name = draft.name
    hives[index].queenYear = draft.queenYear
    hives[index].mood = draft.mood
  }

  func visit(_ id: ApiaryHive.ID) {
    guard let index = hives.firstIndex(where: { $0.id == id }) else { return }
    hives[index].lastVisit = "today"
  }

  func addFrame(_ id: ApiaryHive.ID) {
    guard let index = hives.firstIndex(where: { $0.id == id }), hives[index].frames < 12 else { return }
    hives[index].frames += 1
  }

  /// Half of a strong hive moves into a new one.
  func split(_ id: ApiaryHive.ID) {
    guard let index = hives.firstIndex(where: { $0.id == id }), hives[index].frames > 5 else { return }
    let moved = hives[index].frames / 2
    hives[index].frames -= moved
    let name = hives[index].name + " split"
    hives.insert(
      ApiaryHive(id: nextID, name: name, queenYear: 2026, frames: moved, mood: "calm", lastVisit: "today"), at: index + 1)
    nextID += 1
  }
}

/// What can be edited of a hive.
struct ApiaryDraft: Equatable {
  var name: String
  var queenYear: Int
  var mood: String

  init(_ hive: ApiaryHive) {
    name = hive.name
    queenYear = hive.queenYear
    mood = hive.mood
  }
}
