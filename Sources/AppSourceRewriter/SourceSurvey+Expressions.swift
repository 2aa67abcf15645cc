import SwiftSyntax

extension SourceSurvey {
  // MARK: #selector and #keyPath

  func visitMacro(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      noteSelector(node)
      return .skipChildren
    case "keyPath":
      fill(node, "\"\(keyPath(node.arguments.first?.expression.plainText ?? ""))\"")
      return .skipChildren
    // Xcode's canvas alone runs it.
    case "Playground":
      blank(node)
      return .skipChildren
    default: return .visitChildren
    }
  }

  private func noteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return fail(node, RewriterText.selectorForm) }
    let range = range(node)
    var use = SelectorUse(
      kind: argument.label.map { $0.text == "setter" ? .setter : .getter } ?? .method, start: range.lowerBound,
      end: range.upperBound, base: [], name: "", owner: scopes.last?.name)
    guard describe(argument.expression, &use) else { return fail(node, RewriterText.selectorForm) }
    facts.selectors.append(use)
    facts.uses.insert(.selectors)
  }

  /// `Store.reload(_:)`, `self.tapped`, `(tapped) as (UIButton) -> Void`.
  private func describe(_ expression: ExprSyntax, _ use: inout SelectorUse) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return describe(inner.expression, &use)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      if let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type { use.parameterTypes = parameters(of: type) }
      return describe(first, &use)
    }
    if let cast = expression.as(AsExprSyntax.self) {
      use.parameterTypes = parameters(of: cast.type)
      return describe(cast.expression, &use)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      note(name, &use)
      return true
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
    note(member.declName, &use)
    use.base = member.base.map { flat($0).split(separator: ".").map { $0.filter { !"?!()".contains($0) } } } ?? []
    return true
  }

  private func note(_ reference: DeclReferenceExprSyntax, _ use: inout SelectorUse) {
    use.name = reference.baseName.text
    use.labels = reference.argumentNames?.arguments.map(\.name.text)
  }

  /// The parameter types of a function's type; of a curried one those of the inner function.
  private func parameters(of type: TypeSyntax) -> [String]? {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return parameters(of: only.type)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return parameters(of: optional.wrappedType) }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    return parameters(of: function.returnClause.type) ?? function.parameters.map { flat($0.type) }
  }

  /// Types in front are left off; `UIView.isHidden` has the key `hidden`.
  private func keyPath(_ text: String) -> String {
    let parts = text.filter { !$0.isWhitespace && !"?!()".contains($0) }.split(separator: ".").map(String.init)
    let types = parts.prefix { $0.first?.isUppercase == true || $0 == "self" }
    let isFrameworks = types.last.map { name in name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("CA") } ?? false
    return parts.dropFirst(types.count).map { isFrameworks ? ObjectiveCName.key(ofFramework: $0) : $0 }.joined(separator: ".")
  }

  // MARK: Optional methods

  func visitCall(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    describeClass(node)
    makeFoundationObject(node)
    askClass(node)
    let (chained, forced) = (
      node.calledExpression.as(OptionalChainingExprSyntax.self), node.calledExpression.as(ForceUnwrapExprSyntax.self)
    )
    guard let mark = chained?.questionMark ?? forced?.exclamationMark,
      let member = (chained?.expression ?? forced?.expression)?.as(MemberAccessExprSyntax.self), let base = member.base
    else { return .visitChildren }
    facts.optionalCalls.append(
      OptionalCall(
        baseStart: range(base).lowerBound, baseEnd: range(base).upperBound, mark: range(mark).lowerBound,
        isForced: forced != nil,
        name: member.declName.baseName.text, nameEnd: range(member.declName).upperBound,
        labels: node.arguments.map { $0.label?.text ?? "_" }, hasTrailingClosure: node.trailingClosure != nil,
        receiver: lastName(of: base),
        isChained: base.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
          || base.is(SuperExprSyntax.self)))
    return .visitChildren
  }

  // MARK: The window of a delegate

  /// `application.delegate?.window??`: the property is an optional requirement, and no protocol of Swift's has those.
  func visitChain(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(OptionalChainingExprSyntax.self), isWindow(inner.expression) {
      facts.edits.append(Edit(range(node.questionMark), " "))
    }
    return .visitChildren
  }

  /// `application.delegate!.window!!`, and `application.delegate!.window?!`.
  func visitUnwrapping(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    let inner =
      node.expression.as(ForceUnwrapExprSyntax.self)?.expression
      ?? node.expression.as(OptionalChainingExprSyntax.self)?.expression
    let isTwice = inner.map(isWindow) ?? false
    if isTwice || isBoundWindow(node) { facts.edits.append(Edit(range(node.exclamationMark), " ")) }
    return .visitChildren
  }

  /// `if let window = application.delegate!.window!`, which binds what is left of two optionals.
  private func isBoundWindow(_ node: ForceUnwrapExprSyntax) -> Bool {
    guard node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true, isWindow(node.expression),
      let owner = node.expression.as(MemberAccessExprSyntax.self)?.base
    else { return false }
    return ["delegate!", "delegate?"].contains { text(owner).hasSuffix($0) }
  }

  /// `if let outer = application.delegate?.window, let window = outer`, which takes the two optionals off one after the other, and
  /// `if let window = application.delegate?.window, let window`.
  func visitConditions(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    var outer: Set<String> = []
    for element in node {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self) else { continue }
      guard let value = binding.initializer?.value else {
        let name = text(binding.pattern)
        if outer.contains(name) { facts.edits.append(Edit(at: range(binding.pattern).upperBound, " = Optional(\(name))")) }
        continue
      }
      if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, outer.contains(name) {
        facts.edits.append(Edit(at: range(value).lowerBound, "Optional("))
        facts.edits.append(Edit(at: range(value).upperBound, ")"))
      }
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isDelegateWindow(value) {
        outer.insert(name)
      }
    }
    return .visitChildren
  }

  /// `application.delegate?.window`.
  private func isDelegateWindow(_ value: ExprSyntax) -> Bool {
    let words = text(value)
    return words.hasSuffix("delegate?.window") || words.hasSuffix("delegate!.window")
  }

  private func isWindow(_ expression: ExprSyntax) -> Bool {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
  }

  /// `type(of: object).description()` and `object.classForCoder.description()`: every class of Objective-C's has one, also that of an
  /// `AnyObject`.
  private func describeClass(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "description",
      let base = member.base, isClassOfObject(base)
    else { return }
    facts.edits.append(Edit(at: range(base).lowerBound, "String(reflecting: "))
    facts.edits.append(Edit(range(base).upperBound..<range(node).upperBound, ")"))
  }

  private func isClassOfObject(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base != nil && member.declName.baseName.text == "classForCoder"
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.count == 1 && call.arguments.first?.label?.text == "of"
      && call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
  }

  /// `ProcessInfo()`: Foundation for Linux has the shared one only, which says the same. `URLResponse()`, as tests make one to have
  /// any, cannot be made there without saying of what.
  private func makeFoundationObject(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return }
    switch name {
    case "ProcessInfo": facts.edits.append(Edit(range(node), "ProcessInfo.processInfo"))
    case "URLResponse":
      let end = range(node).upperBound - 1
      facts.edits.append(
        Edit(at: end, #"url: URL(fileURLWithPath: ""), mimeType: nil, expectedContentLength: -1, textEncodingName: nil"#))
    // It has one of its own, which ends the process; an app may have a type of the name.
    case "Progress": facts.progresses.append(range(node).upperBound - 1)
    default: break
    }
  }

  func lastName(of base: ExprSyntax) -> String {
    for token in base.tokens(viewMode: .sourceAccurate).reversed() {
      if case .identifier(let name) = token.tokenKind { return name }
      if token.tokenKind == .keyword(.self) { return "self" }
    }
    return ""
  }
}
