import SwiftParser
import SwiftSyntax

/// A type that could be a screen with a list, or a value for one.
struct SurveyedType {
  enum Kind { case `class`, `struct`, `enum` }
  struct Parameter: Equatable {
    var label: String
    var name: String
    var type: String
    var hasDefault: Bool
  }
  var name: String
  var kind: Kind
  var inherits: [String] = []
  /// Private, inside of a function, or with type parameters: another file can't make one.
  var isReachable = true
  var initializers: [[Parameter]] = []
  /// Stored properties that a memberwise initialiser would take.
  var members: [Parameter] = []
  /// It has a list, or a list's data source.
  var hasList = false
  var hasOutlets = false
  var firstCase: String?
}

/// Reads which types an app's files declare.
final class ListScreenSurvey: SyntaxVisitor {
  private(set) var types: [String: SurveyedType] = [:]
  private var around: [String] = []
  private var depth = 0
  /// Found in extensions of types that may come later.
  private var extended: [(name: String, inherits: [String], hasList: Bool)] = []

  static func types(in sources: [String]) -> [String: SurveyedType] {
    let survey = ListScreenSurvey(viewMode: .sourceAccurate)
    for source in sources { survey.walk(Parser.parse(source: source)) }
    for part in survey.extended {
      survey.types[part.name]?.inherits += part.inherits
      if part.hasList { survey.types[part.name]?.hasList = true }
    }
    return survey.types
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .class, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, .struct, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(node, node.name.text, .enum, node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { Array($0.elements) }
    types[around.joined(separator: ".")]?.firstCase = cases.first { $0.parameterClause == nil }?.name.text
    return result
  }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = text(node.extendedType)
    let inherits = node.inheritanceClause?.inheritedTypes.map { text($0.type) } ?? []
    extended.append((name, inherits, inherits.contains(where: ListNames.protocols.contains)))
    around.append(name)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax, _ name: String, _ kind: SurveyedType.Kind, _ inheritance: InheritanceClauseSyntax?,
    isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    around.append(name)
    var type = SurveyedType(name: around.joined(separator: "."), kind: kind)
    type.inherits = inheritance?.inheritedTypes.map { text($0.type) } ?? []
    let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    type.isReachable = !isHidden && !isGeneric && depth == 0
    type.hasList = type.inherits.contains(where: ListNames.protocols.contains)
    if kind == .struct, type.inherits.contains("View") {
      type.hasList = node.tokens(viewMode: .sourceAccurate).contains { ListNames.views.contains($0.text) }
    }
    types[type.name] = type
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0, node.optionalMark == nil, node.signature.effectSpecifiers == nil,
      !node.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
    {
      let parameters = node.signature.parameterClause.parameters.map { parameter in
        SurveyedType.Parameter(
          label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text, type: text(parameter.type),
          hasDefault: parameter.defaultValue != nil)
      }
      types[around.joined(separator: ".")]?.initializers.append(parameters)
    }
    depth += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }
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

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let owner = around.joined(separator: ".")
    guard depth == 0, types[owner] != nil else { return .visitChildren }
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedText }
    if attributes.contains("IBOutlet") { types[owner]?.hasOutlets = true }
    if node.tokens(viewMode: .sourceAccurate).contains(where: { ListNames.types.contains($0.text) }), types[owner]?.kind == .class
    {
      types[owner]?.hasList = true
    }
    let isStatic = node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    let isOwned = !Set(attributes).isDisjoint(with: ["State", "StateObject", "Environment", "EnvironmentObject", "FetchRequest"])
    if isStatic || isOwned { return .visitChildren }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let isConstant = node.bindingSpecifier.text == "let"
      if isConstant && binding.initializer != nil { continue }
      let type = binding.typeAnnotation.map { text($0.type) } ?? ""
      types[owner]?.members.append(
        .init(
          label: name, name: name, type: attributes.contains("Binding") ? "Binding<\(type)>" : type,
          hasDefault: binding.initializer != nil || (!isConstant && type.hasSuffix("?"))))
    }
    return .visitChildren
  }

  private func text(_ node: some SyntaxProtocol) -> String { node.trimmedText }
}

extension SyntaxProtocol {
  /// The source without what stands around it, on one line.
  fileprivate var trimmedText: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Names by which a list is known.
enum ListNames {
  static let protocols: Set<String> = ["UITableViewDataSource", "UICollectionViewDataSource"]
  static let types: Set<String> = [
    "UITableView", "UICollectionView", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
  ]
  static let views: Set<String> = ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]
}
