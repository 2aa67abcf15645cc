import Foundation
import Observation

struct Plant: Identifiable, Equatable {
  let id: Int
  var name: String
  /// Every how many days it wants water.
  var interval: Int
  var daysLeft: Int
  var waterings = 0
}

@MainActor @Observable final class Greenhouse {
  /// The thirstiest first.
  var plants: [Plant] {
    didSet {
      let sorted = plants.sorted { ($0.daysLeft, $0.id) < ($1.daysLeft, $1.id) }
      if sorted != plants { plants = sorted }
    }
  }
  private(set) var day = 1
  @ObservationIgnored private var lastID: Int

  init() {
    let names = ["Basil", "Fern", "Lemon tree", "Monstera", "Aloe", "Orchid", "Ivy", "Cactus"]
    plants = names.enumerated().map {
      Plant(id: $0.offset + 1, name: $0.element, interval: 3 + $0.offset * 2, daysLeft: $0.offset)
    }
    lastID = names.count
  }

  func plant(_ id: Plant.ID) -> Plant? { plants.first { $0.id == id } }

  func add() {
    lastID += 1
    plants.append(Plant(id: lastID, name: "Cutting \(lastID)", interval: 4, daysLeft: 0))
  }

  func remove(_ id: Plant.ID) { plants.removeAll { $0.id == id } }

  func nextDay() {
    day += 1
    plants = plants.map { plant in
      var plant = plant
      plant.daysLeft = max(0, plant.daysLeft - 1)
      return plant
    }
  }
}
