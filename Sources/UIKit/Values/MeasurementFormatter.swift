import Foundation

/// Measurements in English: Foundation on Linux has the name only. As in `Measurement.formatted()` here, units are not converted for
/// the user's region, as if `providedUnit` were always asked for.
open class MeasurementFormatter: Formatter {
  /// Which unit is shown, and how.
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The largest unit of which there is at least one: of metric lengths and masses. Other measurements keep theirs.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Degrees without their scale, unless `providedUnit` is set as well.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The language of numbers, until a formatter for them is set.
  open var locale: Locale! = .autoupdatingCurrent
  /// How numbers are written: with up to three decimals, unless changed.
  open var numberFormatter: NumberFormatter! {
    get {
      if let numbers { return numbers }
      let made = NumberFormatter()
      made.numberStyle = .decimal
      made.maximumFractionDigits = 3
      made.locale = locale ?? .autoupdatingCurrent
      numbers = made
      return made
    }
    set { numbers = newValue }
  }
  private var numbers: NumberFormatter?

  open func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType: Unit {
    let own = (measurement.value, UnitNames.symbol(of: measurement.unit))
    let (value, symbol) = unitOptions.contains(.naturalScale) ? scaled(measurement) ?? own : own
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    let isTemperature = measurement.unit is UnitTemperature && symbol.hasPrefix("°")
    if isTemperature, unitOptions.contains(.temperatureWithoutUnit), !unitOptions.contains(.providedUnit) { return number + "°" }
    switch unitStyle {
    case .long: return "\(number) \(UnitNames.words(symbol, isOne: value == 1))"
    case .short: return isTemperature ? number + "°" : number + symbol
    case .medium: return isTemperature ? number + symbol : "\(number) \(symbol)"
    @unknown default: return "\(number) \(symbol)"
    }
  }

  /// The unit's symbol, or its name in the long style.
  open func string(from unit: Unit) -> String {
    let symbol = UnitNames.symbol(of: unit)
    return unitStyle == .long ? UnitNames.words(symbol, isOne: false) : symbol
  }

  open override func string(for obj: Any?) -> String? {
    if let measurement = obj as? Measurement<Unit> { return string(from: measurement) }
    return (obj as? Unit).map { string(from: $0) }
  }

  private func scaled<UnitType>(_ measurement: Measurement<UnitType>) -> (Double, String)? where UnitType: Unit {
    guard let unit = measurement.unit as? Dimension else { return nil }
    guard let scale = Self.scales.first(where: { $0.contains(unit) }) else { return nil }
    let base = unit.converter.baseUnitValue(fromValue: measurement.value)
    return scale.lazy.map { ($0.converter.value(fromBaseUnitValue: base), $0.symbol) }.first { abs($0.0) >= 1 }
  }

  private static var scales: [[Dimension]] {
    [
      [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters],
      [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
    ]
  }
}
