import Foundation

/// One file of texts: `Localizable.strings` in a language's folder, or a string catalog with all languages.
struct TextTable {
  let path: String
  /// The folder's language; nil outside of one.
  let language: String?
  let isCatalog: Bool

  /// Higher is better: English before the app's base before no language before any other.
  var rank: Int { isCatalog ? 2 : TextTable.rank(of: language) }

  private static func rank(of language: String?) -> Int {
    guard let language else { return 2 }
    return language == "en" || language == "en-US" ? 4 : language == "Base" ? 3 : language.hasPrefix("en") ? 1 : 0
  }

  /// The texts by key; empty, with a report, if the file can't be read.
  func entries() -> [String: TranslatedText] {
    guard let data = FileManager.default.contents(atPath: path) else {
      ResourceTexts.report(ResourceTexts.unreadable(path))
      return [:]
    }
    return isCatalog ? catalog(data) : strings(data)
  }

  private func strings(_ data: Data) -> [String: TranslatedText] {
    do {
      // An empty file, or one of comments, has no texts and is no mistake.
      let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
      if let text, !text.contains("=") { return [:] }
      let read = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let all = read as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
      return all.compactMapValues { ($0 as? String).map { .plain($0) } }
    } catch {
      ResourceTexts.report(ResourceTexts.notStrings(path, ResourceTexts.reason(error)))
      return [:]
    }
  }

  private func catalog(_ data: Data) -> [String: TranslatedText] {
    do {
      guard let read = try JSONSerialization.jsonObject(with: data) as? [String: Any],
        let strings = read["strings"] as? [String: [String: Any]]
      else { throw CocoaError(.propertyListReadCorrupt) }
      let source = read["sourceLanguage"] as? String
      return strings.compactMapValues { entry in
        let languages = entry["localizations"] as? [String: [String: Any]] ?? [:]
        let best = languages.keys.sorted().max { TextTable.rank(of: $0) < TextTable.rank(of: $1) }
        // Without an English text the source language is shown, which may be the key itself.
        let language = best.flatMap { $0.hasPrefix("en") ? $0 : nil } ?? source
        return language.flatMap { languages[$0] }.flatMap(TextTable.translated)
      }
    } catch {
      ResourceTexts.report(ResourceTexts.notJSON(path, ResourceTexts.reason(error)))
      return [:]
    }
  }

  private static func translated(_ localization: [String: Any]) -> TranslatedText? {
    func value(_ unit: Any?) -> String? { ((unit as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String }
    if let plain = value(localization) { return .plain(plain) }
    let variations = localization["variations"] as? [String: Any] ?? [:]
    if let plural = variations["plural"] as? [String: Any] { return .plural(plural.compactMapValues { value($0) }) }
    let devices = variations["device"] as? [String: Any]
    return (value(devices?["iphone"]) ?? value(devices?["other"])).map { .plain($0) }
  }
}
