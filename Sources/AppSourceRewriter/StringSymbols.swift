import Foundation

/// The constants that Xcode writes for the texts of an app's string catalogs: `LocalizedStringResource.habitTitle`, and functions for
/// texts with values in them, `.daysLeft(3)`. Only texts that were entered by hand have one.
struct StringSymbols {
  private var tables: [Table] = []

  private struct Table {
    var name: String
    var symbols: [StringSymbol]
  }

  init(catalogs: [String]) {
    for catalog in catalogs {
      let name = ((catalog as NSString).lastPathComponent as NSString).deletingPathExtension
      // Of two catalogs of one name each has its own texts; a text that is in both is one.
      let known = Set(tables.filter { $0.name == name }.flatMap { $0.symbols.map(\.head) })
      tables.append(Table(name: name, symbols: StringSymbol.all(in: catalog, table: name, known)))
    }
  }

  /// The file.
  /// - Parameter isTaken: True for names that the app has already given to a text.
  func text(isTaken: (String) -> Bool) -> String {
    let parts = tables.filter { !$0.symbols.isEmpty }.map { table in
      let symbols = table.symbols.filter { table.name != "Localizable" || !isTaken($0.name) }
      // Those of another table than the usual one stand in an enumeration of the table's name.
      guard table.name != "Localizable" else { return symbols.map { "  \($0.declaration)\n" }.joined() }
      return "  enum `\(StringSymbol.typeName(table.name))` {\n\(symbols.map { "    \($0.declaration)\n" }.joined())  }\n"
    }
    return "import UIKit\n\nnonisolated extension LocalizedStringResource {\n\(parts.joined())}\n"
  }
}

/// One of them.
struct StringSymbol {
  let name: String
  /// The declaration without its body: no two of a table are alike.
  let head: String
  let declaration: String

  /// - Parameter known: Heads that others have already.
  static func all(in catalog: String, table: String, _ known: Set<String>) -> [StringSymbol] {
    guard let data = FileManager.default.contents(atPath: catalog),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = json["strings"] as? [String: [String: Any]]
    else { return [] }
    let source = json["sourceLanguage"] as? String ?? "en"
    var seen = known
    return strings.keys.sorted().compactMap { key -> StringSymbol? in
      let entry = strings[key] ?? [:]
      guard entry["extractionState"] as? String == "manual", entry["generatesSymbol"] as? Bool != false else { return nil }
      return StringSymbol(key: key, table: table, languages: entry["localizations"] as? [String: [String: Any]] ?? [:], source)
    }.filter { seen.insert($0.head).inserted }
  }

  private init?(key: String, table: String, languages: [String: [String: Any]], _ source: String) {
    let name = StringSymbol.constant(key)
    guard !name.isEmpty else { return nil }
    let values = TextValue.all(key: key, languages[source] ?? [:])
    let type = "LocalizedStringResource"
    let parameters = values.map { "\($0.label ?? "_") \($0.name): \($0.type)" }.joined(separator: ", ")
    self.name = name
    head = values.isEmpty ? "static var `\(name)`: \(type)" : "static func `\(name)`(\(parameters)) -> \(type)"
    // On a phone the app's bundle always has the text. Here a screen may name no folder: then the text itself is the default.
    let language = languages.keys.sorted().first { $0 == "en" || $0.hasPrefix("en-") } ?? source
    let text = TextValue.text(languages[language] ?? [:]) ?? key
    let shown = TextValue.filled(text, values)
    declaration = "\(head) { .init(\(TextValue.quoted(key)), defaultValue: \(shown), table: \(literal(table))) }"
  }

  // MARK: Names

  /// `Journal.deleteEntry %lld` is `journalDeleteEntry`: the letters and numbers of the key, without its values.
  static func constant(_ key: String) -> String {
    let plain = TextValue.withoutValues(key).filter { $0 != "'" && $0 != "’" }
    var text = ""
    for word in words(plain) {
      // A word in capitals is written as any other.
      let word = word.count > 1 && word.allSatisfy({ !$0.isLowercase }) ? word.prefix(1) + word.dropFirst().lowercased() : word
      // The capitals that the first word begins with become small: `CFBundleName` is `cfbundleName`.
      let capitals = text.isEmpty ? word.prefix { $0.isUppercase }.count : 0
      text +=
        text.isEmpty
        ? word.prefix(capitals).lowercased() + word.dropFirst(capitals) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return text.first?.isNumber == true ? "_" + text : text
  }

  static func typeName(_ table: String) -> String {
    let text = words(table).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return text.first?.isNumber == true ? "_" + text : text
  }

  static func words(_ text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
}
