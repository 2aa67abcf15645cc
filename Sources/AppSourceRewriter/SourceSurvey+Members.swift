import SwiftSyntax

extension SourceSurvey {
  /// Notes a method of a type.
  func note(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, scope.depth == depth || depth == 0 else { return }
    let modifiers = names(node.modifiers)
    let parameters = node.signature.parameterClause.parameters
    var member = MemberFacts(kind: .method, owner: scope.name, ownerKind: scope.kind, name: node.name.text)
    member.labels = parameters.map { $0.firstName.text }
    member.parameterTypes = parameters.map { flat($0.type) }
    member.unreadParameters = unread(parameters, in: node.body)
    member.returns = node.signature.returnClause.map { flat($0.type) }
    if member.returns == "Void" || member.returns == "()" { member.returns = nil }
    describe(&member, node.attributes, modifiers, scope)
    member.keyValue = keyValueFacts(node.modifiers)
    let isPlain =
      node.genericParameterClause == nil && node.signature.effectSpecifiers?.asyncSpecifier == nil
      && node.signature.effectSpecifiers?.throwsClause == nil
      && !parameters.contains { $0.ellipsis != nil || flat($0.type).hasPrefix("inout ") || flat($0.type).hasPrefix("some ") }
    member.isDispatchable = member.isDispatchable && isPlain && !member.isStatic
    member.nameStart = range(node.name).lowerBound
    member.nameEnd = range(node.name).upperBound
    if scope.kind == .extension, !parameters.contains(where: { $0.ellipsis != nil }) {
      member.relay = relay(node, modifiers)
    }
    noteOverride(node.modifiers, &member)
    if scope.kind == .protocol, member.isOptional { blankOptional(node.modifiers) }
    if AppleAttributes.has("NSManaged", node.attributes) { addManagedBody(to: node) }
    facts.members.append(member)
  }

  /// Places of the parameters whose name stands nowhere in a body.
  private func unread(_ parameters: FunctionParameterListSyntax, in body: CodeBlockSyntax?) -> [Int] {
    guard let body else { return [] }
    let words = Set(text(body).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    return parameters.enumerated().compactMap { index, parameter in
      words.contains((parameter.secondName ?? parameter.firstName).text.filter { $0 != "`" }) ? nil : index
    }
  }

  /// Notes the properties of a type.
  func note(_ node: VariableDeclSyntax) {
    guard let scope = scopes.last, scope.depth == depth || depth == 0 else { return }
    let modifiers = names(node.modifiers)
    // Only a protocol of Objective-C's may say how its implementations hold an object.
    if scope.kind == .protocol {
      for modifier in node.modifiers where ["weak", "unowned"].contains(modifier.name.text) { blank(modifier) }
    }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let isObserved =
        scope.kind == .extension && modifiers.contains("override") && computeObserved(binding, pattern.identifier.text)
      let isSettable =
        isObserved || (node.bindingSpecifier.tokenKind == .keyword(.var) && Self.isSettable(binding.accessorBlock))
      var member = MemberFacts(
        kind: .property(isSettable: isSettable), owner: scope.name, ownerKind: scope.kind, name: pattern.identifier.text)
      member.returns = binding.typeAnnotation.map { flat($0.type) }
      describe(&member, node.attributes, modifiers, scope)
      member.keyValue = keyValueFacts(node.modifiers)
      if AppleAttributes.has("NSManaged", node.attributes) {
        member.keyValue?.isDynamic = true
        addManagedAccessors(to: binding, named: member.name)
      } else if modifiers.contains("dynamic"), !member.isStatic {
        announceChanges(of: binding, named: member.objcName ?? member.name)
      }
      member.isDispatchable = member.isDispatchable && !member.isStatic
      member.nameStart = range(pattern.identifier).lowerBound
      member.nameEnd = range(pattern.identifier).upperBound
      if scope.kind == .extension, binding.accessorBlock != nil, let type = member.returns {
        member.relay = Relay(head: unavailability(node.attributes) + head(node.modifiers, "var"), signature: ": \(type)")
        mark(node.modifiers, &member)
      }
      noteOverride(node.modifiers, &member)
      if scope.kind == .protocol, member.isOptional {
        blankOptional(node.modifiers)
        blankSetter(binding.accessorBlock)
        if let type = binding.typeAnnotation { member.typeRange = [range(type.type).lowerBound, range(type.type).upperBound] }
      }
      facts.members.append(member)
    }
  }

  private func describe(
    _ member: inout MemberFacts, _ attributes: AttributeListSyntax, _ modifiers: Set<String>, _ scope: Scope
  ) {
    member.objcName = AppleAttributes.objcName(attributes)
    member.isObjC = scope.isObjC || AppleAttributes.isObjC(attributes)
    member.isDispatchable = !AppleAttributes.has("nonobjc", attributes) && !isObsolete(attributes)
    member.isStatic = modifiers.contains("static") || modifiers.contains("class")
    member.isOverride = modifiers.contains("override")
    member.isPrivate = modifiers.contains("private")
    member.isOptional = modifiers.contains("optional")
    member.isLocal = depth > 0
    member.conditions = conditions
  }

  private func noteOverride(_ modifiers: DeclModifierListSyntax, _ member: inout MemberFacts) {
    guard member.ownerKind == .class, let override = modifiers.first(where: { $0.name.text == "override" }) else { return }
    member.overrideRange = [range(override).lowerBound, range(override).upperBound]
  }

  private func names(_ modifiers: DeclModifierListSyntax) -> Set<String> {
    // Not `filter`: on a syntax list it makes the whole tree anew.
    Set(modifiers.compactMap { $0.detail == nil ? $0.name.text : nil })
  }

