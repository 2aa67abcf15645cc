import CellDetectors
import CellTrace

extension SARIF {
  /// What a detector finds, as a code-scanning page explains it.
  struct Rule: Encodable {
    struct Configuration: Encodable { let level: String }
    struct Help: Encodable {
      let text: String
      let markdown: String
    }
    struct Properties: Encodable {
      let precision = "very-high"
      let severity: String
      let tags = ["lists", "cell-reuse"]
      private enum CodingKeys: String, CodingKey {
        case precision, tags
        case severity = "problem.severity"
      }
    }

    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Help
    let defaultConfiguration: Configuration
    let properties: Properties

    init(_ id: String) {
      let detector = DetectorCatalog.detector(id)
      let level = detector?.severity ?? .error
      let help =
        detector?.explanation ?? "What a scenario declares did not happen: a detector that it expects to fire was silent."
      self.id = SARIF.text(id, limit: 255)
      shortDescription = Message(detector?.summary ?? "an expectation of a scenario was not met", limit: 1_000)
      fullDescription = Message(detector?.page.meaning ?? help, limit: 1_000)
      self.help = Help(text: SARIF.text(help), markdown: "```text\n\(SARIF.text(help))\n```")
      defaultConfiguration = Configuration(level: level.rawValue)
      properties = Properties(severity: level.rawValue)
    }
  }

  /// Where something is: always a file and a line, for a service refuses what has no physical place.
  struct Location: Encodable {
    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }
    struct Artifact: Encodable { let uri: String }
    struct Region: Encodable {
      let startLine: Int
      let startColumn = 1
    }

    let physicalLocation: Physical
    let message: Message?

    init(path: String, line: Int, _ message: String? = nil) {
      physicalLocation = Physical(artifactLocation: Artifact(uri: Self.uri(path)), region: Region(startLine: max(1, line)))
      self.message = message.map { Message($0) }
    }

    /// A relative reference by RFC 3986: a colon in its first part would be read as a scheme, so it is escaped as all else.
    private static func uri(_ path: String) -> String {
      let uri = path.utf8.map { byte -> String in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: return String(UnicodeScalar(byte))
        default:
          let digits = String(byte, radix: 16, uppercase: true)
          return "%" + (digits.count < 2 ? "0" : "") + digits
        }
      }.joined()
      let relative = uri.drop { $0 == "/" }
      return relative.isEmpty ? "unknown" : String(relative)
    }
  }

  /// A finding, or an expectation that was not met.
  struct Result: Encodable {
    struct Flow: Encodable { let threadFlows: [Thread] }
    struct Thread: Encodable { let locations: [Step] }
    struct Step: Encodable {
      let location: Location
      let executionOrder: Int
      let importance: String
    }
    struct Suppression: Encodable {
      let kind: String
      let status = "accepted"
      let justification: String
    }

    let ruleId: String
    var ruleIndex = 0
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    var codeFlows: [Flow]?
    var suppressions: [Suppression]?
    var baselineState: String?

    static func all(_ document: ReportDocument) -> [Result] {
      var counts: [String: Int] = [:]
      func fingerprint(_ content: String) -> [String: String] {
        // A service keeps one alert for equal fingerprints; none may hold a line number.
        counts[content, default: 0] += 1
        return ["primaryLocationLineHash": "\(SARIF.text(content)):\(counts[content] ?? 1)"]
      }
      let findings = document.cards.map { Result($0, fingerprint("\($0.fingerprint)/\($0.scenario)")) }
      let unmet = (document.section(.unmetExpectations)?.blocks ?? []).compactMap { block -> Result? in
        guard case .problem(let problem) = block else { return nil }
        return Result(problem, fingerprint(problem.text))
      }
      return findings + unmet
    }

    private init(_ card: FindingCard, _ fingerprint: [String: String]) {
      ruleId = SARIF.text(card.detector, limit: 255)
      level = card.severity.rawValue
      // The first sentence is the title on a page.
      message = Message("\(card.summary).\n\n\(TextReporter.text(card))")
      locations = [Location(path: card.path, line: card.place.line)]
      partialFingerprints = fingerprint
      // No page shows more steps than a thousand.
      let steps = card.steps.suffix(1_000).map { step in
        Step(
          location: Location(
            path: card.scriptPath, line: card.scriptPlace.line,
            "step \(step.index): \(step.title)" + (step.note.map { "\n\($0)" } ?? "")),
          executionOrder: step.index + 1, importance: step.note != nil || step.isSeenHere ? "essential" : "important")
      }
      if !steps.isEmpty { codeFlows = [Flow(threadFlows: [Thread(locations: Array(steps))])] }
      if card.isExpected {
        suppressions = [Suppression(kind: "inSource", justification: "the scenario expects it")]
      } else if card.isKnown {
        let reason = card.details.first { $0.name == "Known" }?.text ?? "to the baseline"
        let kind = card.isSuppressed ? "inSource" : "external"
        suppressions = [Suppression(kind: kind, justification: SARIF.text("known \(reason)"))]
      }
      baselineState = card.isKnown || card.isExpected ? "unchanged" : "new"
    }

    private init(_ problem: ReportSection.Problem, _ fingerprint: [String: String]) {
      ruleId = problem.kind
      level = Severity.error.rawValue
      message = Message(problem.text)
      locations = [Location(path: problem.path, line: problem.place.line)]
      partialFingerprints = fingerprint
    }
  }

  /// How the run went, with all that could not be run or judged.
  struct Invocation: Encodable {
    struct Notification: Encodable {
      let level: String
      let message: Message
    }

    let executionSuccessful: Bool
    let exitCode: Int32
    let toolExecutionNotifications: [Notification]

    init(_ document: ReportDocument, leftOut: Int) {
      executionSuccessful = document.isJudged
      exitCode = document.gate.code.rawValue
      let tooMany = leftOut == 0 ? [] : [Notification(level: "warning", message: Message(SARIF.tooMany(leftOut)))]
      toolExecutionNotifications =
        tooMany
        + document.sections.flatMap { section -> [Notification] in
          switch section.kind {
          case .notRun, .notJudged: Self.notes(section, "error")
          case .pending: Self.notes(section, "note")
          case .verdict, .findings, .unmetExpectations, .expected, .policies, .search, .cellStates, .scenarios, .metadata: []
          }
        }
    }

    private static func notes(_ section: ReportSection, _ level: String) -> [Notification] {
      let head = section.note.map { [Notification(level: level, message: Message($0))] } ?? []
      return head + section.blocks.map { Notification(level: level, message: Message($0.facts.joined(separator: "\n"))) }
    }
  }
}
