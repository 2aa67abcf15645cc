/// What the plug-in answers to the compiler.
package enum DataAnswer {
  /// The answer to one message.
  package static func to(_ message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()] as [String: Any]]]
    }
    for key in ["expandFreestandingMacro", "expandAttachedMacro"] {
      if let fields = message[key] as? [String: Any] { return result(of: fields) }
    }
    return result("", problem: "SwiftDataMacros does not know this request: \(message.keys.sorted().joined(separator: ", "))")
  }

  private static func result(of fields: [String: Any]) -> [String: Any] {
    let type = (fields["macro"] as? [String: Any])?["typeName"] as? String ?? ""
    guard let macro = DataMacro(rawValue: type) else { return result("", problem: "SwiftDataMacros has no macro called \(type)") }
    do throws(DataMacroProblem) {
      return result(try macro.expand(DataMacroRequest(fields)), problem: nil)
    } catch {
      return result("", problem: error.text)
    }
  }

  private static func result(_ source: String, problem: String?) -> [String: Any] {
    let diagnostics = problem.map { text -> [String: Any] in
      [
        "message": text, "severity": "error", "position": ["fileName": "", "offset": 0] as [String: Any],
        "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
      ]
    }
    return ["expandMacroResult": ["expandedSource": source, "diagnostics": diagnostics.map { [$0] } ?? []] as [String: Any]]
  }
}

/// Why a macro can't be expanded, as the compiler's user reads it.
struct DataMacroProblem: Error {
  var text: String
}

/// What the compiler says about one use of a macro.
struct DataMacroRequest {
  /// The part of speech asked for: `member`, `accessor`, `peer` …
  var role: String
  /// The macro as written, with its arguments.
  var use: String
  /// The declaration an attached macro stands at.
  var declaration: String
  /// The type that gets an extension.
  var extended: String

  init(_ fields: [String: Any]) {
    func source(_ key: String) -> String { (fields[key] as? [String: Any])?["source"] as? String ?? "" }
    role = fields["macroRole"] as? String ?? ""
    use = source("syntax") + source("attributeSyntax")
    declaration = source("declSyntax")
    extended = source("extendedTypeSyntax")
  }
}
