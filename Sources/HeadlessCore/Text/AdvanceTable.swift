/// Advance widths by kind of character.
///
/// No font is shipped: widths are a table in thousandths of the point size, calibrated on the one published width of the
/// system font. A single line is right within about 2 %; a line break near the edge may fall one word off.
struct AdvanceTable {
  private let scale: Double
  private let tracking: Double
  private let fixed: Double?

  init(_ font: FontDescription) {
    let overRegular = Double(font.weight - 400) / 100
    let weightFactor = 1 + overRegular * (overRegular > 0 ? 0.014 : 0.006)
    switch font.design {
    case "monospaced":
      fixed = 0.6175 * font.size
      tracking = 0
      scale = font.size / 1000
    case "serif":
      fixed = nil
      tracking = 0
      scale = font.size * weightFactor * 0.94 / 1000
    default:
      fixed = nil
      tracking = Self.tracking(at: font.size)
      scale = font.size * weightFactor / 1000
    }
  }

  /// The width of one ASCII character; control characters have none.
  func ascii(_ byte: UInt8) -> Double {
    guard byte >= 32, byte < 127 else { return byte == 9 ? 28 : 0 }
    return fixed ?? Double(Self.asciiUnits[Int(byte) - 32]) * scale + tracking
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
    let units = Self.units(of: base)
    if units == 0 { return 0 }
    return fixed ?? Double(units) * scale + tracking
  }

  private static func units(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0xA0, 0x202F: return 280
    case 0xC0...0xFF: return Int(latinUnits[Int(scalar.value) - 0xC0])
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: return 870
    case 0x2002, 0x2013: return 560
    case 0x2003, 0x2014: return 1000
    case 0x2009, 0x200A: return 180
    case 0x2018, 0x2019, 0x201A: return 260
    case 0x201C, 0x201D, 0x201E: return 450
    case 0x2022: return 400
    case 0x2026: return 870
    case 0xAD, 0x200B...0x200F, 0x2060, 0xFE00...0xFE0F, 0xFEFF: return 0
    case 0x0590...0x08FF: return 500
    default: break
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

  /// Printable ASCII, from space to tilde.
  private static let asciiUnits: [Int16] = [
    280, 290, 420, 620, 630, 830, 680, 240, 370, 370, 440, 650, 290, 460, 290, 310,  // space … /
    640, 480, 600, 630, 650, 620, 640, 580, 640, 640, 290, 290, 650, 650, 650, 520,  // 0 … ?
    940, 680, 660, 710, 720, 600, 580, 740, 740, 270, 550, 660, 570, 880, 740, 770,  // @ … O
    640, 770, 650, 640, 630, 740, 660, 970, 680, 660, 660, 370, 310, 370, 600, 560,  // P … _
    400, 550, 610, 560, 610, 580, 360, 610, 590, 250, 250, 550, 260, 880, 590, 590,  // ` … o
    610, 610, 380, 530, 360, 590, 550, 780, 540, 550, 550, 370, 310, 370, 650,  // p … ~
  ]

  /// U+00C0 … U+00FF have the width of the letter below the mark.
  private static let latinUnits: [Int16] = {
    let bases = "AAAAAAMCEEEEIIIIDNOOOOO+OUUUUYPbaaaaaamceeeeiiiionooooo+ouuuuypy"
    return bases.utf8.map { asciiUnits[Int($0) - 32] }
  }()

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
