import Foundation
import Testing

@testable import AppSourceRewriter

@Suite("Files without their bodies") struct OutlineTests {
  private func outline(_ text: String) -> String? {
    BodyOutline(of: Array(text.utf8)).map { String(decoding: $0.text, as: UTF8.self) }
  }

  /// Dots stand for what was blanked.
  @Test(
    "Bodies in which nothing can need rewriting are blanked",
    arguments: [
      ("func a() {b()}", "func a() {...}"),
      ("class A { func b() {if c {d(\"}\")}} }", "class A { func b() {.. . ........} }"),
      ("struct A { var e: Int {f} }", "struct A { var e: Int {.} }"),
      ("struct A { let b: () -> Void = {c()}; init() {d} }", "struct A { let b: () -> Void = {...}; init() {.} }"),
      ("class A { class func b() {c} }\nextension A {}", "class A { class func b() {.} }\nextension A {}"),
      ("func a(b: () -> Void = {c()}) {d}", "func a(b: () -> Void = {c()}) {.}"),
      ("func a() {\"\\(b(\"}\")){\"}", "func a() {............}"),
      ("func a() {#\"\\(\"#/*}/*{*/*/}", "func a() {................}"),
      ("func a() {\"\"\"\n\"}{\n\"\"\"}", "func a() {...\n...\n...}"),
    ])
  func blanked(source: String, text: String) throws {
    let result = try #require(outline(source))
    #expect(String(zip(result, source).map { $0 == " " && $1 != " " ? "." : $0 }) == text)
  }

  @Test(
    "What may need rewriting, and how a property is read and written, stays",
    arguments: [
      "func a() { #selector(b) }", "func a() { b?(1) }", "func a() { @objc class B {} }", "func a() {\n#if os(iOS)\n#endif\n}",
      "class A { var b: Int { get { 1 } set {} } }", "class A { var b = 1 { didSet { c() } } }",
      "protocol A { var b: Int { get } }",
      "func a() { type(of: b).description() }", "#if os(iOS)\n#endif\nimport A\n",
    ])
  func kept(source: String) { #expect(outline(source) == source) }

  @Test(
    "What only a parser understands is left to it",
    arguments: ["let a = /}/", "let a = #/}/#", "func a() {", "let a = \"\n\"", "}"])
  func unsure(source: String) { #expect(outline(source) == nil) }

  @Test("Names in bodies count for what must be imported")
  func names() {
    let copy = Copy("import Foundation\nfunc a() { let b = PassthroughSubject<Int, Never>() }\n")
    #expect(copy.imports.contains("import Combine\n"))
  }

  @Test("Every file of this package gives the same facts either way")
  func same() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    var compared = 0
    for folder in [
      "Sources/UIKit/Lists", "Sources/SwiftUI/Core/Views", "Scenarios/Swift5", "Tests/AppFormsTests", "Tests/UIKitTests",
    ] {
      let names = try #require(FileManager.default.enumerator(atPath: root.appending(path: folder).path))
      for case let name as String in names where name.hasSuffix(".swift") && !name.hasSuffix("main.swift") {
        let text = try String(contentsOf: root.appending(path: "\(folder)/\(name)"), encoding: .utf8)
        let outlined = try json(SourceSurvey.facts(of: text, at: name))
        let whole = try json(SourceSurvey.wholeFacts(of: text, at: name))
        #expect(outlined == whole, "\(name): \(outlined.commonPrefix(with: whole).suffix(300))")
        compared += 1
      }
    }
    #expect(compared > 60)
  }

  private func json(_ facts: SourceFacts) throws -> String {
    var facts = facts
    // Those of functions' own types, which nobody else can name.
    facts.members.removeAll { $0.isLocal && !$0.isObjC }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(facts)
    // Sets have no order.
    return String(decoding: data, as: UTF8.self).components(separatedBy: CharacterSet(charactersIn: "[],")).sorted()
      .joined(separator: ",")
  }
}
