import Foundation

/// One file of texts: `Localizable.strings` in a language's folder, its plural forms, or a string catalog with all languages.
struct TextTable {
  enum Kind {
    case strings, plurals, catalog
  }

  let path: String
  /// The folder's language; nil outside of one.
  let language: String?
  let kind: Kind

  /// Higher is better: English before the app's base before no language before any other; plural forms before texts without.
  var rank: Int {
    switch kind {
    case .strings: TextTable.rank(of: language) * 2
    case .plurals: TextTable.rank(of: language) * 2 + 1
    case .catalog: 4
    }
  }

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
    switch kind {
    case .strings: return strings(data)
    case .plurals: return plurals(data)
    case .catalog: return catalog(data)
    }
  }

  /// A format with a variable, and the forms of each variable. The first variable decides the plural; others have their usual form.
  private func plurals(_ data: Data) -> [String: TranslatedText] {
    do {
      let read = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let all = read as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
      return all.compactMapValues { ($0 as? [String: Any]).flatMap(TextTable.forms) }
    } catch {
      ResourceTexts.report(ResourceTexts.notStrings(path, ResourceTexts.reason(error)))
      return [:]
    }
  }

  private static func forms(_ entry: [String: Any]) -> TranslatedText? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [(name: String, forms: [String: String])] = []
    for (name, value) in entry {
      guard let value = value as? [String: Any], format.contains("#@\(name)@") else { continue }
      variables.append((name, value.compactMapValues { $0 as? String }))
    }
    func place(_ name: String) -> String.Index { format.range(of: "#@\(name)@")?.lowerBound ?? format.endIndex }
    variables.sort { place($0.name) < place($1.name) }
    guard let first = variables.first else { return .plain(format) }
    var forms: [String: String] = [:]
    for category in ["zero", "one", "two", "few", "many", "other"] {
      guard first.forms[category] != nil else { continue }
      var text = format
      for (index, variable) in variables.enumerated() {
        let form = (index == 0 ? variable.forms[category] : nil) ?? variable.forms["other"] ?? ""
        // The variable may have the number of its argument before its mark.
        let pattern = "%([0-9]+\\$)?#@" + NSRegularExpression.escapedPattern(for: variable.name) + "@"
        text = text.replacingOccurrences(
          of: pattern, with: NSRegularExpression.escapedTemplate(for: form), options: .regularExpression)
      }
      forms[category] = text
    }
    return .plural(forms)
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

  private static func value(_ unit: Any?) -> String? {
    ((unit as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
  }

  private static func translated(_ localization: [String: Any]) -> TranslatedText? {
    if let plain = value(localization) {
      let parts = localization["substitutions"] as? [String: [String: Any]] ?? [:]
      return parts.isEmpty ? .plain(plain) : substituted(plain, parts)
    }
    let variations = localization["variations"] as? [String: Any] ?? [:]
    if let plural = variations["plural"] as? [String: Any] { return .plural(plural.compactMapValues { value($0) }) }
    let devices = variations["device"] as? [String: Any]
    return (value(devices?["iphone"]) ?? value(devices?["other"])).map { .plain($0) }
  }

  /// A text with parts that have forms of their own: `%#@days@`, where `%arg` stands for the part's value.
  private static func substituted(_ text: String, _ parts: [String: [String: Any]]) -> TranslatedText {
    var entry: [String: Any] = ["NSStringLocalizedFormatKey": text]
    for (name, part) in parts {
      let plural = (part["variations"] as? [String: Any])?["plural"] as? [String: Any] ?? [:]
      let place = (part["argNum"] as? Int).map { "\($0)$" } ?? ""
      let specifier = "%" + place + (part["formatSpecifier"] as? String ?? "lld")
      entry[name] = plural.compactMapValues { value($0)?.replacingOccurrences(of: "%arg", with: specifier) }
    }
    return forms(entry) ?? .plain(text)
  }
}
