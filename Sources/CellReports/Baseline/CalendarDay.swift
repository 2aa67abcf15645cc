/// A day in UTC, as days since 1970-01-01. Dates come from outside, never from the machine's clock.
package struct CalendarDay: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  package var number: Int

  /// Creates a day from its number.
  package init(number: Int) { self.number = number }

  /// Creates the day of a moment.
  /// - Parameter seconds: Seconds since 1970-01-01 00:00 UTC.
  package init(secondsSince1970 seconds: Double) { number = Int((seconds / 86_400).rounded(.down)) }

  /// Reads `YYYY-MM-DD`; nil for any other form and for days that no month has.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }), let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2]), year >= 1970, (1...12).contains(month),
      day >= 1, day <= Self.length(ofMonth: month, year)
    else { return nil }
    var number = day - 1
    for earlier in 1970..<year { number += Self.isLeap(earlier) ? 366 : 365 }
    for earlier in 1..<month { number += Self.length(ofMonth: earlier, year) }
    self.number = number
  }

  /// Orders by time.
  package static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
