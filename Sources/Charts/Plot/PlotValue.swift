import Foundation

/// A value by what it is placed by.
struct PlotValue: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  init<V: Plottable>(_ value: V) {
    switch value.primitivePlottable {
    case let date as Date: kind = .date(date)
    case let text as String: kind = .category(text)
    case let decimal as Decimal: kind = .number(NSDecimalNumber(decimal: decimal).doubleValue)
    case let number as any BinaryInteger: kind = .number(Double(number))
    case let number as any BinaryFloatingPoint: kind = .number(Double(number))
    default: kind = .category("\(value.primitivePlottable)")
    }
  }

  /// The value as a type; nil if it can't be one.
  func value<V: Plottable>(as type: V.Type = V.self) -> V? {
    switch kind {
    case .date(let date): primitive(date, V.self)
    case .category(let text): primitive(text, V.self)
    case .number(let number): Self.number(number, V.self)
    }
  }

  /// The number on a line: seconds for dates; nil for names.
  var position: Double? {
    switch kind {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The value in words, the same wherever it is shown.
  var words: String {
    switch kind {
    case .number(let number): Self.words(number)
    case .date(let date): date.formatted(.iso8601)
    case .category(let text): text
    }
  }

  /// `12` for 12.0, else at most six decimals.
  static func words(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private func primitive<V: Plottable>(_ value: Any, _: V.Type) -> V? {
    (value as? V.PrimitivePlottable).flatMap(V.init(primitivePlottable:))
  }

  private static func number<V: Plottable>(_ number: Double, _: V.Type) -> V? {
    func make<P>(_: P.Type) -> P? {
      switch P.self {
      case is Double.Type: number as? P
      case is CGFloat.Type: CGFloat(number) as? P
      case is Decimal.Type: Decimal(number) as? P
      case let integer as any BinaryInteger.Type: exact(integer, number) as? P
      case let floating as any BinaryFloatingPoint.Type: floating.init(number) as? P
      default: nil
      }
    }
    return make(V.PrimitivePlottable.self).flatMap(V.init(primitivePlottable:))
  }

  private static func exact<I: BinaryInteger>(_: I.Type, _ number: Double) -> Any? { I(exactly: number.rounded()) }
}

/// A value, or the values between two, with the name of what is measured.
struct PlotSpan: Hashable {
  var label: String
  var start: PlotValue
  var end: PlotValue?

  init(_ label: String, _ start: PlotValue, _ end: PlotValue? = nil) {
    self.label = label
    self.start = start
    self.end = end
  }

  /// The span from one value to another.
  static func between<V: Plottable, W: Plottable>(_ start: PlottableValue<V>, _ end: PlottableValue<W>) -> PlotSpan {
    PlotSpan(start.plotted.label, start.plotted.start, end.plotted.end ?? end.plotted.start)
  }

  var words: String { "\(label): \(start.words)\(end.map { " to \($0.words)" } ?? "")" }
}
