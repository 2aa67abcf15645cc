import SwiftSyntax

extension SourceSurvey {
  /// `(info[key] as AnyObject).cgRectValue`: on Apple's platforms an `AnyObject` has the members of all classes, and one that the object
  /// lacks is nil. Of Foundation's values they are asked of the value itself.
  func visitMember(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.base?.as(DeclReferenceExprSyntax.self)?.baseName { noteQualifier(module) }
    guard Self.membersOfValues.contains(node.declName.baseName.text), let base = node.base else { return .visitChildren }
    if let cast = cast(in: base) { replace(cast) }
    return .visitChildren
  }

  private static let membersOfValues: Set<String> = [
    "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "doubleValue", "floatValue", "intValue", "integerValue",
    "stringValue",
  ]

  /// The cast in parentheses, or in the closure of an optional's `map`.
  private func cast(in base: ExprSyntax) -> [ExprSyntax]? {
    if let chained = base.as(OptionalChainingExprSyntax.self) { return cast(in: chained.expression) }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { return cast(in: forced.expression) }
    var inner = base.as(TupleExprSyntax.self).flatMap { $0.elements.count == 1 ? $0.elements.first?.expression : nil }
    if let call = base.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure, closure.statements.count == 1,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "map"
    {
      inner = closure.statements.first?.item.as(ExprSyntax.self)
    }
    let parts = inner?.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    guard parts.count == 3, let word = parts[1].as(UnresolvedAsExprSyntax.self), word.questionOrExclamationMark == nil,
      ["AnyObject", "AnyObject?"].contains(text(parts[2]))
    else { return nil }
    return parts
  }

  private func replace(_ cast: [ExprSyntax]) {
    let (value, type) = (range(cast[0]), range(cast[2]))
    let name = text(cast[2]).hasSuffix("?") ? "ifAny" : "of"
    facts.edits.append(Edit(at: value.lowerBound, "UIKit._MembersOfAnyObject.\(name)("))
    facts.edits.append(.fill(value.upperBound..<type.upperBound, of: source, with: ")"))
    facts.uses.insert(.uiKit)
  }
}
