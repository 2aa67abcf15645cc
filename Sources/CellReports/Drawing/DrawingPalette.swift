/// What the names of colours look like.
struct DrawingPalette {
  let isDark: Bool

  /// A colour as SVG takes it. Names that are not known are shown in the label colour: they are colours of the app's own.
  func color(_ words: String) -> String {
    let name = words.split(separator: " ").first.map(String.init) ?? words
    if name.hasPrefix("#"), name.count >= 7, name.dropFirst().allSatisfy(\.isHexDigit) { return String(name.prefix(7)) }
    let key = Self.aliases[name] ?? name
    guard let found = Self.colors[key] else { return isDark ? "#ffffff" : "#000000" }
    return isDark ? found.dark : found.light
  }

  private static let aliases: [String: String] = [
    "primary": "label", "secondary": "secondaryLabel", "tertiary": "tertiaryLabel", "quaternary": "quaternaryLabel",
    "tint": "systemBlue", "accentColor": "systemBlue", "blue": "systemBlue", "red": "systemRed", "green": "systemGreen",
    "orange": "systemOrange", "yellow": "systemYellow", "pink": "systemPink", "purple": "systemPurple", "teal": "systemTeal",
    "indigo": "systemIndigo", "brown": "systemBrown", "mint": "systemMint", "cyan": "systemCyan", "gray": "systemGray",
    "grey": "systemGray", "link": "systemBlue", "darkText": "label", "black": "pureBlack", "white": "pureWhite",
    "tertiarySystemGroupedBackground": "systemGroupedBackground", "tertiarySystemBackground": "systemBackground",
    "opaqueSeparator": "separator", "background": "systemBackground", "windowBackground": "systemBackground",
    "foreground": "label", "fill": "systemFill", "placeholder": "placeholderText", "selection": "systemBlue",
    "ultraThinMaterial": "systemGray6", "thinMaterial": "systemGray6", "regularMaterial": "systemGray6",
    "thickMaterial": "systemGray6", "ultraThickMaterial": "systemGray6", "bar": "systemGray6",
    "darkGray": "systemGray", "lightGray": "systemGray3",
  ]

  /// The published values of the system colours.
  private static let colors: [String: (light: String, dark: String)] = [
    "label": ("#000000", "#ffffff"), "secondaryLabel": ("#8a8a8e", "#98989f"), "tertiaryLabel": ("#c4c4c6", "#5a5a5f"),
    "quaternaryLabel": ("#dcdcdd", "#464649"), "placeholderText": ("#c4c4c6", "#5a5a5f"),
    "systemBackground": ("#ffffff", "#000000"), "secondarySystemBackground": ("#f2f2f7", "#1c1c1e"),
    "systemGroupedBackground": ("#f2f2f7", "#000000"), "secondarySystemGroupedBackground": ("#ffffff", "#1c1c1e"),
    "separator": ("#c6c6c8", "#38383a"), "systemFill": ("#e4e4e6", "#39393d"), "secondarySystemFill": ("#e9e9eb", "#333336"),
    "tertiarySystemFill": ("#eeeeef", "#2b2b2e"), "quaternarySystemFill": ("#f4f4f5", "#232326"),
    "systemBlue": ("#007aff", "#0a84ff"), "systemRed": ("#ff3b30", "#ff453a"), "systemGreen": ("#34c759", "#30d158"),
    "systemOrange": ("#ff9500", "#ff9f0a"), "systemYellow": ("#ffcc00", "#ffd60a"), "systemPink": ("#ff2d55", "#ff375f"),
    "systemPurple": ("#af52de", "#bf5af2"), "systemTeal": ("#30b0c7", "#40c8e0"), "systemIndigo": ("#5856d6", "#5e5ce6"),
    "systemBrown": ("#a2845e", "#ac8e68"), "systemMint": ("#00c7be", "#63e6e2"), "systemCyan": ("#32ade6", "#64d2ff"),
    "systemGray": ("#8e8e93", "#8e8e93"), "systemGray2": ("#aeaeb2", "#636366"), "systemGray3": ("#c7c7cc", "#48484a"),
    "systemGray4": ("#d1d1d6", "#3a3a3c"), "systemGray5": ("#e5e5ea", "#2c2c2e"), "systemGray6": ("#f2f2f7", "#1c1c1e"),
    "pureBlack": ("#000000", "#000000"), "pureWhite": ("#ffffff", "#ffffff"), "clear": ("none", "none"),
  ]
}
