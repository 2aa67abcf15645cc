import CellTrace
import Foundation
import HeadlessCore
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite(.serialized) struct ResourceUseTests {
  private func with(_ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("use-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let files = [
      "A.xcassets/Star.imageset/Contents.json":
        #"{"images": [{"idiom": "universal", "filename": "a.svg"}], "properties": {"template-rendering-intent": "template"}}"#,
      "A.xcassets/Star.imageset/a.svg": "<svg width=\"40\" height=\"30\"/>",
      "A.xcassets/Brand.colorset/Contents.json":
        "{\"colors\": [{\"color\": {\"components\": {\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\"}}}, "
        + "{\(dark), \"color\": {\"components\": {\"white\": \"1.0\"}}}]}",
      "Things.xcstrings": """
      {"sourceLanguage": "en", "version": "1.1", "strings": {"eggs": {"localizations": {"en": {"variations": {"plural": {
        "zero": {"stringUnit": {"value": "no egg"}}, "one": {"stringUnit": {"value": "one egg"}},
        "other": {"stringUnit": {"value": "%lld eggs"}}}}}}},
        "%lld hens": {"localizations": {"en": {"variations": {"plural": {
        "zero": {"stringUnit": {"value": "no hen"}}, "one": {"stringUnit": {"value": "one hen"}},
        "other": {"stringUnit": {"value": "%lld hens"}}}}}}}}}
      """,
      "en.lproj/Localizable.strings":
        "\"title\" = \"A **bold** title\";\n\"hello %@\" = \"Hi %@!\";\n\"%lld left\" = \"%lld to go\";",
    ]
    for (name, text) in files {
      let url = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    AppResources.use([folder])
    defer { AppResources.use([]) }
    try body()
  }

  @Test("LY-26 pictures of a named folder have their size and intent; a name that is not there is missing")
  func pictures() throws {
    try with {
      #expect(UIImage(named: "Star")?.size == CGSize(width: 40, height: 30))
      #expect(UIImage(named: "Star")?.renderingMode == .alwaysTemplate)
      #expect(UIImage(named: "Stra") == nil)
      let star = Hosted(Image("Star"))
      #expect(star.size() == [40, 30])
      #expect(star.elements.first?["foregroundStyle"] == "primary")
      let warnings = recording { #expect(Hosted(Image("Stra")).size() == [0, 0]) }.compactMap { event in
        if case .warning(let row, let text) = event { "\(row) \(text)" } else { nil }
      }
      #expect(warnings == ["LY-26 No image named 'Stra' found in asset catalog for the screen's resources"])
    }
    #expect(UIImage(named: "Stra")?.size == CGSize(width: 24, height: 24))
  }

  @Test("a resource with a key of its own shows the table's text with its values, and its default where the table has none")
  func keyedTexts() throws {
    func greeting(_ name: String) -> LocalizedStringResource { .init("hello %@", defaultValue: "Hello, \(name)") }
    func left(_ count: Int) -> LocalizedStringResource { .init("%lld left", defaultValue: "\(count, specifier: "%lld") remain") }
    func gone(_ count: Int) -> LocalizedStringResource { .init("gone", defaultValue: "\(count, specifier: "%lld") gone") }
    try with {
      #expect(
        Hosted(
          HStack {
            Text(greeting("Ann")); Text(left(3)); Text(gone(2))
          }
        ).texts == ["Hi Ann!", "3 to go", "2 gone"])
      let keyed = Hosted(
        HStack {
          Text("\(1, specifier: "%lld") hens", tableName: "Things"); Text("\(3, specifier: "%lld") hens", tableName: "Things")
        })
      #expect(keyed.texts == ["one hen", "3 hens"])
      #expect(
        ["no egg", "one egg", "5 eggs"]
          == [0, 1, 5].map { count in
            String(localized: LocalizedStringResource("eggs", defaultValue: "\(count, specifier: "%lld") eggs", table: "Things"))
          })
      #expect(String(localized: "%lld left", defaultValue: "\(4) remain") == "4 to go")
    }
    #expect(
      Hosted(
        HStack {
          Text(greeting("Ann")); Text(left(3))
        }
      ).texts == ["Hello, Ann", "3 remain"])
  }

  @Test("colours of a named folder follow light and dark")
  func colors() throws {
    try with {
      let brand = try #require(UIColor(named: "Brand"))
      #expect(brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).description == "rgba(1,0,0,1)")
      #expect(brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).description == "rgba(1,1,1,1)")
      #expect(UIColor(named: "Brnad") == nil)
      #expect(
        UIColor(Color("Brand")).resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).description == "rgba(1,0,0,1)")
    }
  }

  @Test("texts are looked up by key, with their values, in code and in views; a file that imports Foundation too sees ours")
  func texts() throws {
    let name = "Ann"
    func all() -> [String] {
      [
        NSLocalizedString("title", comment: ""), NSLocalizedString("none", value: "default", comment: ""),
        String(localized: "hello \(name)"), String(localized: "\(3) left"),
        Hosted(Text("hello \(name)")).texts.joined(), Hosted(Button("\(3) left") {}).texts.joined(),
        Hosted(Text(verbatim: "title")).texts.joined(),
      ]
    }
    try with {
      #expect(all() == ["A **bold** title", "default", "Hi Ann!", "3 to go", "Hi Ann!", "3 to go", "title"])
      #expect(Hosted(Text("title")).elements.map { [$0["text"], $0["runs"]] } == [["A bold title", "\"bold\" bold"]])
    }
    #expect(all() == ["title", "default", "hello Ann", "3 left", "hello Ann", "3 left", "title"])
  }

  @Test("marks of Markdown in a key are looks; those in its values and in strings are text")
  func markdown() {
    func runs(_ text: Text) -> [String?] { Hosted(text).elements.flatMap { [$0["text"], $0["runs"]] } }
    let name = "*x*"
    #expect(runs(Text("**All** of \(name), `code`")) == ["All of *x*, code", "\"All\" bold; \"code\" monospaced"])
    #expect(runs(Text("[site](https://a.b) *new*")) == ["site new", "\"site\" link https://a.b; \"new\" italic"])
    #expect(runs(Text(name)) == ["*x*", nil])
    #expect(runs(Text("5 * 3 and snake_case")) == ["5 * 3 and snake_case", nil])
    #expect(runs(Text((try? AttributedString(markdown: "a **b**")) ?? "")) == ["a b", "\"b\" bold"])
  }
}
