/// Why data could not be decoded, for somebody who wrote the file.
enum DecodingText {
  /// For example `entries.0.reason is missing`.
  static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(type(of: error))" }
    switch error {
    case .keyNotFound(let key, let context): return "\(path(context.codingPath + [key])) is missing"
    case .typeMismatch(let type, let context): return "\(path(context.codingPath)) is no \(name(type))"
    case .valueNotFound(let type, let context): return "\(path(context.codingPath)) is null and wants a \(name(type))"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty ? "it is not JSON" : "\(path(context.codingPath)) can't have this value"
    @unknown default: return "it has another form"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let words = keys.map { $0.intValue.map(String.init) ?? PlainText.line($0.stringValue) }
    return words.isEmpty ? "it" : words.joined(separator: ".")
  }

  /// Types as JSON names them.
  private static func name(_ type: any Any.Type) -> String {
    let name = "\(type)"
    if name.hasPrefix("Array") { return "array" }
    if name.hasPrefix("Dictionary") { return "object" }
    switch name {
    case "String": return "text"
    case "Bool": return "true or false"
    case "Int", "UInt64", "Double": return "number"
    default: return "object"
    }
  }
}
