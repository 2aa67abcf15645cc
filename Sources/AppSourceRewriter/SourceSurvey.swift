import SwiftParser
import SwiftSyntax

/// Reads one file: collects what must be replaced in it and what other files need to know of it.
final class SourceSurvey: SyntaxVisitor {
  let source: [UInt8]
  /// Made when something must be reported: counting lines costs as much as parsing.
  private(set) lazy var lines = SourceLocationConverter(fileName: path, tree: tree)
  private let path: String
  private let tree: SourceFileSyntax
  /// Names that the file declares of the type `AnyObject`; read when a name is asked for what only Objective-C's objects have.
  private(set) lazy var namesOfAnyObject = AnyObjectNames.of(tree)
  var facts = SourceFacts()
  /// Types around the node, innermost last.
  var scopes: [Scope] = []
  /// Conditions of `#if` around the node.
  var conditions: [String] = []
  /// How many functions and closures are around the node.
  var depth = 0

  struct Scope {
    var name: String
    var kind: TypeFacts.Kind
    var isObjC: Bool
    /// In how many functions the type is.
    var depth: Int
    /// `public` where an extension says it for all its members.
    var access: String?
  }

  static func facts(of text: String, at path: String) -> SourceFacts {
    // Statements at the top of a file are found as a whole only.
    if !path.hasSuffix("main.swift"), let facts = outlinedFacts(of: text, at: path) { return facts }
    return wholeFacts(of: text, at: path)
  }

  /// Without parsing what cannot matter; nil if the file has to be parsed as a whole.
  private static func outlinedFacts(of text: String, at path: String) -> SourceFacts? {
    guard let outline = BodyOutline(of: Array(text.utf8)) else { return nil }
    let tree = Parser.parse(source: String(decoding: outline.text, as: UTF8.self))
    // What is wrong is said with the whole file before one.
    guard !tree.hasError else { return nil }
    let survey = SourceSurvey(text, tree, path)
    survey.walk(tree)
    guard survey.facts.errors.isEmpty else { return nil }
    for name in outline.identifiers { survey.facts.note(name) }
    return survey.facts
  }

  static func wholeFacts(of text: String, at path: String) -> SourceFacts {
    let tree = Parser.parse(source: text)
    let survey = SourceSurvey(text, tree, path)
    if tree.hasError { survey.facts.errors = ParseErrors.of(tree, survey.lines) }
    if survey.facts.errors.isEmpty {
      survey.walk(tree)
      if path.hasSuffix("/main.swift") || path == "main.swift" { survey.wrapTopLevelCode(of: tree) }
    }
    return survey.facts
  }

