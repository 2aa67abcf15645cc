import Foundation
import TestSupport
import Testing

@testable import CellDetectors

/// The documentation has a page for each detector, made of the text that `cellharness explain` prints.
/// `CELLHARNESS_UPDATE_GOLDEN=1 swift test --filter DetectorPageTests` writes them.
@Suite("Pages of detectors") struct DetectorPageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/CellHarness/CellHarness.docc/Detectors")

  @Test("each detector has a page with today's text", arguments: DetectorCatalog.all.map { $0.id })
  func page(id: String) throws {
    let detector = try #require(DetectorCatalog.detector(id))
    Golden.expect(detector.article, in: Self.folder.appendingPathComponent("\(id).md"))
  }

  @Test("one page lists them all, and no page is left of a detector that is gone")
  func list() throws {
    Golden.expect(DetectorArticles.list, in: Self.folder.appendingPathComponent("Detectors.md"))
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(DetectorCatalog.all.map { "\($0.id).md" } + ["Detectors.md"]))
  }
}
