import Foundation
import Testing

/// Code in README, on the pages of the documentation and in comments of the public face compiles as it stands there.
@Suite("Samples of code") struct SampleTests {
  private static let sources = ["Sources/CellHarness/Screen", "Sources/CellHarnessTesting", "Sources/CellHarnessCLI"]

  @Test("on pages", arguments: try SamplePage.all())
  func pages(page: SamplePage) throws {
    let samples = Sample.fenced(in: page.text, of: page.path)
    let problems = try SampleCompiler().problems(of: samples, insides: page.insides, surroundings: page.surroundings)
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test("in comments of what tests and screens use")
  func comments() throws {
    var samples: [Sample] = []
    for file in try Self.sources.flatMap({ try SamplePage.files(below: $0, named: ".swift") }) {
      samples += Sample.commented(in: try SamplePage.text(of: file), of: file)
    }
    #expect(samples.count > 8)
    // One of the comments declares this in an extension, for all.
    let surroundings = SampleSurroundings.all.filter { $0.key != "mailArrives" }.values.sorted()
    let problems = try SampleCompiler().problems(of: samples, areApart: true, surroundings: surroundings)
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test("samples see what is the package's, whatever folder the checkout is in")
  func packageName() {
    #expect(SampleCompiler.packageName(of: "/checkouts/CellHarness-2.0") == "cellharness_2_0")
    #expect(SampleCompiler.packageName(of: "/checkouts/main") == "main")
  }

  @Test("a sample that is wrong is told with its page and its line")
  func wrong() throws {
    let page = "# Page\n\n```swift\nlet a = 1\nlet b: String = a\n```\n"
    let problems = try SampleCompiler().problems(of: Sample.fenced(in: page, of: "Page.md"))
    #expect(problems == ["Page.md:5: cannot convert value of type 'Int' to specified type 'String'"])
  }
}

/// A page that has samples.
struct SamplePage: Sendable, CustomTestStringConvertible {
  let path: String
  let text: String

  var testDescription: String { path }

  /// README and every page with a sample.
  static func all() throws -> [SamplePage] {
    let pages = ["README.md", "CONTRIBUTING.md"] + (try files(below: "Sources/CellHarness/CellHarness.docc", named: ".md"))
    return try pages.map { SamplePage(path: $0, text: try text(of: $0)) }.filter { $0.text.contains("```swift\n") }
  }

  /// Modules of this package whose insides it shows.
  var insides: [String] {
    ["Writing-a-Detector", "Adding-an-Interaction"].contains { path.contains($0) } ? ["CellDetectors", "CellHarness"] : []
  }

  /// Declarations of an app that its samples rely on and that it does not show itself.
  var surroundings: [String] {
    guard insides.isEmpty else { return [] }
    return SampleSurroundings.all.filter { name, _ in
      !["struct \(name):", "class \(name):", "let \(name) ="].contains(where: text.contains)
    }.values.sorted()
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func text(of path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

  static func files(below folder: String, named ending: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
    return paths.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}
