import Foundation

struct Dose: Identifiable, Sendable {
  let id: Int
  let medication: String
  let takenAt: Date

  static func history(until now: Date = .now) -> [Dose] {
    let names = ["Aspirin", "Insulin", "Vitamin B12", "Salbutamol", "Iron"]
    return (0..<40).map {
      Dose(id: $0, medication: "\(names[$0 % 5]) \($0 + 1)", takenAt: now.addingTimeInterval(-90 * Double($0)))
    }
  }
}

struct RelativeTime {
  func string(for date: Date, relativeTo now: Date = Date()) -> String {
    let seconds = Int(now.timeIntervalSince(date))
    switch seconds {
    case ..<60: return "\(max(seconds, 0)) s ago"
    case ..<3600: return "\(seconds / 60) min ago"
    default: return "\(seconds / 3600) h ago"
    }
  }
}
