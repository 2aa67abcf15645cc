import SwiftSyntax

extension SourceSurvey {
  /// `(info[key] as AnyObject).cgRectValue`: on Apple's platforms an `AnyObject` has the members of all classes, and one that the object
  /// lacks is nil. Of Foundation's values they are asked of the value itself.
  func visitMember(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.base?.as(DeclReferenceExprSyntax.self)?.baseName { noteQualifier(module, of: node.declName.baseName) }
    if ["responds", "perform"].contains(node.declName.baseName.text), let base = node.base { ask(base) }
    guard Self.membersOfValues.contains(node.declName.baseName.text) || asksByKey(node), let base = node.base else {
      return .visitChildren
    }
    if let cast = cast(in: base) { replace(cast) }
    return .visitChildren
  }

  private static let membersOfValues: Set<String> = [
    "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "doubleValue", "floatValue", "intValue", "integerValue",
    "stringValue",
  ]

  /// `….value(forKeyPath: path)`, as what came of JSON is asked.
  private func asksByKey(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.declName.baseName.text == "value", let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.count == 1
    else { return false }
    return ["forKey", "forKeyPath"].contains(call.arguments.first?.label?.text ?? "")
  }

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

extension SourceSurvey {
  /// `delegate?.responds(to: selector)` where the file declares `delegate: AnyObject?`.
  private func ask(_ base: ExprSyntax) {
    let chained = base.as(OptionalChainingExprSyntax.self)?.expression
    let object = chained ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard let name = object.as(DeclReferenceExprSyntax.self) ?? memberOfSelf(object),
      namesOfAnyObject.contains(name.baseName.text)
    else { return }
    let place = range(chained ?? base)
    facts.edits.append(Edit(at: place.lowerBound, "UIKit._MembersOfAnyObject.\(chained == nil ? "of" : "ifAny")("))
    facts.edits.append(Edit(at: place.upperBound, ")"))
    facts.uses.insert(.uiKit)
  }

  private func memberOfSelf(_ expression: ExprSyntax) -> DeclReferenceExprSyntax? {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, text(base) == "self" else {
      return nil
    }
    return member.declName
  }

  /// `type.isSubclass(of: other)`: an `AnyClass` has no members here. A class that is named has.
  func askClass(_ node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1, node.arguments.first?.label?.text == "of",
      let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "isSubclass",
      let base = member.base, !base.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .postfixQuestionMark }),
      let argument = node.arguments.first, lastName(of: base).first?.isUppercase != true
    else { return }
    facts.edits.append(Edit(at: range(base).lowerBound, "UIKit._ClassQuestions.isSubclass("))
    facts.edits.append(Edit(range(base).upperBound..<range(argument.expression).lowerBound, ", of: "))
    facts.uses.insert(.uiKit)
  }
}

/// The names of a file's variables and parameters that are of the type `AnyObject` wherever the file declares them with a type.
final class AnyObjectNames: SyntaxVisitor {
  private var found: Set<String> = []
  private var others: Set<String> = []

  static func of(_ tree: SourceFileSyntax) -> Set<String> {
    let visitor = AnyObjectNames(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.found.subtracting(visitor.others)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern.as(IdentifierPatternSyntax.self)?.identifier, node.typeAnnotation?.type)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName, node.type)
    return .visitChildren
  }

  private func note(_ name: TokenSyntax?, _ type: TypeSyntax?) {
    guard let name, let type else { return }
    let isAnyObject = ["AnyObject", "AnyObject?", "AnyObject!"].contains(type.trimmedDescription)
    if isAnyObject { found.insert(name.text) } else { others.insert(name.text) }
  }
}
