import SwiftParser
import SwiftSyntax

/// Reads which types an app's files declare.
final class ListScreenSurvey: SyntaxVisitor {
  private var types: [String: SurveyedType] = [:]
  private var previews: [String: String] = [:]
  private var around: [String] = []
  private var depth = 0
  /// `Type.property` of every write that was seen.
  private var written: Set<String> = []
  /// Found in extensions of types that may come later.
  private var extended: [(name: String, inherits: [String], hasList: Bool, mentions: Set<String>)] =
    []

  static func types(in sources: [String]) -> SurveyedTypes {
    let survey = ListScreenSurvey(viewMode: .sourceAccurate)
    for source in sources { survey.walk(Parser.parse(source: source)) }
    for part in survey.extended {
      survey.types[part.name]?.inherits += part.inherits
      survey.types[part.name]?.mentions.formUnion(part.mentions)
      if part.hasList { survey.types[part.name]?.hasList = true }
    }
    for (name, type) in survey.types where type.kind == .struct && type.inherits.contains("View") {
      // Rows of a repetition make a list where they scroll.
      survey.types[name]?.hasList =
        !type.mentions.isDisjoint(with: ListNames.views)
        || (type.mentions.contains("ForEach")
          && !type.mentions.isDisjoint(with: ["ScrollView", "Form"]))
    }
    for name in survey.types.keys {
      survey.types[name]?.promised.removeAll { survey.written.contains("\(name).\($0.name)") }
    }
    return SurveyedTypes(types: survey.types, previews: survey.previews)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, node.name.text, .class, node.inheritanceClause,
      node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, node.name.text, .struct, node.inheritanceClause,
      node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .protocol, node.inheritanceClause, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(
      node, node.name.text, .enum, node.inheritanceClause,
      node.genericParameterClause)
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { Array($0.elements) }
    types[around.joined(separator: ".")]?.firstCase =
      cases.first { $0.parameterClause == nil }?.name.text
    return result
  }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = text(node.extendedType)
    let inherits = node.inheritanceClause?.inheritedTypes.map { text($0.type) } ?? []
    extended.append(
      (name, inherits, inherits.contains(where: ListNames.protocols.contains), mentions(in: node)))
    around.append(name)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax, _ name: String, _ kind: SurveyedType.Kind,
    _ inheritance: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    around.append(name)
    var type = SurveyedType(name: around.joined(separator: "."), kind: kind)
    type.inherits = inheritance?.inheritedTypes.map { text($0.type) } ?? []
    let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    type.generics = generics?.parameters.map(\.name.text) ?? []
    type.isReachable = !isHidden && type.generics.isEmpty && depth == 0
    type.isMain = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedText == "main"
    }
    type.mentions = mentions(in: node)
    type.hasList = type.inherits.contains(where: ListNames.protocols.contains)
    types[type.name] = type
    return .visitChildren
  }

  private func mentions(in node: some SyntaxProtocol) -> Set<String> {
    var result: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true else {
        continue
      }
      result.insert(name)
    }
    return result
  }

  // MARK: Members

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPrivate = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    let isPlain = node.optionalMark == nil && node.signature.effectSpecifiers == nil && !isPrivate
    if depth == 0, !isPlain, takesOthersAway(node) { types[around.joined(separator: ".")]?.isHidden = true }
    if depth == 0, isPlain {
      let parameters = node.signature.parameterClause.parameters.map { parameter in
        SurveyedType.Parameter(
          label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text,
          type: text(parameter.type),
          hasDefault: parameter.defaultValue != nil)
      }
      types[around.joined(separator: ".")]?.initializers.append(parameters)
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

  /// With an initialiser in its body a type has no memberwise one, and with a designated one it inherits none. One for archives and nibs
  /// is taken for none at all: whoever writes it writes the others too.
  private func takesOthersAway(_ node: InitializerDeclSyntax) -> Bool {
    let isInBody = node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == false
    let isOfNibs = node.signature.parameterClause.parameters.first?.firstName.text == "coder"
    return isInBody && !isOfNibs && !node.modifiers.contains { $0.name.text == "convenience" }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

  /// `static let shared = Store()`.
  private func noteSingle(_ node: VariableDeclSyntax, _ owner: String) {
    guard node.modifiers.contains(where: { $0.name.text == "static" }),
      !node.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }),
      let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let made = binding.initializer.map { $0.value.trimmedText } ?? ""
    let isOwn = binding.typeAnnotation.map { text($0.type) == owner } ?? made.hasPrefix("\(owner)(")
    if isOwn, types[owner]?.single == nil { types[owner]?.single = name }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let owner = around.joined(separator: ".")
    guard depth == 0, types[owner] != nil else { return .visitChildren }
    if node.bindings.first?.pattern.trimmedText == "previews" { notePreviews(in: node) }
    let attributes = StoredMember.attributes(of: node)
    if attributes.contains("IBOutlet") { types[owner]?.hasOutlets = true }
    if types[owner]?.kind == .class,
      node.tokens(viewMode: .sourceAccurate).contains(where: { ListNames.types.contains($0.text) })
    {
      types[owner]?.hasList = true
    }
    noteEnvironment(node, attributes, owner)
    notePromised(node, attributes, owner)
    let isStatic = node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    if isStatic {
      noteSingle(node, owner)
      return .visitChildren
    }
    let members = node.bindings.compactMap { StoredMember($0, of: node) }
    types[owner]?.members += members.compactMap(\.parameter)
    if types[owner]?.kind == .struct, members.contains(where: \.hidesInitializer) { types[owner]?.isHidden = true }
    return .visitChildren
  }

  private func notePromised(_ node: VariableDeclSyntax, _ attributes: [String], _ owner: String) {
    let words = Set(node.modifiers.map(\.name.text))
    guard types[owner]?.kind == .class, attributes.isEmpty,
      words.isDisjoint(with: ["private", "fileprivate", "static", "weak"]),
      let binding = node.bindings.first, binding.initializer == nil, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?
        .wrappedType
    else { return }
    types[owner]?.promised.append(
      .init(label: name, name: name, type: text(type), hasDefault: false))
  }

  /// A property that the class writes itself is no promise.
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.is(AssignmentExprSyntax.self) {
      written.insert(lastName(of: node.leftOperand))
    }
    return .visitChildren
  }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (left, right) in zip(elements, elements.dropFirst())
    where right.is(AssignmentExprSyntax.self) {
      written.insert(lastName(of: left))
    }
    return .visitChildren
  }

  /// `journal` in `journal = …` and `self.journal = …`; what is written of another object is that one's.
  private func lastName(of target: ExprSyntax) -> String {
    let owner = around.joined(separator: ".")
    if let member = target.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedText == "self" ? "\(owner).\(member.declName.baseName.text)" : ""
    }
    return "\(owner).\(target.trimmedText)"
  }

  /// `@EnvironmentObject var store: Store`, `@Environment(Store.self) var store`.
  private func noteEnvironment(_ node: VariableDeclSyntax, _ attributes: [String], _ owner: String) {
    if attributes.contains("EnvironmentObject") {
      types[owner]?.environmentObjects += node.bindings.compactMap {
        $0.typeAnnotation.map { text($0.type) }
      }
    }
    for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where ["Environment", "SwiftUI.Environment"].contains(attribute.attributeName.trimmedText) {
      let argument = attribute.arguments.map { $0.trimmedText } ?? ""
      if argument.hasSuffix(".self"), !argument.hasPrefix("\\") {
        types[owner]?.environmentObjects.append(String(argument.dropLast(5)))
      }
      if ["\\.managedObjectContext", "\\.modelContext"].contains(argument) { types[owner]?.takesContext = true }
    }
  }

  // MARK: Previews

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { notePreviews(in: node) }
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { notePreviews(in: node) }
    return .visitChildren
  }

  private func notePreviews(in node: some SyntaxProtocol) {
    let found = PreviewCalls(viewMode: .sourceAccurate)
    found.walk(node)
    previews.merge(found.calls) { first, _ in first }
  }

  private func text(_ node: some SyntaxProtocol) -> String { node.trimmedText }
}
