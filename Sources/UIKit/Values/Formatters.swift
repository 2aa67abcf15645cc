import Foundation

/// Foundation on Linux lacks some formatters; these speak English.

/// A time as its distance from another.
open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0
    case named = 1
  }
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut = 1
    case short = 2
    case abbreviated = 3
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var dateTimeStyle: DateTimeStyle = .numeric
  open var unitsStyle: UnitsStyle = .full
  open var formattingContext: Formatter.Context = .unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let distance = abs(timeInterval)
    let unit = RelativeUnit.all.last { distance >= $0.seconds } ?? RelativeUnit.all[0]
    return text(Int((distance / unit.seconds).rounded(.down)), unit, isPast: timeInterval < 0)
  }
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = [
      dateComponents.second, dateComponents.minute, dateComponents.hour, dateComponents.day, dateComponents.weekOfMonth,
      dateComponents.month, dateComponents.year,
    ]
    let largest = values.indices.last { (values[$0] ?? 0) != 0 } ?? 0
    let value = values[largest] ?? 0
    return text(abs(value), RelativeUnit.all[largest], isPast: value < 0)
  }
  open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

  private func text(_ count: Int, _ unit: RelativeUnit, isPast: Bool) -> String {
    if dateTimeStyle == .named, let name = unit.name(count, isPast: isPast) { return name }
    let name: String
    switch unitsStyle {
    case .full, .spellOut: name = " " + unit.name + (count == 1 ? "" : "s")
    case .short: name = " " + unit.short
    case .abbreviated: name = unit.abbreviated
    }
    return isPast ? "\(count)\(name) ago" : "in \(count)\(name)"
  }
}

/// A length of time with its names.
private struct RelativeUnit {
  var name: String
  var short: String
  var abbreviated: String
  var seconds: TimeInterval

  static let all = [
    RelativeUnit(name: "second", short: "sec.", abbreviated: "s", seconds: 1),
    RelativeUnit(name: "minute", short: "min.", abbreviated: "m", seconds: 60),
    RelativeUnit(name: "hour", short: "hr.", abbreviated: "h", seconds: 3_600),
    RelativeUnit(name: "day", short: "day", abbreviated: "d", seconds: 86_400),
    RelativeUnit(name: "week", short: "wk.", abbreviated: "w", seconds: 604_800),
    RelativeUnit(name: "month", short: "mo.", abbreviated: "mo", seconds: 2_629_800),
    RelativeUnit(name: "year", short: "yr.", abbreviated: "y", seconds: 31_557_600),
  ]

  /// Distances that have a name of their own.
  func name(_ count: Int, isPast: Bool) -> String? {
    switch (name, count) {
    case ("second", 0): "now"
    case ("day", 1): isPast ? "yesterday" : "tomorrow"
    case ("week", 1), ("month", 1), ("year", 1): "\(isPast ? "last" : "next") \(name)"
    default: nil
    }
  }
}

/// Things in a sentence: "a, b, and c".
open class ListFormatter: Formatter {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var locale: Locale! = .autoupdatingCurrent
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0: ""
    case 1: strings[0]
    case 2: "\(strings[0]) and \(strings[1])"
    default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }
  }
  open func string(from items: [Any]) -> String? {
    ListFormatter.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
