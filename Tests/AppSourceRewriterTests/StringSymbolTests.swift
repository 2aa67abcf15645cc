import Foundation
import Testing

@testable import AppSourceRewriter

@Suite("Constants of string catalogs") struct StringSymbolTests {
  private func symbols(_ strings: String, table: String = "Localizable", isTaken: (String) -> Bool = { _ in false }) throws
    -> String
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "strings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "\(table).xcstrings")
    try Data("{\"sourceLanguage\": \"en\", \"version\": \"1.1\", \"strings\": {\(strings)}}".utf8).write(to: file)
    return StringSymbols(catalogs: [file.path]).text(isTaken: isTaken)
  }

  private func entry(_ key: String, _ value: String? = nil) -> String {
    let languages = value.map { ", \"localizations\": {\"en\": {\"stringUnit\": {\"value\": \"\($0)\"}}}" } ?? ""
    return "\"\(key)\": {\"extractionState\": \"manual\"\(languages)}"
  }

  @Test(
    "Names as Xcode makes them",
    arguments: [
      ("habitTitle", "habitTitle"), ("Settings", "settings"), ("journal.delete_entry", "journalDeleteEntry"),
      ("Game.encouragement.0", "gameEncouragement0"), ("WORKOUT shop", "workoutShop"), ("CFBundleName", "cfbundleName"),
      ("Open the JSON store", "openTheJsonStore"), ("InvalidMACAddress", "invalidMACAddress"), ("Don't stop!", "dontStop"),
      ("2 eggs", "_2Eggs"), ("Continue", "continue"),
    ])
  func names(key: String, name: String) throws {
    #expect(try symbols(entry(key)).contains("  static var `\(name)`: LocalizedStringResource {"))
  }

  @Test(
    "A text with values is a function of them, with the types that Xcode picks",
    arguments: [
      ("%lld min", "%lld min", "`min`(_ arg1: Int)"), ("%.1f sec", "%.1f sec", "`sec`(_ arg1: Float)"),
      ("Day %lld", "Day %1$(number)lld", "`day`(`number` arg1: Int)"),
      ("%d of %d", "%lld of %lld", "`of`(_ arg1: Int, _ arg2: Int)"),
      ("%d left", "left", "`left`(_ arg1: Int32)"), ("by %@", "by %@, %lf", "`by`(_ arg1: String, _ arg2: Double)"),
      ("order", "%2$@ before %1$@", "`order`(_ arg1: String, _ arg2: String)"), ("sure", "100 %% sure", "`sure`: "),
    ])
  func values(key: String, value: String, head: String) throws {
    let text = try symbols(entry(key, value))
    #expect(
      text.contains("  static func \(head) -> LocalizedStringResource {")
        || text.contains("  static var \(head)LocalizedStringResource {"))
  }

  @Test("The text itself is what a screen without a table shows")
  func defaults() throws {
    let text = try symbols(entry("left", "%lld of %2$@ \\\"left\\\""))
    #expect(
      text.contains(
        #"{ .init("left", defaultValue: "\(arg1, specifier: "%lld") of \(arg2) \"left\"", table: "Localizable") }"#))
    #expect(try symbols(entry("plain key")).contains(#"{ .init("plain key", defaultValue: "plain key", table: "Localizable") }"#))
  }

  @Test("Plural forms and parts with forms of their own give their values")
  func forms() throws {
    func forms(_ other: String) -> String { #"{"plural": {"other": {"stringUnit": {"value": "\#(other)"}}}}"# }
    let plural = #""age": {"extractionState": "manual", "localizations": {"en": {"variations": \#(forms("%lld years"))}}}"#
    #expect(try symbols(plural).contains("static func `age`(_ arg1: Int)"))
    let parts =
      #""trip": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "%@ in %#@days@"}, "#
      + #""substitutions": {"days": {"argNum": 2, "formatSpecifier": "lld", "variations": \#(forms("%arg days"))}}}}}"#
    let text = try symbols(parts)
    #expect(text.contains("static func `trip`(_ arg1: String, `days` arg2: Int)"))
    #expect(text.contains(#"defaultValue: "\(arg1) in \(arg2, specifier: "%lld") days""#))
  }

  @Test("Texts that Xcode found in the code have no constant, nor have those that say so or that the app has named itself")
  func without() throws {
    #expect(!(try symbols(#""found": {}, "off": {"extractionState": "manual", "generatesSymbol": false}"#)).contains("static"))
    #expect(!(try symbols(entry("mine")) { $0 == "mine" }).contains("static"))
    let twice = try symbols(entry("%lld items") + "," + entry("items %lld") + "," + entry("items"))
    #expect(twice.components(separatedBy: "`items`").count == 3)
  }

  @Test("Those of another table stand in an enumeration of its name")
  func tables() throws {
    let text = try symbols(entry("title"), table: "On boarding")
    #expect(text.contains("  enum `OnBoarding` {\n    static var `title`: LocalizedStringResource { .init("))
    #expect(text.contains("table: \"On boarding\")"))
  }
}
