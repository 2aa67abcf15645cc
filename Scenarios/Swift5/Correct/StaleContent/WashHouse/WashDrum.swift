import Foundation
import Observation

/// What a machine is doing.
enum WashPhase: String, CaseIterable {
  case idle = "Free"
  case washing = "Washing"
  case finished = "Finished"
}

enum WashProgram: String, CaseIterable, Identifiable {
  case quick = "Quick 30°"
  case cotton = "Cotton 60°"
  case wool = "Wool 20°"

  var id: String { rawValue }

  var minutes: Int {
    switch self {
    case .quick: return 28
    case .cotton: return 95
    case .wool: return 41
    }
  }
}

struct WashDrum: Identifiable, Equatable {
  let id: Int
  var name: String
  var program: WashProgram = .quick
  var phase: WashPhase = .idle

  var line: String {
    switch phase {
    case .idle: return "Free"
    case .washing: return "\(program.rawValue), \(program.minutes) min left"
    case .finished: return "Finished, please empty"
    }
  }
}

/// The machines in the cellar of a house, and what the tenants do with them.
@Observable
final class WashHouse {
  private(set) var drums: [WashDrum]
  private(set) var log: [String] = []

  init() {
    let names = [
      "Left 1", "Left 2", "Left 3", "Window 1", "Window 2", "Corner", "Door 1", "Door 2", "Yard 1", "Yard 2", "Attic 1",
      "Attic 2",
      "Boiler", "Drying 1", "Drying 2", "Drying 3",
    ]
    drums = names.enumerated().map { WashDrum(id: 100 + $0.offset, name: $0.element) }
    drums[1].phase = .washing
    drums[1].program = .cotton
    drums[4].phase = .finished
  }

  var running: Int { drums.filter { $0.phase == .washing }.count }
  var free: Int { drums.filter { $0.phase == .idle }.count }

  func press(_ id: WashDrum.ID) {
    guard let index = drums.firstIndex(where: { $0.id == id }) else { return }
    switch drums[index].phase {
    case .idle: drums[index].phase = .washing
    case .washing: drums[index].phase = .finished
    case .finished: drums[index].phase = .idle
    }
    log.insert("\(drums[index].name): \(drums[index].phase.rawValue.lowercased())", at: 0)
  }

  func choose(_ program: WashProgram, for id: WashDrum.ID) {
    guard let index = drums.firstIndex(where: { $0.id == id }) else { return }
    drums[index].program = program
  }

  func stopAll() {
    for index in drums.indices where drums[index].phase == .washing { drums[index].phase = .finished }
    log.insert("All machines stopped", at: 0)
  }
}
