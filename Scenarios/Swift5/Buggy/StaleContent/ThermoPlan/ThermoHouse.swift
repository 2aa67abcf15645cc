import Foundation
import Observation

enum ThermoDay: String, CaseIterable, Identifiable {
  case weekday = "Weekdays"
  case weekend = "Weekend"
  case away = "Away"
  var id: String { rawValue }
}

struct ThermoRoom: Identifiable, Equatable {
  /// The rooms are the same in every plan.
  var id: String { name }
  let name: String
  var degrees: Int
  var isHeated: Bool
}

/// What the heating of a flat does on which days.
@Observable
final class ThermoHouse {
  private(set) var plans: [ThermoDay: [ThermoRoom]]
  var day = ThermoDay.weekday
  private(set) var saves = 0

  init() {
    let names = ["Kitchen", "Bath", "Study", "Bedroom", "Loft", "Guest room"]
    plans = [
      .weekday: names.map { ThermoRoom(name: $0, degrees: 20, isHeated: $0 != "Loft" && $0 != "Guest room") },
      .weekend: names.map { ThermoRoom(name: $0, degrees: $0 == "Study" ? 16 : 22, isHeated: $0 != "Study") },
      .away: names.map { ThermoRoom(name: $0, degrees: 12, isHeated: $0 == "Bath") },
    ]
  }

  var rooms: [ThermoRoom] { plans[day, default: []] }

  func save(_ room: ThermoRoom, on day: ThermoDay) {
    guard let index = plans[day]?.firstIndex(where: { $0.id == room.id }) else { return }
    plans[day]?[index] = room
    saves += 1
  }

  var summary: String {
    let warm = rooms.filter(\.isHeated)
    guard !warm.isEmpty else { return "Nothing is heated" }
    return "\(warm.count) rooms, \(warm.reduce(0) { $0 + $1.degrees } / warm.count)° on average"
  }
}
