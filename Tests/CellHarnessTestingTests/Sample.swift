/// A block of Swift on a page or in a comment.
struct Sample {
  var path: String
  /// The line of the page on which the code begins.
  var line: Int
  var code: String

  /// Blocks between three backticks with `swift`.
  static func fenced(in text: String, of path: String) -> [Sample] {
    samples(text.split(separator: "\n", omittingEmptySubsequences: false), of: path)
  }

  /// Such blocks in documentation comments.
  static func commented(in text: String, of path: String) -> [Sample] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
      let comment = line.drop { $0 == " " }
      return comment.hasPrefix("/// ") ? comment.dropFirst(4) : ""
    }
    return samples(lines, of: path)
  }

  private static func samples(_ lines: [Substring], of path: String) -> [Sample] {
    var result: [Sample] = []
    var open: Int?
    for (index, line) in lines.enumerated() {
      if let start = open {
        guard line == "```" else { continue }
        let code = lines[start..<index].joined(separator: "\n")
        result.append(Sample(path: path, line: start + 1, code: code))
        open = nil
      } else if line == "```swift" {
        open = index + 1
      }
    }
    return result
  }

  /// What kind of text it is, by what its lines begin with.
  enum Form { case manifest, partOfManifest, member, enumCase, declarations, statements }

  var form: Form {
    if code.hasPrefix("// swift-tools-version") { return .manifest }
    let words = code.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("//") && Self.imported($0) == nil }
      .map { String($0.prefix { $0 != " " && $0 != "(" && $0 != "<" }) }.filter { !"})]".contains($0.prefix(1)) }
    guard let first = words.first else { return .declarations }
    if first.hasSuffix(":") || first.hasPrefix(".") { return .partOfManifest }
    if first == "static" { return .member }
    if first == "case" { return .enumCase }
    return words.allSatisfy { Self.declaring.contains($0) || $0.hasPrefix("@") || $0.hasPrefix("#") }
      ? .declarations : .statements
  }

  private static let declaring: Set = [
    "struct", "class", "enum", "extension", "protocol", "func", "let", "var", "final", "public", "package", "private",
  ]

  /// The module that a line imports.
  static func imported(_ line: some StringProtocol) -> Substring? {
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy({ $0.hasPrefix("@") }) else { return nil }
    return words.dropFirst(place + 1).first.map { Substring($0) }
  }
}
