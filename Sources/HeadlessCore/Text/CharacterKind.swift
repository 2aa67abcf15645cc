/// What a character means for line breaking.
enum CharacterKind: UInt8 {
  /// Part of a word.
  case letter
  /// A line may end here, and the space hangs over the edge.
  case space
  /// A space that holds its neighbours together.
  case glue
  /// Ends a line for certain.
  case newline
  /// An invisible place where a line may end.
  case zeroWidthSpace
  /// A line may end after it, unless a digit follows.
  case hyphen
  /// A line may begin and end at it.
  case ideograph
  /// East Asian punctuation that may not end a line.
  case opening
  /// East Asian punctuation that may not begin a line.
  case closing
  /// Scripts without spaces between words.
  case syllabic
  /// A pictograph, which breaks like an ideograph.
  case emoji

  init(ascii byte: UInt8) {
    switch byte {
    case 0x20, 0x09: self = .space
    case 0x0A, 0x0B, 0x0C, 0x0D: self = .newline
    case 0x2D, 0x2F: self = .hyphen
    default: self = .letter
    }
  }

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let base = scalars.first else {
      self = .letter
      return
    }
    if base.isASCII {
      let isKeycap = scalars.count > 1 && scalars.contains { $0.value == 0x20E3 || $0.value == 0xFE0F }
      self = isKeycap ? .emoji : CharacterKind(ascii: UInt8(base.value))
      return
    }
    switch base.value {
    case 0x85, 0x2028, 0x2029: self = .newline
    case 0xA0, 0x202F, 0x2060: self = .glue
    case 0x200B, 0xAD: self = .zeroWidthSpace
    case 0x2000...0x200A, 0x3000: self = .space
    case 0x2010, 0x2013, 0x2014: self = .hyphen
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0xFF08, 0xFF3B, 0xFF5B: self = .opening
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A,
      0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D:
      self = .closing
    case 0x3130...0x318F, 0xAC00...0xD7A3: self = .letter
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      self = .ideograph
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: self = .syllabic
    default:
      let isPicture =
        base.properties.isEmojiPresentation || base.value >= 0x1F000
        || (base.properties.isEmoji && scalars.contains { $0.value == 0xFE0F })
      self = isPicture ? .emoji : .letter
    }
  }

  /// True if a line may end between two neighbours; `digit` tells whether the right one is a digit.
  static func allowsBreak(between left: CharacterKind, and right: CharacterKind, digit: Bool) -> Bool {
    if right == .space || right == .newline || right == .closing || right == .glue || left == .glue || left == .opening {
      return false
    }
    switch left {
    case .space, .zeroWidthSpace: return true
    case .hyphen: return !digit
    case .ideograph, .closing, .syllabic, .emoji: return true
    case .letter: return right == .ideograph || right == .opening || right == .emoji || right == .syllabic
    case .newline, .glue, .opening: return false
    }
  }
}
