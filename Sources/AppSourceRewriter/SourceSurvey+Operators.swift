import SwiftSyntax

extension SourceSurvey {
  /// Foundation compares numbers by itself here, and a second `<` of the same types would be one too many: JSON readers that apps carry
  /// along declare it.
  func yieldToFoundation(_ node: FunctionDeclSyntax) {
    let types = node.signature.parameterClause.parameters.map { flat($0.type) }
    guard node.name.text == "<", types == ["NSNumber", "NSNumber"] else { return }
    facts.edits.append(Edit(at: range(node).lowerBound, "@_disfavoredOverload "))
  }
}
