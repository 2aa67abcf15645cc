/// Values of types that everybody has.
enum PlainValues {
  /// - Parameter counter: A number's name, for values that differ from element to element.
  static func of(_ type: String, _ counter: String?) -> String? {
    guard let counter else { return plain[type] }
    switch type {
    case "String": return "\"Text \\(\(counter))\""
    case "Int": return counter
    case "Double", "CGFloat", "Float": return "\(type)(\(counter))"
    default: return plain[type]
    }
  }

  /// A type without what says how it is passed or kept.
  static func bare(_ type: String) -> String {
    var result = type
    for word in ["@escaping ", "@autoclosure ", "@MainActor ", "@Sendable ", "any ", "some "] {
      result = result.replacing(word, with: "")
    }
    if result.hasPrefix("("), result.hasSuffix(")"), !result.contains("->"), !result.contains(",") {
      result = String(result.dropFirst().dropLast())
    }
    return result
  }

  /// Whether a type's name says that it is made for tests and previews.
  static func isMadeUp(_ name: String) -> Bool {
    ["Mock", "Stub", "Fake", "Dummy", "Preview", "Sample", "InMemory"].contains { name.contains($0) }
  }

  private static let plain = [
    "String": "\"Text\"", "Int": "1", "Bool": "false", "Double": "1", "CGFloat": "1", "Float": "1", "Date": "Date()",
    "UUID": "UUID()", "URL": "URL(filePath: \"/\")", "Data": "Data()", "IndexPath": "IndexPath(row: 0, section: 0)",
    "UIImage": "UIImage()", "UIColor": "UIColor.red", "Color": "Color.red", "UIView": "UIView()",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()", "UICollectionViewFlowLayout": "UICollectionViewFlowLayout()",
    "UITableView.Style": ".plain", "UINavigationController": "UINavigationController()", "UserDefaults": "UserDefaults.standard",
    "URLSession": "URLSession.shared", "NotificationCenter": "NotificationCenter.default", "Bundle": "Bundle.main",
    "FileManager": "FileManager.default", "JSONDecoder": "JSONDecoder()", "JSONEncoder": "JSONEncoder()",
    "TimeInterval": "1", "Int64": "1", "UInt": "1", "Character": "\"T\"", "Calendar": "Calendar.current",
    "Locale": "Locale.current", "DateComponents": "DateComponents()", "IndexSet": "IndexSet()", "CGSize": "CGSize.zero",
    "CGPoint": "CGPoint.zero", "CGRect": "CGRect.zero", "UIFont": "UIFont.systemFont(ofSize: 17)", "Text": "Text(\"Text\")",
    "Font": "Font.body", "Image": "Image(systemName: \"star\")", "LocalizedStringKey": "LocalizedStringKey(\"Text\")",
    "Animation": "Animation.default", "AttributedString": "AttributedString(\"Text\")", "NavigationPath": "NavigationPath()",
    "EditMode": "EditMode.inactive", "ColorScheme": "ColorScheme.light", "EdgeInsets": "EdgeInsets()",
  ]
}
