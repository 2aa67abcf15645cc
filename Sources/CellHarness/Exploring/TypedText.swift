/// Texts that matter to a list: one that changes a field, one that makes it grow, one that matches nothing; and what a form takes that wants
/// something else than words.
enum TypedText {
  static let plain = "e"
  static let all = [plain, "Zoë 👩‍👩‍👧 and a name that needs more than one line of a narrow row"]

  /// What a field is filled with. One that does not say what it is for may want a number: a word is none, but a number is a word, too.
  static func texts(for purpose: FieldPurpose) -> [String] {
    let own = own(purpose.kind)
    return purpose.isSure && !own.isEmpty ? own : own + all + (purpose.kind == .unknown ? [number] : [])
  }

  /// Everything that is typed whatever the list shows.
  static let fixed = Set(FieldPurpose.Kind.allCases.flatMap(own) + all + [number])

  private static let number = "12"

  /// What is searched for where nothing is shown yet, and nobody knows what there is: letters with which many words and names begin.
  static let beginnings = ["a", "m", "s", "t"]

  /// Two of a kind, where two can be told apart in a row. All of them are taken by checks that are usual.
  private static func own(_ kind: FieldPurpose.Kind) -> [String] {
    switch kind {
    case .unknown, .search: []
    case .number: [number, "7"]
    case .decimal: ["1.5", number]
    case .phone: ["01012345678", "0212345678"]
    case .email: ["a@b.co", "zoe@example.org"]
    case .address: ["https://example.org"]
    case .date: ["2026-01-31", "01/31/2026"]
    case .postalCode: ["12345"]
    case .code: ["123456"]
    case .cardNumber: ["4111111111111111"]
    case .password: ["Passw0rd!"]
    }
  }

  /// A text that a row has already, for a field that may name a new one: rows that are told apart by what was typed are two of a name.
  /// Nil where the field wants something of another kind, or types it anyway.
  static func taken(_ titles: [String], for purpose: FieldPurpose) -> String? {
    guard purpose.kind == .unknown, let title = titles.last(where: { !$0.isEmpty }), !fixed.contains(title) else { return nil }
    return title
  }

  /// What leaves few rows where it is searched for, and puts the first of them where another stands without it: what a text of one of the last
  /// rows begins with, so much of it that the first row does not have it. Best if its first letter alone finds others, too: then an answer to
  /// that letter is another one. Nil if there is no such row.
  static func telling(_ rows: [[String]]) -> String? {
    let rows = rows.filter { !$0.isEmpty }
    guard let last = rows.last else { return nil }
    let lowered = rows.map { $0.map { $0.lowercased() } }
    for row in rows.dropFirst().reversed() {
      guard let text = beginning(of: row, besides: lowered[0]), let letter = text.lowercased().first else { continue }
      let hasOthers = lowered.contains { texts in
        texts.contains { $0.first == letter } && !texts.contains { $0.hasPrefix(text.lowercased()) }
      }
      if hasOthers { return text }
    }
    return beginning(of: last, besides: rows.count > 1 ? lowered[0] : []) ?? last.first.map { String($0.prefix(3)) }
  }

  /// As much of the first text of a row that has something that another row does not have.
  private static func beginning(of row: [String], besides first: [String]) -> String? {
    let beginnings = row.flatMap { text in (min(3, text.count)...text.count).map { String(text.prefix($0)) } }
    return beginnings.first { text in !first.contains { $0.contains(text.lowercased()) } }
  }
}
