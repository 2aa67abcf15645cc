import Foundation

struct TimeSlot: Identifiable {
  let id: Int
  var minutes: Int
  var isReserved = false

  var title: String {
    let hour = minutes / 60
    let minute = minutes % 60
    return "\(hour):" + (minute < 10 ? "0\(minute)" : "\(minute)")
  }

  static let day: [TimeSlot] = (0..<40).map { TimeSlot(id: $0, minutes: 8 * 60 + $0 * 15) }
}
