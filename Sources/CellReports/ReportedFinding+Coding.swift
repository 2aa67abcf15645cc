import CellDetectors
import CellTrace

/// How a finding is written: what cells of its pictures are made of stands once beside them, and each cell says which of these it shows.
/// Rows of a list are made of the same parts, and two pictures show mostly the same rows: written out they were two thirds of a report.
extension ReportedFinding {
  private enum CodingKeys: String, CodingKey {
    case finding, fingerprint, replay, steps, pictures, elements, isKnown, knownReason, acceptedBefore, suppressedBecause,
      isExpected
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let elements = try container.decodeIfPresent([Element].self, forKey: .elements) ?? []
    self.init(
      finding: try container.decode(Finding.self, forKey: .finding),
      fingerprint: try container.decode(String.self, forKey: .fingerprint),
      replay: try container.decode(String.self, forKey: .replay), steps: try container.decode([StepLine].self, forKey: .steps),
      pictures: try container.decode([WrittenPicture].self, forKey: .pictures).map { try $0.picture(of: elements) },
      isKnown: try container.decode(Bool.self, forKey: .isKnown), isExpected: try container.decode(Bool.self, forKey: .isExpected)
    )
    knownReason = try container.decodeIfPresent(String.self, forKey: .knownReason)
    acceptedBefore = try container.decodeIfPresent(String.self, forKey: .acceptedBefore)
    suppressedBecause = try container.decodeIfPresent(String.self, forKey: .suppressedBecause)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var table = ElementTable()
    try container.encode(finding, forKey: .finding)
    try container.encode(fingerprint, forKey: .fingerprint)
    try container.encode(replay, forKey: .replay)
    try container.encode(steps, forKey: .steps)
    try container.encode(pictures.map { WrittenPicture($0, &table) }, forKey: .pictures)
    if !table.all.isEmpty { try container.encode(table.all, forKey: .elements) }
    try container.encode(isKnown, forKey: .isKnown)
    try container.encodeIfPresent(knownReason, forKey: .knownReason)
    try container.encodeIfPresent(acceptedBefore, forKey: .acceptedBefore)
    try container.encodeIfPresent(suppressedBecause, forKey: .suppressedBecause)
    try container.encode(isExpected, forKey: .isExpected)
  }

  /// Each element once.
  private struct ElementTable {
    private(set) var all: [Element] = []
    private var numbers: [Element: Int] = [:]

    mutating func number(of element: Element) -> Int {
      if let known = numbers[element] { return known }
      numbers[element] = all.count
      all.append(element)
      return all.count - 1
    }
  }

  private struct WrittenPicture: Codable {
    var run: String
    var step: Int
    var appearances: [WrittenAppearance]

    init(_ picture: Picture, _ table: inout ElementTable) {
      run = picture.run
      step = picture.step
      appearances = picture.appearances.map { WrittenAppearance($0, &table) }
    }

    func picture(of elements: [Element]) throws -> Picture {
      Picture(run: run, step: step, appearances: try appearances.map { try $0.appearance(of: elements) })
    }
  }

  /// What a cell showed, with numbers for its elements. Version 7 had the elements themselves, and no numbers.
  private struct WrittenAppearance: Codable {
    private var rest: Appearance
    private var parts: [Int]?

    private enum CodingKeys: String, CodingKey { case parts }

    init(_ appearance: Appearance, _ table: inout ElementTable) {
      rest = appearance
      rest.elements = []
      parts = appearance.elements.map { table.number(of: $0) }
    }

    init(from decoder: any Decoder) throws {
      rest = try Appearance(from: decoder)
      parts = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent([Int].self, forKey: .parts)
    }

    func encode(to encoder: any Encoder) throws {
      try rest.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(parts, forKey: .parts)
    }

    func appearance(of elements: [Element]) throws -> Appearance {
      guard let parts else { return rest }
      var whole = rest
      whole.elements = try parts.map { part in
        guard elements.indices.contains(part) else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: [CodingKeys.parts], debugDescription: "there is no element \(part)"))
        }
        return elements[part]
      }
      return whole
    }
  }
}
