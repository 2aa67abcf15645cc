@testable import AppSourceRewriter

/// What becomes of a file: its own part of the copy, and what is added behind it.
struct Copy {
  var imports: String
  var body: String
  var added: String

  init(_ text: String, beside others: [String: String] = [:]) {
    var module = AppModule()
    module.add("App.swift", text)
    for (path, text) in others { module.add(path, text) }
    self.init(of: module.rewritten()["App.swift"] ?? "")
  }

  init(of copy: String) {
    let start = "#sourceLocation(file: \"App.swift\", line: 1)\n"
    let parts = copy.components(separatedBy: start)
    imports = parts[0]
    let rest = parts.dropFirst().joined()
    let end = rest.range(of: "\n#sourceLocation()\n")
    body = end.map { String(rest[..<$0.lowerBound]) } ?? rest
    added = end.map { String(rest[$0.upperBound...]) } ?? ""
  }

  /// Without runs of spaces, for comparing what is there and not where.
  var dense: String { body.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
}
