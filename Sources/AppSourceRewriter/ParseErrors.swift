import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser has against a file.
enum ParseErrors {
  static func of(_ tree: SourceFileSyntax, _ lines: SourceLocationConverter) -> [SourceError] {
    ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error && !isSkipped($0.node) && !isAccepted($0.message)
    }
    .map { diagnostic in
      let place = diagnostic.location(converter: lines)
      return SourceError(line: place.line, column: place.column, message: diagnostic.message)
    }
  }

  /// What the compiler only warns of in Swift 5 mode.
  private static func isAccepted(_ message: String) -> Bool { message.hasPrefix("extraneous whitespace ") }

  /// The compiler does not look into clauses for other versions of the language.
  private static func isSkipped(_ node: Syntax) -> Bool {
    var present: Syntax? = node
    while let next = present {
      if let clause = next.as(IfConfigClauseSyntax.self)?.condition?.plainText,
        clause.contains("swift(") || clause.contains("compiler(")
      {
        return true
      }
      present = next.parent
    }
    return false
  }
}
