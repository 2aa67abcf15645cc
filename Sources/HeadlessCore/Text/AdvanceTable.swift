/// Advance widths of characters.
///
/// No font is shipped: widths are a table in thousandths of the point size (``AdvanceUnits``). With the system font's own
/// tracking a single line is right within about 2 %; a line break near the edge may fall one word off.
struct AdvanceTable {
  private let scale: Double
  private let tracking: Double
  private let fixed: Double?
  /// 0 for regular widths, 1 for bold ones, beyond for lighter and heavier weights.
  private let boldness: Double

  init(_ font: FontDescription) {
    let over = Double(font.weight - 400) / 300
    boldness = over < 0 ? over * 0.4 : over
    scale = font.size / 1000
    switch font.design {
    case "monospaced":
      fixed = 0.6175 * font.size
      tracking = 0
    case "serif":
      fixed = nil
      tracking = -0.03 * font.size
    default:
      fixed = nil
      tracking = Self.tracking(at: font.size)
    }
  }

  /// The width of one ASCII character; control characters have none.
  func ascii(_ byte: UInt8) -> Double {
    guard byte >= 32, byte < 127 else { return byte == 9 ? 28 : 0 }
    return fixed ?? units(0, Int(byte) - 32) * scale + tracking
  }

  /// The width of a user-perceived character: marks that combine with their base add nothing.
  func width(of character: Character, kind: CharacterKind) -> Double {
    guard let base = character.unicodeScalars.first else { return 0 }
    if base.isASCII, kind != .emoji { return ascii(UInt8(base.value)) }
    switch kind {
    case .emoji: return 1250 * scale
    case .ideograph, .opening, .closing: return 1000 * scale
    case .newline, .zeroWidthSpace: return 0
    case .space, .glue, .hyphen, .syllabic, .letter: break
    }
    let units = units(of: base)
    if units == 0 { return 0 }
    return fixed ?? units * scale + tracking
  }

  private func units(_ row: Int, _ place: Int) -> Double {
    let regular = Double(AdvanceUnits.regular[row][place])
    return boldness == 0 ? regular : regular + (Double(AdvanceUnits.bold[row][place]) - regular) * boldness
  }

  private func units(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF: return 0
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: return 870
    case 0x2002: return 500
    case 0x2003: return 1000
    case 0x2009, 0x200A, 0x202F: return 180
    // Letters of Hebrew and Arabic join and are narrow; their marks are found below.
    case 0x05D0...0x05F4, 0x0620...0x064A, 0x066E...0x06D3, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: return 500
    default: break
    }
    for (row, start) in AdvanceUnits.starts.enumerated() where scalar.value >= start {
      let place = Int(scalar.value - start)
      if place < AdvanceUnits.regular[row].count, AdvanceUnits.regular[row][place] > 0 { return units(row, place) }
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    case .uppercaseLetter, .titlecaseLetter: return 680
    case .lowercaseLetter: return 570
    case .spaceSeparator: return 280
    case .otherPunctuation: return 330
    default: return 600
    }
  }

  /// Points that the system font adds after every character; linear between the published sizes.
  private static func tracking(at size: Double) -> Double {
    guard let last = trackingPoints.last, size < last.size else { return 0.3 }
    var lower = trackingPoints[0]
    if size <= lower.size { return lower.tracking }
    for upper in trackingPoints where upper.size > lower.size {
      if size <= upper.size {
        let part = (size - lower.size) / (upper.size - lower.size)
        return lower.tracking + (upper.tracking - lower.tracking) * part
      }
      lower = upper
    }
    return lower.tracking
  }

  private static let trackingPoints: [(size: Double, tracking: Double)] = [
    (6, 0.24), (8, 0.21), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43),
    (18, -0.44), (20, -0.45), (22, -0.26), (23, -0.10), (24, 0.07), (26, 0.22), (28, 0.38), (34, 0.40), (40, 0.37), (60, 0.30),
  ]
}
