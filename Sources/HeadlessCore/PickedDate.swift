import Foundation

/// Days and times as scripts write them: `2026-03-14`, `09:30`, `2026-03-14 09:30`.
package enum PickedDate {
  /// What of a date is picked.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let day = Parts(rawValue: 1)
    package static let time = Parts(rawValue: 2)
  }

  /// The date that a text stands for, with what it does not say taken from another. Nil for a text that is none, or says what can't be
  /// picked.
  package static func date(_ text: String, _ parts: Parts, from old: Date, _ calendar: Calendar) -> Date? {
    var found = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: old)
    let words = text.split(separator: " ")
    guard (1...2).contains(words.count) else { return nil }
    for word in words {
      let numbers = word.split(whereSeparator: { $0 == "-" || $0 == ":" }).map { Int($0) }
      if word.contains("-"), parts.contains(.day), numbers.count == 3 {
        (found.year, found.month, found.day) = (numbers[0], numbers[1], numbers[2])
      } else if word.contains(":"), parts.contains(.time), numbers.count == 2 {
        (found.hour, found.minute, found.second) = (numbers[0], numbers[1], 0)
      } else {
        return nil
      }
    }
    guard let date = calendar.date(from: found) else { return nil }
    // The 31st of a month that has none is no day.
    let made = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let isMeant =
      made.year == found.year && made.month == found.month && made.day == found.day && made.hour == found.hour
      && made.minute == found.minute
    return isMeant ? date : nil
  }

  /// The text that stands for a date.
  package static func text(_ date: Date, _ parts: Parts, _ calendar: Calendar) -> String {
    let found = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func padded(_ number: Int?, _ length: Int = 2) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, length - text.count)) + text
    }
    var words: [String] = []
    if parts.contains(.day) { words.append("\(padded(found.year, 4))-\(padded(found.month))-\(padded(found.day))") }
    if parts.contains(.time) { words.append("\(padded(found.hour)):\(padded(found.minute))") }
    return words.joined(separator: " ")
  }

  /// A day and a time near one, and further ones, as an exploration tries them.
  package static func near(_ date: Date, _ parts: Parts, _ calendar: Calendar) -> [String] {
    let steps: [(Calendar.Component, Int)] =
      parts.contains(.day) ? [(.day, 1), (.day, -1), (.month, 1)] : [(.hour, 1), (.hour, -1), (.minute, 30)]
    return steps.compactMap { calendar.date(byAdding: $0.0, value: $0.1, to: date) }.map { text($0, parts, calendar) }
  }
}
