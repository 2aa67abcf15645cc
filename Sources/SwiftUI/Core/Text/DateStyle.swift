import Foundation

nonisolated extension Text {
  /// How a date is shown.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind
    /// Hours and minutes.
    public static let time = DateStyle(kind: .time)
    /// Day, month and year.
    public static let date = DateStyle(kind: .date)
    /// The distance from now.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// A running clock.
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text.DateStyle {
  /// The text of a date. Distances are from the host's clock at the time the text is made.
  nonisolated func text(_ date: Date, _ environment: EnvironmentValues) -> String {
    switch kind {
    case .time: formatted(date, "h:mm a", environment)
    case .date: formatted(date, "MMMM d, yyyy", environment)
    case .relative: Self.distance(abs(date.timeIntervalSinceNow))
    case .offset: (date.timeIntervalSinceNow < 0 ? "+" : "-") + Self.distance(abs(date.timeIntervalSinceNow))
    case .timer: Self.clock(abs(date.timeIntervalSinceNow))
    }
  }

  nonisolated private func formatted(_ date: Date, _ format: String, _ environment: EnvironmentValues) -> String {
    let formatter = DateFormatter()
    formatter.locale = environment.locale
    formatter.calendar = environment.calendar
    formatter.timeZone = environment.timeZone
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  nonisolated private static func distance(_ seconds: TimeInterval) -> String {
    let whole = Int(seconds)
    if whole < 60 { return "\(whole) sec" }
    if whole < 3600 { return whole % 60 == 0 ? "\(whole / 60) min" : "\(whole / 60) min, \(whole % 60) sec" }
    if whole < 86400 { return "\(whole / 3600) hr, \(whole % 3600 / 60) min" }
    return "\(whole / 86400) days, \(whole % 86400 / 3600) hr"
  }

  nonisolated private static func clock(_ seconds: TimeInterval) -> String {
    let whole = Int(seconds)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return whole < 3600
      ? "\(whole / 60):\(two(whole % 60))" : "\(whole / 3600):\(two(whole % 3600 / 60)):\(two(whole % 60))"
  }
}
