/// Whether a word goes on beside a title that is found in a text. Scripts without gaps between words put particles right behind a name.
enum WordEdge {
  /// - Parameters:
  ///   - neighbour: The character beside the title.
  ///   - edge: The title's own character there.
  static func goesOn(_ neighbour: Character, beside edge: Character, isAfter: Bool) -> Bool {
    guard neighbour.isLetter || neighbour.isNumber else { return false }
    // Letters of two scripts are no word; "Note 12" is another note than "Note 1" in any of them.
    if neighbour.isLetter, edge.isLetter, hasGaps(neighbour) != hasGaps(edge) { return false }
    if neighbour.isNumber || hasGaps(neighbour) { return true }
    return !(isAfter && particles.contains(neighbour))
  }

  /// True for a letter of a script that has gaps between words and nothing behind them: not Korean, Japanese or Chinese.
  private static func hasGaps(_ character: Character) -> Bool {
    !(character.unicodeScalars.first.map { scalar in unspaced.contains { $0.contains(scalar.value) } } ?? false)
  }

  private static let unspaced: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
  ]
  /// What begins behind a name and is no part of it: particles and forms of address.
  private static let particles = Set("은는이가을를의과와도에님씨로으랑께のをはがにでともへや様的")
}
