import SwiftSyntax

/// Properties and methods that Core Data implements when an app runs on a phone.
extension SourceSurvey {
  /// `request as! NSFetchRequest<NSFetchRequestResult>`: Objective-C does not look at what stands between the angle brackets, Swift does.
  func visitSequence(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (place, element) in elements.enumerated() where place > 0 && place + 1 < elements.count {
      wrapKey(elements[place - 1], element, elements[place + 1])
      guard let mark = element.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark,
        let type = elements[place + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self),
        type.name.text == "NSFetchRequest", type.genericArgumentClause != nil
      else { continue }
      // Behind `try` and `await`, which are no part of what is cast.
      var operand = elements[place - 1]
      while let inner = operand.as(TryExprSyntax.self)?.expression ?? operand.as(AwaitExprSyntax.self)?.expression {
        operand = inner
      }
      let value = range(operand)
      facts.edits.append(Edit(at: value.lowerBound, "\(text(type))._sharing("))
      let end = mark.tokenKind == .exclamationMark ? ")!" : ")"
      facts.edits.append(.fill(value.upperBound..<range(type).upperBound, of: source, with: end))
    }
    return .visitChildren
  }

  /// `kCTFontAttributeName as NSAttributedString.Key`: a name of Core Text's is a text here, and made a key.
  private func wrapKey(_ operand: ExprSyntax, _ conversion: ExprSyntax, _ type: ExprSyntax) {
    guard let name = operand.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("kCT"), name.hasSuffix("AttributeName"),
      conversion.as(UnresolvedAsExprSyntax.self).map({ $0.questionOrExclamationMark == nil }) == true,
      text(type) == "NSAttributedString.Key"
    else { return }
    facts.edits.append(Edit(at: range(operand).lowerBound, "NSAttributedString.Key("))
    facts.edits.append(.fill(range(operand).upperBound..<range(type).upperBound, of: source, with: ")"))
  }

  func addManagedAccessors(to binding: PatternBindingSyntax, named name: String) {
    guard binding.accessorBlock == nil, let type = binding.typeAnnotation else { return }
    let key = literal(name.replacing("`", with: ""))
    let read = ManagedRead.function(flat(type.type))
    facts.edits.append(
      Edit(
        at: type.endPositionBeforeTrailingTrivia.utf8Offset,
        " { get { ManagedValues.\(read)(of: self, \(key)) } set { ManagedValues.set(newValue, of: self, \(key)) } }"))
  }

  func addManagedBody(to node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters.map { ($0.firstName.text, ($0.secondName ?? $0.firstName).text) }
    guard node.body == nil, let call = ManagedMethod.call(node.name.text, parameters) else {
      if node.body == nil { fail(node, RewriterText.managedMethod(node.name.text)) }
      return
    }
    facts.edits.append(Edit(at: node.signature.endPositionBeforeTrailingTrivia.utf8Offset, " { \(call) }"))
  }
}

/// How a property is read: optional values may be missing.
enum ManagedRead {
  static func function(_ type: String) -> String {
    type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") ? "optionalValue" : "value"
  }
}

/// The methods that Xcode writes for relationships with many objects.
private enum ManagedMethod {
  static func call(_ name: String, _ parameters: [(label: String, name: String)]) -> String? {
    guard let first = parameters.first?.name else { return nil }
    let isAt = parameters.first?.label == "at"
    let second = parameters.dropFirst().first?.name ?? ""
    if let key = key(name, "addTo") { return "ManagedValues.add(\(first), to: self, \(key))" }
    if let key = key(name, "removeFrom") {
      return "ManagedValues.remove(\(isAt ? "at: " : "")\(first), from: self, \(key))"
    }
    if let key = key(name, "insertInto") { return "ManagedValues.insert(\(first), into: self, \(key), at: \(second))" }
    if isAt, let key = key(name, "replace") { return "ManagedValues.replace(at: \(first), in: self, \(key), with: \(second))" }
    // As older versions of Xcode wrote them.
    let plain = name.hasSuffix("Object") ? String(name.dropLast(6)) : name
    if let key = key(plain, "add") { return "ManagedValues.add(\(first), to: self, \(key))" }
    if let key = key(plain, "remove") { return "ManagedValues.remove(\(first), from: self, \(key))" }
    return nil
  }

  private static func key(_ name: String, _ prefix: String) -> String? {
    guard name.hasPrefix(prefix), name.count > prefix.count else { return nil }
    let word = name.dropFirst(prefix.count)
    return literal(word.prefix(1).lowercased() + word.dropFirst())
  }
}
