/// The device of a run and how its user has set it up: what an app sees as traits, window size and safe area.
///
/// Written as words with commas, as `--traits` takes them: `device=iPhoneSE,text=accessibilityLarge,dark`.
public struct HostTraits: Hashable, Sendable {
  /// The device with its screen.
  package var device: HostDevice
  /// Another width of the window, in points.
  package var width: Double?
  /// Another number of pixels a point.
  package var scale: Double?
  /// The preferred size of text.
  package var textSize: PreferredTextSize
  /// Whether the device is in dark appearance.
  package var isDark: Bool
  /// Reading direction right to left.
  package var isRightToLeft: Bool
  /// Whether the user has chosen bold text.
  package var isBoldText: Bool
  /// Whether the user has chosen more contrast.
  package var isHighContrast: Bool
  /// Whether the shape of the screen takes its room: lists then begin below the status bar.
  package var hasSafeArea: Bool

  /// Creates traits; those left out are an iPhone's as it comes out of its box.
  public init(
    device: HostDevice = .iPhone14, width: Double? = nil, scale: Double? = nil, textSize: PreferredTextSize = .large,
    isDark: Bool = false, isRightToLeft: Bool = false, isBoldText: Bool = false, isHighContrast: Bool = false,
    hasSafeArea: Bool = false
  ) {
    self.device = device
    self.width = width
    self.scale = scale
    self.textSize = textSize
    self.isDark = isDark
    self.isRightToLeft = isRightToLeft
    self.isBoldText = isBoldText
    self.isHighContrast = isHighContrast
    self.hasSafeArea = hasSafeArea
  }

  /// What runs have unless they ask for something else.
  public static let standard = HostTraits()

  /// Width and height of the window in points, upright.
  package var windowSize: [Double] { [width ?? device.width, device.height] }
  /// Pixels a point.
  package var pixels: Double { scale ?? device.scale }
}

extension HostTraits: CustomStringConvertible {
  /// The words that differ from ``standard``; `standard` if none does.
  public var description: String {
    var words: [String] = []
    if device != .iPhone14 { words.append("device=\(device.name)") }
    if let width { words.append("width=\(NumberWords.text(width))") }
    if let scale { words.append("scale=\(NumberWords.text(scale))") }
    if textSize != .large { words.append("text=\(textSize.rawValue)") }
    if isBoldText { words.append("bold") }
    if isDark { words.append("dark") }
    if isRightToLeft { words.append("rtl") }
    if isHighContrast { words.append("contrast") }
    if hasSafeArea { words.append("safe-area") }
    return words.isEmpty ? "standard" : words.joined(separator: ",")
  }

  /// A word that names no trait.
  package struct BadWord: Error, Equatable, CustomStringConvertible {
    /// The word as it was written.
    package var word: String
    /// What happened and what can be written instead.
    package var description: String {
      "'\(word)' is no trait; write words with commas: device=\(HostDevice.all.map(\.name).joined(separator: "|")), width=POINTS, "
        + "scale=1|2|3, text=\(PreferredTextSize.allCases.map(\.rawValue).joined(separator: "|")), bold, dark, rtl, contrast, "
        + "safe-area, or standard"
    }
  }

  /// Reads words with commas.
  /// - Throws: ``BadWord`` with the first word that is no trait.
  package init(_ words: String) throws(BadWord) {
    self.init()
    for word in words.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard take(word) else { throw BadWord(word: word) }
    }
  }

  private mutating func take(_ word: String) -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    switch (parts[0], parts.count > 1 ? parts[1] : nil) {
    case ("standard", nil): break
    case ("bold", nil): isBoldText = true
    case ("dark", nil): isDark = true
    case ("rtl", nil): isRightToLeft = true
    case ("contrast", nil): isHighContrast = true
    case ("safe-area", nil): hasSafeArea = true
    case ("device", let name?):
      guard let found = HostDevice.all.first(where: { $0.name == name }) else { return false }
      device = found
    case ("width", let text?):
      guard let value = Double(text), value >= 200, value <= 2000 else { return false }
      width = value
    case ("scale", let text?):
      guard let value = Double(text), [1, 2, 3].contains(value) else { return false }
      scale = value
    case ("text", let name?):
      guard let size = PreferredTextSize(rawValue: name) else { return false }
      textSize = size
    default: return false
    }
    return true
  }
}

extension HostTraits: Codable {
  /// Reads the words.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(try container.decode(String.self))
    } catch let error as BadWord {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes the words.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// Numbers as they are typed.
private enum NumberWords {
  static func text(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}
