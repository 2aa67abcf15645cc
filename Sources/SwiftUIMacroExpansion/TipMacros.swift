import Foundation

/// `#Rule(input) { … }`: the rule of that name, made of what stands behind it.
enum TipRuleMacro: Macro {
  static func expand(_ request: MacroRequest) -> Result<String, MacroProblem> {
    guard let name = request.use.range(of: "#Rule") else {
      return .failure(MacroProblem(text: "'#Rule' can't be used as \(request.role)"))
    }
    return .success("TipKit.Tips.Rule" + request.use[name.upperBound...])
  }
}

/// `@Parameter static var name: Type = value`: what keeps the value, as `$name`, and accessors that read and write it.
enum TipParameterMacro: Macro {
  static func expand(_ request: MacroRequest) -> Result<String, MacroProblem> {
    guard let variable = Variable(request.declaration),
      request.declaration.range(of: "\\bstatic\\b", options: .regularExpression) != nil
    else { return .failure(MacroProblem(text: "'@Parameter' needs a static variable with a value")) }
    let name = variable.name.filter { $0 != "`" }
    switch request.role {
    case "accessor": return .success("get { $\(name).wrappedValue }\nset { $\(name).wrappedValue = newValue }")
    case "peer":
      let access = request.declaration.range(of: "\\bpublic\\b", options: .regularExpression) == nil ? "" : "public "
      let type = variable.type.map { "<\($0)>" } ?? ""
      return .success(
        access + "static let $\(name) = TipKit.Tips.Parameter\(type)(Self.self, \"\(name)\", \(variable.value ?? "nil"))")
    default: return .failure(MacroProblem(text: "'@Parameter' can't be used as \(request.role)"))
    }
  }
}
