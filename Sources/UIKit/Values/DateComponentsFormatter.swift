import Foundation

/// Lengths of time in words or as a clock, in English: Foundation on Linux has the name only.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated = 1
    case short = 2
    case full = 3
    case spellOut = 4
    case brief = 5
  }
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var unitsStyle: UnitsStyle = .positional
  /// All units but weeks, unless set.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar? = .current
  open var allowsFractionalUnits = false
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext: Formatter.Context = .unknown

  open func string(from ti: TimeInterval) -> String? {
    var rest = Int(abs(ti).rounded(.towardZero))
    let values = units.map { unit in
      let count = rest / unit.seconds
      rest -= count * unit.seconds
      return (unit, count)
    }
    return text(values, isNegative: ti < 0)
  }
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }
  open func string(from components: DateComponents) -> String? {
    let total = [
      (components.year, 31_536_000), (components.month, 2_592_000), (components.weekOfMonth, 604_800), (components.day, 86_400),
      (components.hour, 3_600), (components.minute, 60), (components.second, 1),
    ].reduce(0) { $0 + ($1.0 ?? 0) * $1.1 }
    return string(from: TimeInterval(total))
  }
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) } ?? (obj as? TimeInterval).flatMap { string(from: $0) }
  }
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var units: [DurationUnit] {
    let wanted: NSCalendar.Unit = allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    return DurationUnit.all.filter { wanted.contains($0.unit) }
  }

  private func text(_ values: [(unit: DurationUnit, count: Int)], isNegative: Bool) -> String {
    var shown = kept(values)
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let sign = isNegative ? "-" : ""
    guard unitsStyle == .positional else { return sign + words(shown) }
    guard shown.count > 1 else { return sign + (shown.first.map { "\($0.count)" } ?? "0") }
    let pads = zeroFormattingBehavior.contains(.pad)
    return sign
      + shown.enumerated().map { index, part in
        index == 0 && !pads || part.count > 9 ? "\(part.count)" : "0\(part.count)"
      }.joined(separator: ":")
  }

  /// Zeros go as the behaviour says; the last unit stays if all are zero. A clock keeps minutes and seconds.
  private func kept(_ values: [(unit: DurationUnit, count: Int)]) -> [(unit: DurationUnit, count: Int)] {
    let behavior = zeroFormattingBehavior
    guard !values.isEmpty else { return values }
    if behavior.contains(.pad) {
      // What is padded keeps its zeros, but for those in front where they are to be dropped, too.
      guard behavior.contains(.dropLeading) else { return values }
      return Array(values[(values.firstIndex { $0.count != 0 } ?? values.count - 1)...])
    }
    let isClock = unitsStyle == .positional
    let leading = behavior.contains(.dropLeading) || behavior.contains(.default)
    let others = behavior.contains(.default) && !isClock
    let first = values.firstIndex { $0.count != 0 } ?? values.count - 1
    let last = values.lastIndex { $0.count != 0 } ?? values.count - 1
    let result = values.enumerated().filter { index, part in
      if part.count != 0 { return true }
      if index < first { return !leading }
      if index > last { return !(behavior.contains(.dropTrailing) || others) }
      return !(behavior.contains(.dropMiddle) || others)
    }.map(\.element)
    return result.isEmpty ? [values[values.count - 1]] : result
  }

  private func words(_ values: [(unit: DurationUnit, count: Int)]) -> String {
    let parts = values.map { part -> String in
      switch unitsStyle {
      case .abbreviated, .brief, .positional: return "\(part.count)\(unitsStyle == .brief ? part.unit.brief : part.unit.letter)"
      case .short: return "\(part.count) \(part.unit.short)\(part.count == 1 || part.unit.letter != "d" ? "" : "s")"
      case .full, .spellOut: return "\(part.count) \(part.unit.name)\(part.count == 1 ? "" : "s")"
      }
    }
    return parts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }
}

private struct DurationUnit {
  var unit: NSCalendar.Unit
  var name: String
  var short: String
  var brief: String
  var letter: String
  var seconds: Int

  static var all: [DurationUnit] {
    [
      DurationUnit(unit: .year, name: "year", short: "yr", brief: "yr", letter: "y", seconds: 31_536_000),
      DurationUnit(unit: .month, name: "month", short: "mth", brief: "mo", letter: "mo", seconds: 2_592_000),
      DurationUnit(unit: .weekOfMonth, name: "week", short: "wk", brief: "wk", letter: "w", seconds: 604_800),
      DurationUnit(unit: .day, name: "day", short: "day", brief: "day", letter: "d", seconds: 86_400),
      DurationUnit(unit: .hour, name: "hour", short: "hr", brief: "hr", letter: "h", seconds: 3_600),
      DurationUnit(unit: .minute, name: "minute", short: "min", brief: "min", letter: "m", seconds: 60),
      DurationUnit(unit: .second, name: "second", short: "sec", brief: "sec", letter: "s", seconds: 1),
    ]
  }
}
