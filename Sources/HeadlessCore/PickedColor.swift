/// Colours as scripts name them: by the names of `UIColor`'s constants, or as `#FF8800`.
package enum PickedColor {
  private static let named: [(name: String, number: UInt32)] = [
    ("Red", 0xFF0000), ("Blue", 0x0000FF), ("Green", 0x00FF00), ("Yellow", 0xFFFF00), ("Orange", 0xFF8000), ("Purple", 0x800080),
    ("Cyan", 0x00FFFF), ("Magenta", 0xFF00FF), ("Brown", 0x996633), ("Gray", 0x808080), ("Black", 0x000000), ("White", 0xFFFFFF),
  ]

  /// The names, in a fixed order.
  package static var names: [String] { named.map(\.name) }

  /// Red, green and blue between 0 and 1 of a name, or of six hexadecimal digits after `#`; nil for other texts.
  package static func components(_ text: String) -> (red: Double, green: Double, blue: Double)? {
    let digits = text.dropFirst()
    let written = text.hasPrefix("#") && digits.count == 6 && digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
    guard let number = written ?? named.first(where: { $0.name == text })?.number else { return nil }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    return (part(16), part(8), part(0))
  }
}
