import Foundation
import Testing

@testable import CellDetectors

/// A comparison is one file and one line in its detector's list: nothing else tells that it is there.
@Suite("comparisons of detectors") struct DetectorComparisonTests {
  private static let all = DetectorCatalog.all.flatMap { $0.comparisons }

  @Test("every type that conforms is in the list of exactly one detector")
  func lists() throws {
    let listed = Self.all.map { String(describing: $0) }
    #expect(Set(listed).count == listed.count)
    #expect(try Self.declared() == listed.sorted())
  }

  @Test("each says in one sentence what it means")
  func meanings() {
    for comparison in Self.all {
      let meaning = comparison.meaning
      #expect(meaning.hasSuffix(".") && !meaning.contains("\n") && !meaning.contains(". "), "\(comparison)")
      #expect(meaning.first?.isUppercase == true, "\(comparison)")
    }
    #expect(Set(Self.all.map { $0.meaning }).count == Self.all.count)
  }

  @Test("variants of the plain bug are sentences, too")
  func variants() {
    for detector in DetectorCatalog.all {
      for variant in detector.page.variants { #expect(variant.hasSuffix(".") && !variant.contains("\n"), "\(variant)") }
    }
  }

  @Test("searches have a name for each that they ask for, and no name twice")
  func names() {
    let names = Self.all.compactMap { $0.searchName }
    #expect(names.count > 30 && Set(names).count == names.count && !names.contains(""))
  }

  @Test("the page lists them all")
  func pages() {
    for detector in DetectorCatalog.all {
      let page = detector.explanation
      #expect(detector.comparisons.allSatisfy { page.contains("\n  - \($0.meaning)\n") })
      #expect(page.contains("It also fires on:") == !detector.otherWays.isEmpty)
    }
  }

  /// The types that the sources declare as comparisons.
  private static func declared() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/CellDetectors")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let pattern = /(?:struct|enum) (\w+): [^{]*\b(?:Detector|Step|Late)Comparison\b|struct (\w+): [^{]*\bSuspectedReference\b/
    var names: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      names += text.matches(of: pattern).compactMap { $0.output.1 ?? $0.output.2 }.map(String.init)
    }
    return names.sorted()
  }
}
