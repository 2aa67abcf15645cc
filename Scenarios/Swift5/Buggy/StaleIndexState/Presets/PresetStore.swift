import Foundation
import Observation

struct BrewPreset: Identifiable, Equatable {
  let id: Int
  let name: String
  var minutes: Int
  let degrees: Int
  var brewed = 0
}

@MainActor @Observable final class PresetStore {
  static let standard: [BrewPreset] = [
    BrewPreset(id: 1, name: "Black tea", minutes: 4, degrees: 98), BrewPreset(id: 2, name: "Green tea", minutes: 2, degrees: 75),
    BrewPreset(id: 3, name: "Oolong", minutes: 3, degrees: 90), BrewPreset(id: 4, name: "Mint", minutes: 7, degrees: 100),
    BrewPreset(id: 5, name: "Rooibos", minutes: 6, degrees: 100),
  ]

  private(set) var presets = PresetStore.standard

  var isComplete: Bool { presets.count == Self.standard.count }

  func delete(_ id: BrewPreset.ID) { presets.removeAll { $0.id == id } }

  func moveToTop(_ id: BrewPreset.ID) {
    guard let index = presets.firstIndex(where: { $0.id == id }) else { return }
    presets.insert(presets.remove(at: index), at: 0)
  }

  func lengthen(_ id: BrewPreset.ID, by minutes: Int) {
    guard let index = presets.firstIndex(where: { $0.id == id }) else { return }
    presets[index].minutes = min(15, max(1, presets[index].minutes + minutes))
  }

  func brew(_ id: BrewPreset.ID) {
    guard let index = presets.firstIndex(where: { $0.id == id }) else { return }
    presets[index].brewed += 1
  }

  /// Puts back those that were deleted, at the end.
  func restore() { presets += Self.standard.filter { standard in !presets.contains { $0.id == standard.id } } }
}