  private func blankOptional(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.text == "optional" { blank(modifier) }
  }

  /// `override var a: Int { didSet { … } }`: an extension stores nothing, so that the observers become parts of the setter. What runs
  /// before the value is stored is a closure: it may return early.
  private func computeObserved(_ binding: PatternBindingSyntax, _ name: String) -> Bool {
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return false }
    let observers = Dictionary(accessors.map { ($0.accessorSpecifier.tokenKind, $0) }) { first, _ in first }
    let (before, after) = (observers[.keyword(.willSet)], observers[.keyword(.didSet)])
    guard before != nil || after != nil, observers.count == [before, after].compactMap(\.self).count,
      // In the other order the setter would begin with what runs last.
      accessors.first?.accessorSpecifier.tokenKind == (before == nil ? .keyword(.didSet) : .keyword(.willSet))
    else { return false }
    let old = after?.parameters?.name.text ?? "oldValue"
    let start = "get { super.\(name) } set { let \(old) = super.\(name); _ = \(old); "
    if let before, let body = before.body {
      let new = before.parameters.map { "let \($0.name.text) = newValue; " } ?? ""
      facts.edits.append(Edit(range(before.accessorSpecifier).lowerBound..<range(body.leftBrace).lowerBound, start + new + "("))
      facts.edits.append(Edit(at: range(body).upperBound, ")(); super.\(name) = newValue; "))
    }
    if let after, let body = after.body {
      let head = before == nil ? start + "super.\(name) = newValue; (" : "("
      facts.edits.append(Edit(range(after.accessorSpecifier).lowerBound..<range(body.leftBrace).lowerBound, head))
      facts.edits.append(Edit(at: range(body).upperBound, ")()"))
    }
    facts.edits.append(Edit(at: range(accessors).upperBound, " }"))
    return true
  }

  /// Nobody sets an optional property through its protocol.
  private func blankSetter(_ block: AccessorBlockSyntax?) {
    guard case .accessors(let accessors)? = block?.accessors else { return }
    for accessor in accessors where accessor.accessorSpecifier.tokenKind == .keyword(.set) { blank(accessor) }
  }

  private static func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
    switch block?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      !accessors.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
        || accessors.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
    @unknown default: false
    }
  }

  // MARK: What the class's body would declare

  /// What nobody may call by name is called by a declaration that nobody may call either.
  private func unavailability(_ attributes: AttributeListSyntax) -> String {
    attributes.map { flat($0) }.filter { $0.hasPrefix("@available(") && $0.contains("unavailable") }.map { $0 + " " }.joined()
  }

  /// True for what no code may call by name any more, whatever it is compiled for: `@available(swift, obsoleted: 5)`. What is so on
  /// a platform of Apple's only can be called here.
  private func isObsolete(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { attribute in
      let text = flat(attribute)
      return ["@available(*", "@available(swift"].contains(where: text.hasPrefix)
        && (text.contains("obsoleted") || text.contains("unavailable"))
    }
  }

  private func head(_ modifiers: DeclModifierListSyntax, _ keyword: String) -> String {
    let own = modifiers.map { flat($0) }.filter { $0 != "dynamic" }
    let access: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
    let around = own.contains(where: access.contains) ? [] : [scopes.last?.access].compactMap { $0 }
    return (around + own + [keyword]).joined(separator: " ")
  }

  private func relay(_ node: FunctionDeclSyntax, _ modifiers: Set<String>) -> Relay {
    let signature = named(node.signature)
    let arguments = signature.parameterClause.parameters.map { parameter -> String in
      let name = (parameter.secondName ?? parameter.firstName).text
      let passed = flat(parameter.type).hasPrefix("inout ") ? "&\(name)" : name
      return parameter.firstName.text == "_" ? passed : "\(parameter.firstName.text): \(passed)"
    }
    let isolation = node.attributes.map { flat($0) }.filter { $0 == "@MainActor" }.map { $0 + " " }.joined()
    var relay = Relay(
      head: unavailability(node.attributes) + isolation + head(node.modifiers, "func"),
      signature: (node.genericParameterClause.map { flat($0) } ?? "") + flat(signature)
        + (node.genericWhereClause.map { " " + flat($0) } ?? ""),
      arguments: arguments.joined(separator: ", "))
    if node.signature.effectSpecifiers?.throwsClause != nil { relay.effects += "try " }
    if node.signature.effectSpecifiers?.asyncSpecifier != nil { relay.effects += "await " }
    if let override = node.modifiers.first(where: { $0.name.text == "override" }) {
      relay.overrideStart = range(override).lowerBound
      relay.overrideEnd = range(override).upperBound
    }
    return relay
  }

  /// What calls the member has to pass on parameters that the member itself gives no name.
  private func named(_ signature: FunctionSignatureSyntax) -> FunctionSignatureSyntax {
    let parameters = signature.parameterClause.parameters.enumerated().map { index, parameter -> FunctionParameterSyntax in
      guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
      let label = parameter.firstName.with(\.trailingTrivia, .space)
      return parameter.with(\.firstName, label).with(\.secondName, .identifier("argument\(index)"))
    }
    return signature.with(\.parameterClause.parameters, FunctionParameterListSyntax(parameters))
  }

  private func mark(_ modifiers: DeclModifierListSyntax, _ member: inout MemberFacts) {
    guard let override = modifiers.first(where: { $0.name.text == "override" }) else { return }
    member.relay?.overrideStart = range(override).lowerBound
    member.relay?.overrideEnd = range(override).upperBound
  }
}
