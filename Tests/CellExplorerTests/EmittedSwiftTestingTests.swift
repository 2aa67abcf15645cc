import CellDetectors
import CellHarness
import CellTrace
import EmittedScreens
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CellExplorer
@testable import EmittedTests

@Suite("Tests that are made for Swift Testing", .serialized) struct EmittedSwiftTestingTests {
  private static let script: [Interaction] = [.tap(.resolved(CellItemID(key: "#2"))), .scrollToEnd]

  @Test("the test of a finding is this file, which is compiled here, and so is the same of the mended screen")
  func source() throws {
    let source = ScreenSource(MarkedRowsScreen.self)
    let judged = try Judge(source).judge(
      Self.script, JudgeConditions(profile: .iOS18, policies: [.lifo], seed: 1, traits: .standard))
    let finding = try #require(judged.findings.first { $0.detector == "leaked-appearance" }, "\(judged)")
    let failure = Exploration.Failure(
      finding: finding, fingerprint: "0123456789abcdef", script: Self.script, words: judged.words, foundAfter: 1,
      originalLength: 2,
      isMinimal: true, profile: .iOS18, policies: [.lifo], seed: 1)
    var regression = Regression(failure, of: source, traits: .standard)
    let test = EmittedTest.swiftTesting(regression)
    Golden.expect(test, in: Self.file("MarkedRowsScreenLeakedAppearance.swift"))
    regression.head.screen = "EmittedScreens.MendedRowsScreen"
    let mended = EmittedTest.swiftTesting(regression)
    Golden.expect(mended, in: Self.file("MendedRowsScreenLeakedAppearance.swift"))
    #expect(mended == test.replacing("MarkedRows", with: "MendedRows").replacing("markedRows", with: "mendedRows"))
  }

  @Test("it fails for the same reason on the screen with the defect, and passes on the mended one", .timeLimit(.minutes(5)))
  func redAndGreen() {
    let texts = Mutex<[String]>([])
    withKnownIssue("the screen has its defect", isIntermittent: true) {
      markedRowsScreenLeakedAppearance_01234567()
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return true
    }
    let told = texts.withLock { $0 }
    #expect(
      told.contains {
        $0.contains("[leaked-appearance]") && $0.contains("UICellAccessory that EmittedScreens.RowCell showed for \"Name 2\"")
      }, "\(told)")
    // What it recorded would fail this test.
    mendedRowsScreenLeakedAppearance_01234567()
  }

  private static func file(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "EmittedTests/Tests/\(name)")
  }
}
