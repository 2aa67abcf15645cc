/// One macro: source text in, source text out.
protocol Macro: SendableMetatype {
  static func expand(_ request: MacroRequest) -> Result<String, MacroProblem>
}

/// Why a macro can't be expanded, as the compiler's user reads it.
struct MacroProblem: Error, Equatable {
  var text: String
}

/// Every macro by the type name that its declaration gives.
enum MacroCatalog {
  static let named: [String: any Macro.Type] = [
    "EntryMacro": EntryMacro.self,
    "PreviewMacro": PreviewMacro.self,
    "PreviewableMacro": PreviewableMacro.self,
    "TipParameterMacro": TipParameterMacro.self,
    "TipRuleMacro": TipRuleMacro.self,
  ]
}

/// What the compiler says about one use of a macro.
struct MacroRequest {
  /// The part of speech asked for: `declaration`, `accessor`, `peer` …
  var role: String
  /// The macro as written, with its arguments.
  var use: String
  /// The declaration an attached macro stands at.
  var declaration: String
  /// The types or extensions around it, as far as the compiler tells.
  var parent: String

  init(_ fields: [String: Any]) {
    func source(_ key: String) -> String { (fields[key] as? [String: Any])?["source"] as? String ?? "" }
    role = fields["macroRole"] as? String ?? ""
    use = source("syntax") + source("attributeSyntax")
    declaration = source("declSyntax")
    let surroundings = (fields["lexicalContext"] as? [[String: Any]] ?? []).compactMap { $0["source"] as? String }
    parent = source("parentDeclSyntax") + surroundings.joined(separator: "\n")
  }
}
