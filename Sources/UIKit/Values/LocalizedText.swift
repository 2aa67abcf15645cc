import Foundation
import HeadlessCore

/// Texts by key.
enum LocalizedText {
  /// What a table of the app's has for a key; else the default value, or the key where that is empty, as on a phone.
  static func text(_ key: String, _ table: String?, _ value: String) -> String {
    guard AppResources.isNamed, let found = AppResources.text(key, table: table) else { return value.isEmpty ? key : value }
    switch found {
    case .plain(let text): return text
    case .plural(let forms): return forms["other"] ?? value
    }
  }

  /// What a table of the app's has for a key, with the values of the default text in it; else that text, or the key where it is empty.
  static func text(_ key: String, _ table: String?, _ value: LocalizableText) -> String {
    guard AppResources.isNamed, AppResources.text(key, table: table) != nil else { return value.text.isEmpty ? key : value.text }
    return value.resolved(key: key, table: table)
  }
}

// Foundation has one function with defaults for all of these, which looks into the program's own folder only. A function without
// defaults is the better match where both are seen. Bundles are not told apart.

public func NSLocalizedString(_ key: String, comment: String) -> String { LocalizedText.text(key, nil, "") }
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String { LocalizedText.text(key, nil, value) }
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String { LocalizedText.text(key, nil, "") }
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedText.text(key, tableName, "")
}
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  LocalizedText.text(key, nil, value)
}
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  LocalizedText.text(key, tableName, value)
}
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  LocalizedText.text(key, tableName, "")
}
/// One without a table is Foundation's own: it has no text of the app's.
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, value: String, comment: String) -> String {
  LocalizedText.text(key, tableName, value)
}

extension Bundle {
  /// One without a table is Foundation's own: it has no text of the app's.
  public func localizedString(forKey key: String, value: String?, table tableName: String) -> String {
    LocalizedText.text(key, tableName, value ?? "")
  }
}
