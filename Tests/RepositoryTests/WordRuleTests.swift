import Foundation
import Testing

/// One word for one thing: what was once said in words of our own has a standard word now, and the old one does not come back.
@Suite("Words") struct WordRuleTests {
  /// A word that readers must not meet, and the one that they know.
  private struct Rule {
    /// What a text has that may break the rule: looked for first, since expressions are slow.
    var stem: String
    var standard: String
    /// What is wrong, in small letters; nil: the stem by itself.
    var pattern: Regex<Substring>?
    /// True if only texts that a user reads are meant, and comments may say it.
    var isForStringsOnly = false

    init(_ stem: String, _ standard: String, isForStringsOnly: Bool = false, _ pattern: Regex<Substring>? = nil) {
      self.stem = stem
      self.standard = standard
      self.pattern = pattern
      self.isForStringsOnly = isForStringsOnly
    }

    func isBroken(by prose: String) -> Bool {
      let prose = prose.lowercased()
      guard prose.contains(stem) else { return false }
      return pattern.map { prose.firstMatch(of: $0) != nil } ?? true
    }
  }

  /// To act stays a verb: "a button acts on its row".
  private static var rules: [Rule] {
    [
      Rule("act", "action", /\b(?:an|the|another|other|same|next|second|this|each|every|own) act\b/),
      Rule("acts", "actions", /\b(?:both|two|such|other|the|these) acts\b/),
      Rule("act's", "action's", /\bact's\b/),
      Rule("(acts)", "(interactive)"),
      Rule("serving", "cell binding", /\b(?:a|the|each|every|this|of|former) servings?\b/),
      Rule("seam", "interposed call", /\bseams?\b/),
      Rule("knob", "option", /\bknobs?\b/),
      Rule("born", "made, set here", /\bborn\b/),
      Rule("twin", "fresh run, or the other one of the pair", /\btwins?\b/),
      Rule("nurser", "fork server"),
      Rule("errand", "job", /\berrands?\b/),
      Rule("hash otherwise", "changed hash"),
      Rule("moved otherwise", "are not in the data's order"),
      Rule("nobody could verify", "unverified"),
      Rule("is not any more", "is no longer"),
      Rule("live on with", "are also retained"),
      Rule("left out", "skipped", isForStringsOnly: true),
    ]
  }

  /// Names that were types, members or options, each with what it is called now.
  private static let names = [
    "Survivor": "LeakedObject", "LastingWork": "OutstandingWork", "RowsOtherwise": "UnexpectedRowOrder",
    "FormerPlace": "StaleIndexAccess", "WaitingCell": "PreparedCell", "OutlivingWrites": "WriteAfterReuse",
    "WrapBand": "LineBreakTolerance", "NavigationPile": "NavigationStackContent", "MainRights": "MainActorAssumption",
    "WorkPlace": "CallSite", "OpenQuestions": "ConsultedChoices", "Serving": "CellBinding", "quietSteps": "unrecordedSteps",
    "sweepStates": "cycleCellStates", "warnMemory": "simulateMemoryWarning",
  ]

  /// Places that say an old word, each with the reason: a part of the line, and the end of the file's path.
  private static let exceptions = [
    // Shapes are a part of fingerprints: another word would make a known finding of every baseline a new one.
    (file: "Detectors/UnstableIdentity.swift", text: "shape: [\"born\"]"),
    // The key under which replay lines and kept traces have it.
    (file: "CellTrace/Configuration.swift", text: "= \"quietSteps\""),
    // What was written then, as it was written.
    (file: "Decisions/0022-interactions.md", text: "\"The act\" in findings is now what was done"),
    // A screen that is an errand list.
    (file: "Decisions/0082-what-a-change-takes-away.md", text: "Memos and Errands"),
  ]

  private func files() throws -> [TextFile] {
    let folders =
      ["Sources/CellHarness", "Sources/HeadlessCore", "Sources/CInterposer", "Sources/SelectorDispatch"]
      + ["Sources/CellTrace", "Sources/CellDetectors", "Sources/CellReports", "Sources/CellRuns", "Sources/CellExplorer"]
      + ["Sources/CellHarnessTesting", "Sources/CellHarnessCLI", "Sources/AppAdoption", "Sources/AppSourceRewriter"]
    let pages = ["README.md", "CONTRIBUTING.md"].map { name in
      TextFile(path: name, text: (try? String(contentsOf: Repository.root.appendingPathComponent(name), encoding: .utf8)) ?? "")
    }
    return try folders.flatMap { try Repository.files(below: $0, extensions: ["swift", "c", "h", "md"]) } + pages
  }

  @Test("what readers meet says no word of our own where there is a standard one")
  func prose() throws {
    let files = try files()
    #expect(files.count > 300)
    let all = Self.rules
    var violations: [String] = []
    for file in files {
      // Most files hold none of them.
      let text = file.text.lowercased()
      let rules = all.filter { text.contains($0.stem) }
      guard !rules.isEmpty else { continue }
      for piece in Prose.pieces(of: file) {
        for rule in rules where !(rule.isForStringsOnly && !piece.isString) && rule.isBroken(by: piece.text) {
          guard !Self.isException(file, piece.line) else { continue }
          violations.append("\(file.path):\(piece.line + 1): \"\(rule.stem)\" is said \(rule.standard): \(piece.text)")
        }
      }
    }
    expectNone(violations)
  }

  @Test("no declaration has the former name of what has a standard one")
  func declarations() throws {
    var violations: [String] = []
    for file in try files() where !file.path.hasSuffix(".md") {
      for (name, standard) in Self.names where file.text.contains(name) {
        for (index, line) in file.lines.enumerated() where line.contains(name) && !Self.isException(file, index) {
          let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          if words.contains(Substring(name)) { violations.append("\(file.path):\(index + 1): \(name) is \(standard)") }
        }
      }
    }
    expectNone(violations)
  }

  @Test("a file is named by what is in it, and not as more, other, older or rare things of another one")
  func fileNames() throws {
    /// What is in these files is called so.
    let named: Set = [
      // Another app, which takes and gives what is dragged. Reports of earlier formats. Types whose names are older.
      "OtherApp.swift", "OlderReports.swift", "OlderTypes.swift",
      // Tests of the phone with an older system, of older shapes of calls, of older names.
      "OlderPhoneTests.swift", "OlderShapeTests.swift", "OlderNameTests.swift",
    ]
    let files = try ["Sources", "Tests"].flatMap { try Repository.files(below: $0) }
    expectNone(
      files.compactMap { file in
        let name = file.path.split(separator: "/").last.map(String.init) ?? ""
        guard !named.contains(name), name.firstMatch(of: /(?:^|\+)(?:More|Other|Older|Rare)(?:[A-Z.]|$)/) != nil else {
          return nil
        }
        return "\(file.path): say what is in it"
      })
  }

  @Test("the rule finds what it is for: nouns and not verbs, comments and texts and not names")
  func ruleItself() {
    let rules = Self.rules
    func broken(_ source: String) -> Int {
      Prose.pieces(of: TextFile(path: "A.swift", text: source)).count { piece in
        rules.contains { !($0.isForStringsOnly && !piece.isString) && $0.isBroken(by: piece.text) }
      }
    }
    #expect(broken("/// The act's step.\nlet act = 1") == 1)
    #expect(broken("// a button that acts on its row\nlet seams = knob(act)") == 0)
    #expect(broken("let text = \"\\(count) steps were left out\"\n// what is left out") == 1)
    #expect(broken("let text = \"\"\"\n  Before the next act.\n  \"\"\"\n") == 1)
    #expect(broken("let page = \"https://example.org/twin-peaks\"") == 1)
  }

  private static func isException(_ file: TextFile, _ line: Int) -> Bool {
    exceptions.contains { file.path.hasSuffix($0.file) && file.lines[line].contains($0.text) }
  }
}

/// What people read in a file: all of a page, and the comments and texts of source.
enum Prose {
  struct Piece {
    /// The line's index, from 0.
    var line: Int
    var text: String
    /// False for a comment, and for what stands in a page.
    var isString: Bool
  }

  static func pieces(of file: TextFile) -> [Piece] {
    if file.path.hasSuffix(".md") {
      return file.lines.enumerated().map { Piece(line: $0.offset, text: String($0.element), isString: false) }
    }
    // True inside a text of several lines.
    var isText = false
    return file.lines.enumerated().flatMap { index, line -> [Piece] in
      if line.contains("\"\"\"") {
        if !line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { return [] }
        isText.toggle()
        return []
      }
      if isText { return [Piece(line: index, text: String(line), isString: true)] }
      guard line.contains("\"") || line.contains("//") else { return [] }
      let parts = line.components(separatedBy: "\"")
      let texts = parts.indices.filter { !$0.isMultiple(of: 2) }.map { Piece(line: index, text: parts[$0], isString: true) }
      // Outside of texts, so that an address is none.
      let comment = parts.indices.filter { $0.isMultiple(of: 2) }.compactMap { place in
        parts[place].range(of: "//").map {
          ([String(parts[place][$0.upperBound...])] + parts[(place + 1)...]).joined(separator: "\"")
        }
      }.first
      return texts + (comment.map { [Piece(line: index, text: $0, isString: false)] } ?? [])
    }
  }
}
