import CellDetectors
import CellHarness
import CellRuns
import CellTrace
import EmittedScreens
import Foundation
import HeadlessCore
import TestSupport
import Testing
import XCTest

@testable import CellExplorer
@testable import EmittedTests

@Suite("Tests that need only UIKit and XCTest", .serialized) struct EmittedXCTestTests {
  /// A screen with a defect, the script that shows it, and the test that is emitted for it.
  enum Sample: String, CaseIterable, Sendable {
    case marked, switched, deleted, unfolded

    var screen: any CellScreen.Type {
      switch self {
      case .marked: MarkedRowsScreen.self
      case .switched: SwitchedRowsScreen.self
      case .deleted: DeletedRowsScreen.self
      case .unfolded: UnfoldedRowsScreen.self
      }
    }

    var detector: String {
      switch self {
      case .marked, .switched: "leaked-appearance"
      case .deleted: "stale-index-action"
      case .unfolded: "leaked-view-state"
      }
    }

    /// A row's state is reset when another row gets its cell, from version 18 on.
    var profile: Profile { self == .unfolded ? .iOS17 : .iOS18 }

    var file: String {
      switch self {
      case .marked: "MarkedRowsScreenLeakedAppearanceTests.swift"
      case .switched: "SwitchedRowsScreenLeakedAppearanceTests.swift"
      case .deleted: "DeletedRowsScreenStaleIndexActionTests.swift"
      case .unfolded: "UnfoldedRowsScreenLeakedViewStateTests.swift"
      }
    }

    var script: [Interaction] {
      let third = ItemLocator.resolved(CellItemID(key: "#2"))
      switch self {
      case .marked, .unfolded: return [.tap(third), .scrollToEnd]
      case .switched: return [.toggle(third), .scrollToEnd]
      case .deleted: return [.swipe(third, .trailing), .mutate("a row arrives"), .tapAction("Delete")]
      }
    }

    /// How often the emitted test fails. It is run in a process of its own, with or without the defect.
    func failures(isThere: Bool) throws -> String {
      let body: ChildRequest.ChildFunction = { pointer in
        let call = ChildCall.at(pointer)
        let words = String(decoding: call.argument, as: UTF8.self).split(separator: " ")
        Defect.isThere = words.last == "defect"
        RunState.begin(RunConfiguration(profile: words.first == "unfolded" ? .iOS17 : .iOS18))
        let test: XCTestCase =
          switch words.first {
          case "marked": MarkedRowsScreenLeakedAppearanceTests(name: "emitted") { try Sample.perform($0) }
          case "switched": SwitchedRowsScreenLeakedAppearanceTests(name: "emitted") { try Sample.perform($0) }
          case "unfolded": UnfoldedRowsScreenLeakedViewStateTests(name: "emitted") { try Sample.perform($0) }
          default: DeletedRowsScreenStaleIndexActionTests(name: "emitted") { try Sample.perform($0) }
          }
        test.run()
        call.reply.write(test.testRun.map { $0.hasSucceeded ? "green" : "red" } ?? "not run")
      }
      let result = try Zygote.run(
        .function(body, argument: Data("\(rawValue) \(isThere ? "defect" : "fixed")".utf8)), timeout: 300)
      #expect(result.status == .exited(code: 0), "\(result.printed)")
      return String(decoding: result.output, as: UTF8.self)
    }

    private static func perform(_ test: XCTestCase) throws {
      try (test as? MarkedRowsScreenLeakedAppearanceTests)?.testRowsLookAsInNewCells()
      try (test as? SwitchedRowsScreenLeakedAppearanceTests)?.testRowsLookAsInNewCells()
      try (test as? UnfoldedRowsScreenLeakedViewStateTests)?.testRowsLookAsInNewCells()
      try (test as? DeletedRowsScreenStaleIndexActionTests)?.testOtherRowIsLeftAlone()
    }
  }

  @Test("the test of a finding is this file, which is compiled here", arguments: Sample.allCases)
  func source(_ sample: Sample) throws {
    let source = ScreenSource(sample.screen)
    let judged = try Judge(source).judge(
      sample.script, JudgeConditions(profile: sample.profile, policies: [.lifo], seed: 1, traits: .standard))
    let finding = try #require(judged.findings.first { $0.detector == sample.detector }, "\(judged)")
    let failure = Exploration.Failure(
      finding: finding, fingerprint: Fingerprint.of(finding), script: sample.script, words: judged.words, foundAfter: 1,
      originalLength: 3, isMinimal: true, profile: sample.profile, policies: [.lifo], seed: 1)
    let test = try EmittedXCTest(Regression(failure, of: source, traits: .standard), finding, on: source).source
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    Golden.expect(test, in: folder.appendingPathComponent("EmittedTests/Tests/\(sample.file)"))
  }

  @Test("it is red on the screen with the defect, and green on the same screen without", arguments: Sample.allCases)
  func redAndGreen(_ sample: Sample) throws {
    #expect(try sample.failures(isThere: true) == "red")
    #expect(try sample.failures(isThere: false) == "green")
  }
}
