import SwiftSyntax

/// The calls in a preview that another file could make too: nothing in them is named by the preview itself.
final class PreviewCalls: SyntaxVisitor {
  var calls: [String: String] = [:]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      callee.first?.isUppercase == true,
      node.trailingClosure == nil, node.additionalTrailingClosures.isEmpty, isSelfContained(node)
    else { return .visitChildren }
    if calls[callee] == nil { calls[callee] = node.trimmedText }
    return .skipChildren
  }

  private func isSelfContained(_ node: FunctionCallExprSyntax) -> Bool {
    let names = FreeNames(viewMode: .sourceAccurate)
    names.walk(node)
    // The call is written on one line.
    let isPlain = !node.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == "\"\"\""
        || (token.leadingTrivia + token.trailingTrivia).contains { $0.isComment }
    }
    return names.areKnown && isPlain
  }
}

/// Whether an expression uses nothing but types, their members and literals.
private final class FreeNames: SyntaxVisitor {
  var areKnown = true

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, node.baseName.text.first?.isUppercase != true { areKnown = false }
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // What a closure names may be its own parameters; an empty one names nothing.
    if !node.statements.isEmpty { areKnown = false }
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    areKnown = false
    return .skipChildren
  }
}

extension SyntaxProtocol {
  /// The source without what stands around it, on one line.
  var trimmedText: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