  private init(_ text: String, _ tree: SourceFileSyntax, _ path: String) {
    source = Array(text.utf8)
    self.path = path
    self.tree = tree
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Places

  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
  func text(_ node: some SyntaxProtocol) -> String { String(decoding: source[range(node)], as: UTF8.self) }
  func blank(_ node: some SyntaxProtocol) { facts.edits.append(.blank(range(node), of: source)) }
  func fill(_ node: some SyntaxProtocol, _ text: String) { facts.edits.append(.fill(range(node), of: source, with: text)) }
  func fail(_ node: some SyntaxProtocol, _ message: String) {
    let place = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    facts.errors.append(SourceError(line: place.line, column: place.column, message: message))
  }

  /// The text of a node on one line, without comments.
  func flat(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).enumerated().map { index, token in
      let isApart =
        index > 0
        && (token.leadingTrivia.count > 0 || token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.count ?? 0 > 0)
      return (isApart ? " " : "") + token.text
    }.joined()
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .class, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    if AppleAttributes.isMain(node.attributes) { facts.appDelegate = scopes.last?.name }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .other, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .other, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .other, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .protocol, node.inheritanceClause, isGeneric: false)
    // Only classes conform to a protocol of Objective-C's.
    if AppleAttributes.isObjC(node.attributes), node.inheritanceClause == nil {
      let end = node.primaryAssociatedTypeClause?.endPositionBeforeTrailingTrivia ?? node.name.endPositionBeforeTrailingTrivia
      facts.edits.append(Edit(at: end.utf8Offset, ": AnyObject"))
    }
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, flat(node.extendedType), .extension, node.inheritanceClause, isGeneric: false)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax, _ name: String, _ kind: TypeFacts.Kind, _ inheritance: InheritanceClauseSyntax?, isGeneric: Bool
  ) {
    let around = scopes.last.map { $0.depth == depth ? $0.name : "" } ?? ""
    let full = kind == .extension || around.isEmpty ? name : "\(around).\(name)"
    let names = node.modifiers.map(\.name.text)
    let isPrivate = node.modifiers.first { $0.name.text == "private" && $0.detail == nil }
    if let isPrivate, !scopes.isEmpty, kind != .extension {
      facts.nestedPrivate.append(Edit(range(isPrivate), "fileprivate"))
    }
    // Not by the name alone: a class of another library's has arguments.
    if inheritance?.inheritedTypes.contains(where: { flat($0.type) == "Observable" }) == true { facts.uses.insert(.observation) }
    if depth == 0 {
      facts.types.append(
        TypeFacts(
          kind: kind, name: full, inherits: inheritance?.inheritedTypes.map { flat($0.type) } ?? [], isGeneric: isGeneric,
          isPublic: names.contains("public") || names.contains("open"),
          isNestedPrivate: isPrivate != nil && !scopes.isEmpty,
          isObjCMembers: AppleAttributes.has("objcMembers", node.attributes),
          objcName: AppleAttributes.objcName(node.attributes),
          bodyEnd: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset, conditions: conditions))
    }
    // What `@objcMembers` marks depends on the class's lineage: the index knows.
    let isObjC = (kind == .extension || kind == .protocol) && AppleAttributes.isObjC(node.attributes)
    let access = kind == .extension && names.contains("public") ? "public" : nil
    scopes.append(Scope(name: full, kind: kind, isObjC: isObjC, depth: depth, access: access))
  }

  /// Members of a class that is made known to its file are made known with the types they name.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.isEmpty, depth == 0, node.genericParameterClause == nil, !AppleConditions.areOfAnotherSystem(conditions),
      let other = node.initializer.value.as(IdentifierTypeSyntax.self), other.genericArgumentClause == nil
    {
      let known = facts.aliases[node.name.text]
      if known.map(FrameworkClasses.isKnown) != true { facts.aliases[node.name.text] = other.name.text }
    }
    if !scopes.isEmpty, let isPrivate = node.modifiers.first(where: { $0.name.text == "private" && $0.detail == nil }) {
      facts.nestedPrivate.append(Edit(range(isPrivate), "fileprivate"))
    }
    noteHidden(node)
    return .visitChildren
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node)
    if scopes.isEmpty, depth == 0 { yieldToFoundation(node) }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: DeinitializerDeclSyntax) { depth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  private func enterFunction() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node)
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var earlier: [String] = []
    for clause in node.clauses {
      var own = earlier.map { "!(\($0))" }
      if let condition = clause.condition {
        replaceSystems(in: condition)
        let text = AppleConditions.adapted(flat(condition))
        own.append("(\(text))")
        earlier.append(text)
      }
      conditions.append(own.joined(separator: " && "))
      if let elements = clause.elements { walk(elements) }
      conditions.removeLast()
    }
    return .skipChildren
  }

  // MARK: Attributes, imports, expressions: see the extensions

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { visitAttribute(node) }
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { blank(node) }
    return .skipChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { visitImport(node) }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { visitMacro(node) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Playground" else { return .visitChildren }
    blank(node)
    return .skipChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { visitCall(node) }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { visitMember(node) }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.baseType.as(IdentifierTypeSyntax.self)?.name { noteQualifier(module, of: node.name) }
    return .visitChildren
  }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { visitSequence(node) }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind { visitChain(node) }
  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind { visitConditions(node) }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind { visitUnwrapping(node) }
  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = node.tokenKind { facts.note(name) }
    return .skipChildren
  }
}
