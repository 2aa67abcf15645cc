import CellTrace

/// A part of a report with a heading.
public struct ReportSection: Sendable, Encodable {
  /// What a section is about, in the order of a report.
  public enum Kind: String, Sendable, CaseIterable, Encodable {
    /// Whether the gate passed, why not, and what the baseline says.
    case verdict
    /// Findings that no scenario expects, known or new.
    case findings
    /// Detectors that a scenario expects and that were silent.
    case unmetExpectations
    /// Scenarios that could not be run at all.
    case notRun
    /// What no detector could judge, and why.
    case notJudged
    /// Work that had not ended when a step had waited long enough.
    case pending
    /// Findings that their scenarios expect.
    case expected
    /// What was run under which policy, and what was skipped and why.
    case policies
    /// What a search of a screen did: states seen, and interactions by kind.
    case search
    /// Which handlers ran for which cell states.
    case cellStates
    /// Every scenario with its numbers.
    case scenarios
    /// Versions, seed, policies and profiles: what a bug report needs.
    case metadata
  }

  /// A piece of a section.
  public enum Block: Sendable {
    /// A finding with all that belongs to it.
    case finding(FindingCard)
    /// Something that is wrong at a place.
    case problem(Problem)
    /// A line, perhaps with a second one that explains it.
    case line(String, detail: String? = nil)
    /// Rows and columns.
    case table(Table)
  }

  /// Something wrong that is no finding of a detector.
  public struct Problem: Sendable, Encodable {
    /// Where the scenario is written.
    public var place: SourcePlace
    /// The file as a path below the root of the sources, if it is known; else as in `place`.
    public var path: String
    /// A word for its kind: `unmet-expectation` or `not-run`.
    public var kind: String
    /// The scenario's name.
    public var scenario: String
    /// What is wrong, as a sentence without its end.
    public var text: String

    /// Without the path, which depends on where the program was started.
    private enum CodingKeys: String, CodingKey { case place, kind, scenario, text }
  }

  /// Rows and columns of text.
  public struct Table: Sendable, Encodable {
    /// What it shows; empty if the section's title says it.
    public var caption: String
    /// Headings of the columns. All but the first hold numbers where `areNumbers` is set.
    public var columns: [String]
    /// Rows with one text for each column.
    public var rows: [[String]]
    /// Whether all columns but the first hold numbers.
    package var areNumbers: Bool
  }

  /// What it is about.
  public var kind: Kind
  /// The section's heading, in words.
  public var title: String
  /// What a reader must know to understand the section; nil if the title says it.
  public var note: String?
  /// What it says.
  public var blocks: [Block]

  init(_ kind: Kind, _ blocks: [Block]) {
    self.kind = kind
    self.title = SectionText.title(kind)
    self.note = SectionText.note(kind)
    self.blocks = blocks
  }
}

extension ReportSection {
  /// Everything the section says, text by text: what each format must show that does not omit the section.
  package var facts: [String] {
    (note.map { [$0] } ?? []) + blocks.flatMap(\.facts)
  }
}

extension ReportSection.Block {
  /// Everything the block says, text by text.
  package var facts: [String] {
    switch self {
    case .finding(let card): card.facts
    case .problem(let problem): [problem.scenario, problem.text]
    case .line(let text, let detail): [text] + (detail.map { [$0] } ?? [])
    case .table(let table): [table.caption] + table.columns + table.rows.flatMap(\.self)
    }
  }
}

extension ReportSection.Block: Encodable {
  private enum Key: String, CodingKey { case finding, problem, line, detail, table }

  /// Writes the block under the name of what it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .finding(let card): try container.encode(card, forKey: .finding)
    case .problem(let problem): try container.encode(problem, forKey: .problem)
    case .line(let text, let detail):
      try container.encode(text, forKey: .line)
      try container.encodeIfPresent(detail, forKey: .detail)
    case .table(let table): try container.encode(table, forKey: .table)
    }
  }
}
