/// Width and side of an interpolated value.
public struct OSLogStringAlignment: Sendable {
  public static var none: OSLogStringAlignment { OSLogStringAlignment { $0 } }

  public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment { String(repeating: " ", count: max(0, columns() - $0.count)) + $0 }
  }

  public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment { $0 + String(repeating: " ", count: max(0, columns() - $0.count)) }
  }

  private let pad: @Sendable (String) -> String

  private init(_ pad: @escaping @Sendable (String) -> String) { self.pad = pad }

  func applied(to text: String) -> String { pad(text) }
}

/// How an interpolated integer is written.
public struct OSLogIntegerFormatting: Sendable {
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false) }
  public static var hex: OSLogIntegerFormatting { .hex() }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8, prefix: "", isUppercase: false) }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
  }

  private let radix: Int
  private let prefix: String
  private let isUppercase: Bool

  private init(radix: Int, prefix: String, isUppercase: Bool) {
    self.radix = radix
    self.prefix = prefix
    self.isUppercase = isUppercase
  }

  func text<T: FixedWidthInteger>(of number: T) -> String {
    prefix + String(number, radix: radix, uppercase: isUppercase)
  }
}

/// How an interpolated floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
  public static var fixed: OSLogFloatFormatting { .fixed(precision: 6) }

  public static func fixed(precision: @autoclosure @escaping @Sendable () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }

  private let precision: @Sendable () -> Int

  private init(precision: @escaping @Sendable () -> Int) { self.precision = precision }

  func text(of number: Double) -> String { String(format: "%.\(precision())f", number) }
}

public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: return value ? "true" : "false"
    case .answer: return value ? "yes" : "no"
    }
  }
}
