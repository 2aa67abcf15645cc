import CellExplorer
import CellHarness
import Foundation
import Testing
import UIKit

@testable import CellHarnessTesting

/// A search in a test: what it finds is an issue at the caller's line, with a script, and is kept for the next time.
@Suite("Searching in a test", .serialized) struct ExploreTests {
  @Test("a count that a row keeps for itself is found without a script, kept, and found again at once")
  func finds() throws {
    let folder = NSTemporaryDirectory() + "kept-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let place = SourceLocation(fileID: "Tests/Place.swift", filePath: folder + "/Place.swift", line: 7, column: 1)
    func search(steps: Int) throws -> [String] {
      let texts = Texts()
      try withKnownIssue(isIntermittent: true) {
        try explore(steps: steps, keptIn: "Regressions", sourceLocation: place) {
          CalmErrandsScreen(.keepsCountInRow)
        }
      } matching: { issue in
        #expect(issue.sourceLocation?.line == 7)
        texts.all.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
        return true
      }
      return texts.all
    }
    let found = try search(steps: 120)
    let leak = try #require(found.first { $0.contains("leaked-view-state") || $0.contains("lost-view-state") })
    #expect(leak.contains("expectNoFindings("))
    #expect(leak.contains("Kept in \(folder)/Regressions/CalmErrandsScreen-"))
    // What was kept is run first: one step is enough now.
    #expect(try search(steps: 1).contains { $0.contains("leaked-view-state") || $0.contains("lost-view-state") })
  }

  @Test("a correct screen is searched in silence")
  func silent() throws {
    try explore(steps: 40, keptIn: nil) { CalmErrandsScreen(.none) }
    try explore(CalmErrandsScreen.self, steps: 10, policies: .named("lifo", "fifo"), keptIn: nil)
  }

  @Test("a search begins with the scripts that it is given, and one that shows nothing new may end early")
  func scripts() throws {
    let texts = Texts()
    // Few steps, of which those of the script are the first.
    try withKnownIssue(isIntermittent: true) {
      try explore(scripts: [[.tap("Errand 2", "Add"), .scrollToEnd]], steps: 30, keptIn: nil) {
        CalmErrandsScreen(.keepsCountInRow)
      }
    } matching: { issue in
      texts.all.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
      return true
    }
    #expect(texts.all.contains { $0.contains("leaked-view-state") || $0.contains("lost-view-state") }, "\(texts.all)")
    try explore(scripts: [[.scrollToEnd]], steps: 400, plateau: 30, keptIn: nil) { CalmErrandsScreen(.none) }
    try explore(CalmErrandsScreen.self, scripts: [[.scrollToEnd]], steps: 8, keptIn: nil)
  }

  @Test("what is found is told before the search ends, in a line each")
  func foundSoFar() throws {
    let comparison = Comparison(
      ScreenSource { CalmErrandsScreen(.keepsCountInRow) }, traits: .standard, policies: .base, failsOn: .error, seed: 1,
      at: #_sourceLocation)
    let script: [CellInteraction] = [.tap("Errand 2", "Add"), .scrollToEnd]
    let told = Texts()
    try withKnownIssue {
      try ExplorationTest(
        comparison: comparison, scripts: [script], steps: 30, seconds: nil, plateau: nil, patience: nil, folder: nil,
        tell: { told.all.append($0) }
      ).perform()
    } matching: { _ in
      // The lines are there when the first issue is.
      !told.all.isEmpty
    }
    let pattern = /CalmErrandsScreen, after \d+ of 30 steps: error: \[(leaked|lost)-view-state\] .+/
    #expect(told.all.contains { $0.wholeMatch(of: pattern) != nil }, "\(told.all)")
  }

  private final class Texts: @unchecked Sendable { var all: [String] = [] }
}

/// The errands without mutations, which trap, hang, or insert one identifier twice.
private struct CalmErrandsScreen: CellScreen {
  let controller: ErrandsViewController

  init() { self.init(.none) }
  init(_ defect: ErrandsScreen.Defect) { controller = ErrandsViewController(ErrandsScreen.long, defect: defect) }

  var rootViewController: UIViewController { controller }
}
