import Foundation

/// Round values of an axis. Which ones a phone takes is not documented: these are 1, 2 or 5 times a power of ten, and whole
/// parts of the calendar.
enum Ticks {
  /// The step between numbers so that there are about `count` of them.
  static func step(_ low: Double, _ high: Double, _ count: Int?) -> Double {
    let raw = (high - low) / Double(max(count ?? 5, 1))
    guard raw > 0, raw.isFinite else { return 1 }
    let power = pow(10, log10(raw).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= raw * 0.999 } ?? raw
  }

  static func numbers(_ low: Double, _ high: Double, _ step: Double) -> [PlotValue] {
    guard step > 0, high > low, (high - low) / step < 1000 else { return [] }
    let first = (low / step).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return Swift.stride(from: first, through: last, by: 1).map { PlotValue(.number($0 * step)) }
  }

  private static let strides: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 15, 15), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.hour, 1, 3600),
    (.hour, 3, 10800), (.hour, 6, 21600), (.hour, 12, 43200), (.day, 1, 86400), (.day, 2, 172_800), (.day, 7, 604_800),
    (.day, 14, 1_209_600), (.month, 1, 2_592_000), (.month, 3, 7_776_000), (.year, 1, 31_536_000), (.year, 5, 157_680_000),
  ]

  static func dates(_ low: Date, _ high: Date, _ count: Int) -> [PlotValue] {
    let span = high.timeIntervalSince(low)
    let chosen = strides.first { span / $0.seconds <= Double(max(count, 1)) + 0.5 } ?? (.year, 10, 0)
    return dates(low, high, chosen.unit, chosen.count, .autoupdatingCurrent)
  }

  static func dates(
    _ low: Date, _ high: Date, _ unit: Calendar.Component, _ count: Int, _ calendar: Calendar
  ) -> [PlotValue] {
    guard var date = calendar.dateInterval(of: unit, for: low)?.start else { return [] }
    var list: [PlotValue] = []
    while date <= high, list.count < 1000 {
      if date >= low { list.append(PlotValue(.date(date))) }
      guard let next = calendar.date(byAdding: unit, value: max(count, 1), to: date), next > date else { break }
      date = next
    }
    return list
  }

  /// A date as the axis that spans `domain` calls it.
  static func label(_ date: Date, _ domain: PlotScale.Domain) -> String {
    guard case .dates(let low, let high) = domain else { return date.formatted(date: .numeric, time: .omitted) }
    let span = high.timeIntervalSince(low)
    if span <= 3600 { return date.formatted(date: .omitted, time: .shortened) }
    if span <= 2 * 86400 { return date.formatted(.dateTime.hour()) }
    if span <= 120 * 86400 { return date.formatted(.dateTime.month(.abbreviated).day()) }
    if span <= 800 * 86400 { return date.formatted(.dateTime.month(.abbreviated)) }
    return date.formatted(.dateTime.year())
  }
}
