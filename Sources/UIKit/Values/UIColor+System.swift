/// Named colours. Values are those Apple documents or that a colour picker shows; names are what appearances print.
extension UIColor {
  public class var black: UIColor { UIColor(storage: .named("black")) }
  public class var darkGray: UIColor { UIColor(storage: .named("darkGray")) }
  public class var lightGray: UIColor { UIColor(storage: .named("lightGray")) }
  public class var white: UIColor { UIColor(storage: .named("white")) }
  public class var gray: UIColor { UIColor(storage: .named("gray")) }
  public class var red: UIColor { UIColor(storage: .named("red")) }
  public class var green: UIColor { UIColor(storage: .named("green")) }
  public class var blue: UIColor { UIColor(storage: .named("blue")) }
  public class var cyan: UIColor { UIColor(storage: .named("cyan")) }
  public class var yellow: UIColor { UIColor(storage: .named("yellow")) }
  public class var magenta: UIColor { UIColor(storage: .named("magenta")) }
  public class var orange: UIColor { UIColor(storage: .named("orange")) }
  public class var purple: UIColor { UIColor(storage: .named("purple")) }
  public class var brown: UIColor { UIColor(storage: .named("brown")) }
  public class var clear: UIColor { UIColor(storage: .named("clear")) }
  public class var systemRed: UIColor { UIColor(storage: .named("systemRed")) }
  public class var systemGreen: UIColor { UIColor(storage: .named("systemGreen")) }
  public class var systemBlue: UIColor { UIColor(storage: .named("systemBlue")) }
  public class var systemOrange: UIColor { UIColor(storage: .named("systemOrange")) }
  public class var systemYellow: UIColor { UIColor(storage: .named("systemYellow")) }
  public class var systemPink: UIColor { UIColor(storage: .named("systemPink")) }
  public class var systemPurple: UIColor { UIColor(storage: .named("systemPurple")) }
  public class var systemTeal: UIColor { UIColor(storage: .named("systemTeal")) }
  public class var systemIndigo: UIColor { UIColor(storage: .named("systemIndigo")) }
  public class var systemBrown: UIColor { UIColor(storage: .named("systemBrown")) }
  public class var systemMint: UIColor { UIColor(storage: .named("systemMint")) }
  public class var systemCyan: UIColor { UIColor(storage: .named("systemCyan")) }
  public class var systemGray: UIColor { UIColor(storage: .named("systemGray")) }
  public class var systemGray2: UIColor { UIColor(storage: .named("systemGray2")) }
  public class var systemGray3: UIColor { UIColor(storage: .named("systemGray3")) }
  public class var systemGray4: UIColor { UIColor(storage: .named("systemGray4")) }
  public class var systemGray5: UIColor { UIColor(storage: .named("systemGray5")) }
  public class var systemGray6: UIColor { UIColor(storage: .named("systemGray6")) }
  public class var label: UIColor { UIColor(storage: .named("label")) }
  public class var secondaryLabel: UIColor { UIColor(storage: .named("secondaryLabel")) }
  public class var tertiaryLabel: UIColor { UIColor(storage: .named("tertiaryLabel")) }
  public class var quaternaryLabel: UIColor { UIColor(storage: .named("quaternaryLabel")) }
  public class var link: UIColor { UIColor(storage: .named("link")) }
  public class var placeholderText: UIColor { UIColor(storage: .named("placeholderText")) }
  public class var separator: UIColor { UIColor(storage: .named("separator")) }
  public class var opaqueSeparator: UIColor { UIColor(storage: .named("opaqueSeparator")) }
  public class var systemBackground: UIColor { UIColor(storage: .named("systemBackground")) }
  public class var secondarySystemBackground: UIColor { UIColor(storage: .named("secondarySystemBackground")) }
  public class var tertiarySystemBackground: UIColor { UIColor(storage: .named("tertiarySystemBackground")) }
  /// The older name of ``systemGroupedBackground``.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
  public class var systemGroupedBackground: UIColor { UIColor(storage: .named("systemGroupedBackground")) }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(storage: .named("secondarySystemGroupedBackground")) }
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(storage: .named("tertiarySystemGroupedBackground")) }
  public class var systemFill: UIColor { UIColor(storage: .named("systemFill")) }
  public class var secondarySystemFill: UIColor { UIColor(storage: .named("secondarySystemFill")) }
  public class var tertiarySystemFill: UIColor { UIColor(storage: .named("tertiarySystemFill")) }
  public class var quaternarySystemFill: UIColor { UIColor(storage: .named("quaternarySystemFill")) }
  public class var lightText: UIColor { UIColor(storage: .named("lightText")) }
  public class var darkText: UIColor { UIColor(storage: .named("darkText")) }
  public class var tintColor: UIColor { UIColor(storage: .named("tintColor")) }

  /// Light and dark, as RGBA.
  static let palette: [String: (UInt32, UInt32)] = [
    "black": (0x000000FF, 0x000000FF),
    "darkGray": (0x555555FF, 0x555555FF),
    "lightGray": (0xAAAAAAFF, 0xAAAAAAFF),
    "white": (0xFFFFFFFF, 0xFFFFFFFF),
    "gray": (0x808080FF, 0x808080FF),
    "red": (0xFF0000FF, 0xFF0000FF),
    "green": (0x00FF00FF, 0x00FF00FF),
    "blue": (0x0000FFFF, 0x0000FFFF),
    "cyan": (0x00FFFFFF, 0x00FFFFFF),
    "yellow": (0xFFFF00FF, 0xFFFF00FF),
    "magenta": (0xFF00FFFF, 0xFF00FFFF),
    "orange": (0xFF8000FF, 0xFF8000FF),
    "purple": (0x800080FF, 0x800080FF),
    "brown": (0x996633FF, 0x996633FF),
    "clear": (0x00000000, 0x00000000),
    "systemRed": (0xFF3B30FF, 0xFF453AFF),
    "systemGreen": (0x34C759FF, 0x30D158FF),
    "systemBlue": (0x007AFFFF, 0x0A84FFFF),
    "systemOrange": (0xFF9500FF, 0xFF9F0AFF),
    "systemYellow": (0xFFCC00FF, 0xFFD60AFF),
    "systemPink": (0xFF2D55FF, 0xFF375FFF),
    "systemPurple": (0xAF52DEFF, 0xBF5AF2FF),
    "systemTeal": (0x30B0C7FF, 0x40C8E0FF),
    "systemIndigo": (0x5856D6FF, 0x5E5CE6FF),
    "systemBrown": (0xA2845EFF, 0xAC8E68FF),
    "systemMint": (0x00C7BEFF, 0x63E6E2FF),
    "systemCyan": (0x32ADE6FF, 0x64D2FFFF),
    "systemGray": (0x8E8E93FF, 0x8E8E93FF),
    "systemGray2": (0xAEAEB2FF, 0x636366FF),
    "systemGray3": (0xC7C7CCFF, 0x48484AFF),
    "systemGray4": (0xD1D1D6FF, 0x3A3A3CFF),
    "systemGray5": (0xE5E5EAFF, 0x2C2C2EFF),
    "systemGray6": (0xF2F2F7FF, 0x1C1C1EFF),
    "label": (0x000000FF, 0xFFFFFFFF),
    "secondaryLabel": (0x3C3C4399, 0xEBEBF599),
    "tertiaryLabel": (0x3C3C434C, 0xEBEBF54C),
    "quaternaryLabel": (0x3C3C432D, 0xEBEBF52D),
    "link": (0x007AFFFF, 0x0984FFFF),
    "placeholderText": (0x3C3C434C, 0xEBEBF54C),
    "separator": (0x3C3C4349, 0x54545899),
    "opaqueSeparator": (0xC6C6C8FF, 0x38383AFF),
    "systemBackground": (0xFFFFFFFF, 0x000000FF),
    "secondarySystemBackground": (0xF2F2F7FF, 0x1C1C1EFF),
    "tertiarySystemBackground": (0xFFFFFFFF, 0x2C2C2EFF),
    "systemGroupedBackground": (0xF2F2F7FF, 0x000000FF),
    "secondarySystemGroupedBackground": (0xFFFFFFFF, 0x1C1C1EFF),
    "tertiarySystemGroupedBackground": (0xF2F2F7FF, 0x2C2C2EFF),
    "systemFill": (0x78788033, 0x7878805B),
    "secondarySystemFill": (0x78788028, 0x78788051),
    "tertiarySystemFill": (0x7676801E, 0x7676803D),
    "quaternarySystemFill": (0x74748014, 0x7676802D),
    "lightText": (0xFFFFFF99, 0xFFFFFF99),
    "darkText": (0x000000FF, 0x000000FF),
    "tintColor": (0x007AFFFF, 0x0A84FFFF),
  ]
}
