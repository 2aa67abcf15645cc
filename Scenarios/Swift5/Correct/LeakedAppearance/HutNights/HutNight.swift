import Foundation

/// A night at the hut: how many beds are left, and what one costs.
struct HutNight: Identifiable, Equatable {
  let id: Int
  let day: String
  let month: Int
  var freeBeds: Int
  let price: Int

  var isFull: Bool { freeBeds == 0 }
}

/// The season of one hut, and the nights that are being booked.
final class HutSeason {
  static let months = ["July", "August"]
  private(set) var nights: [HutNight] = []
  private(set) var chosen: Set<HutNight.ID> = []

  init() {
    let weekdays = ["Wed", "Thu", "Fri", "Sat", "Sun", "Mon", "Tue"]
    for month in 0..<2 {
      for day in 1...31 {
        let id = month * 31 + day - 1
        let weekday = weekdays[id % 7]
        let isWeekend = weekday == "Fri" || weekday == "Sat"
        nights.append(
          HutNight(
            id: id, day: "\(weekday) \(day) \(Self.months[month])", month: month,
            freeBeds: isWeekend && id < 24 ? 0 : 3 + (id * 5) % 9, price: isWeekend ? 41 : 34))
      }
    }
  }

  func nights(ofMonth month: Int) -> [HutNight] { nights.filter { $0.month == month } }

  func night(_ id: HutNight.ID) -> HutNight? { nights.first { $0.id == id } }

  func toggle(_ id: HutNight.ID) {
    guard let night = night(id), !night.isFull else { return }
    if chosen.remove(id) == nil { chosen.insert(id) }
  }

  func clear() { chosen = [] }

  var total: Int { nights.filter { chosen.contains($0.id) }.reduce(0) { $0 + $1.price } }

  var summary: String {
    switch chosen.count {
    case 0: "No night chosen"
    case 1: "1 night, \(total) €"
    default: "\(chosen.count) nights, \(total) €"
    }
  }

  /// Somebody else gives a bed back.
  func release(_ id: HutNight.ID) {
    guard let index = nights.firstIndex(where: { $0.id == id }) else { return }
    nights[index].freeBeds += 1
  }
}
