/// What the plug-in answers to the compiler.
package enum Answer {
  /// The answer to one message.
  package static func to(_ message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()] as [String: Any]]]
    }
    if let request = message["expandFreestandingMacro"] as? [String: Any] { return expansion(of: request) }
    if let request = message["expandAttachedMacro"] as? [String: Any] { return expansion(of: request) }
    return result(nil, problem: "SwiftUIMacros does not know this request: \(message.keys.sorted().joined(separator: ", "))")
  }

  private static func expansion(of request: [String: Any]) -> [String: Any] {
    let type = (request["macro"] as? [String: Any])?["typeName"] as? String ?? ""
    guard let macro = MacroCatalog.named[type] else {
      return result(nil, problem: "SwiftUIMacros has no macro called \(type)")
    }
    switch macro.expand(MacroRequest(request)) {
    case .success(let source): return result(source, problem: nil)
    case .failure(let problem): return result(nil, problem: problem.text)
    }
  }

  private static func result(_ source: String?, problem: String?) -> [String: Any] {
    let diagnostics = problem.map { text -> [[String: Any]] in
      [
        [
          "message": text, "severity": "error", "position": ["fileName": "", "offset": 0] as [String: Any],
          "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
        ]
      ]
    }
    var body: [String: Any] = ["diagnostics": diagnostics ?? []]
    if let source { body["expandedSource"] = source }
    return ["expandMacroResult": body]
  }
}
