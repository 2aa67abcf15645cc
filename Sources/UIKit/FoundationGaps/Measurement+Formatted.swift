import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes measurements: a number and its unit. Foundation on Linux has no such style; units are written by their symbols, or in
  /// words where it knows them, and are not converted for the user's region.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the unit is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate var name: String
      /// In words: `5 kilometers`.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// As a symbol: `5 km`.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// As a symbol without a space: `5km`.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// How long the unit is written.
    public var width: UnitWidth
    /// The language.
    public var locale: Locale
    /// How the number is written; nil for the language's way.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
    }

    /// A measurement in words.
    public func format(_ value: Measurement<UnitType>) -> String {
      let style =
        numberFormatStyle ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(0...(abs(value.value) < 10 ? 1 : 0)))
      let number = value.value.formatted(style.locale(locale))
      let symbol = UnitNames.symbol(of: value.unit)
      switch width.name {
      case "narrow": return symbol.hasPrefix("°") ? number + "°" : number + symbol
      case "wide": return "\(number) \(UnitNames.words(symbol, isOne: value.value == 1))"
      default: return symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
      }
    }

    /// The style in another language.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement in words.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  /// The measurement in a style.
  public func formatted<S>(_ style: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == Measurement {
    style.format(self)
  }
}

extension FormatStyle {
  /// Writes measurements.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// What a measurement is for. Only those are here that leave the unit as it is: see ``Measurement/FormatStyle``.
public struct MeasurementFormatUnitUsage<UnitType>: Hashable, Sendable where UnitType: Dimension {
  private let name: String
  /// As suits the region.
  public static var general: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage(name: "general") }
  /// In the unit that the measurement has.
  public static var asProvided: MeasurementFormatUnitUsage<UnitType> { MeasurementFormatUnitUsage(name: "asProvided") }
}

/// English names of the units that rows show.
enum UnitNames {
  /// Foundation on Linux writes minutes as if they were meters.
  static func symbol(of unit: Unit) -> String { unit == UnitDuration.minutes ? "min" : unit.symbol }

  static func words(_ symbol: String, isOne: Bool) -> String {
    guard let name = names[symbol] else { return symbol }
    return isOne ? name.one : name.many
  }

  private static let names: [String: (one: String, many: String)] = [
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "cm": ("centimeter", "centimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"), "kg": ("kilogram", "kilograms"),
    "g": ("gram", "grams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "s": ("second", "seconds"),
    "min": ("minute", "minutes"), "hr": ("hour", "hours"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
    "kcal": ("kilocalorie", "kilocalories"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"),
  ]
}
