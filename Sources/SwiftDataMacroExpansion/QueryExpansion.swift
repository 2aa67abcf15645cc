import SwiftParser
import SwiftSyntax

/// `@Query(…) var items: [Item]`: a query beside the property, and the property reads what it found.
enum QueryExpansion {
  static func expand(_ request: DataMacroRequest) throws(DataMacroProblem) -> String {
    guard let variable = Parser.parse(source: request.declaration).statements.first?.item.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { throw DataMacroProblem(text: "'@Query' can only be attached to a variable") }
    let name = pattern.identifier.text.filter { $0 != "`" }
    switch request.role {
    case "accessor": return "get { _\(name).wrappedValue }"
    case "peer": return "private(set) var _\(name) = \(query(binding))(\(arguments(request.use)))"
    default: throw DataMacroProblem(text: "'@Query' can't be used as \(request.role)")
    }
  }

  /// With the types that the property's own says, so that key paths need none.
  private static func query(_ binding: PatternBindingSyntax) -> String {
    let type = binding.typeAnnotation?.type
    let element =
      type?.as(ArrayTypeSyntax.self)?.element.trimmedDescription
      ?? type?.as(IdentifierTypeSyntax.self).flatMap {
        $0.name.text == "Array" ? $0.genericArgumentClause?.arguments.trimmedDescription : nil
      }
    return element.map { "SwiftData.Query<\($0), [\($0)]>" } ?? "SwiftData.Query"
  }

  private static func arguments(_ use: String) -> String {
    // With a declaration behind it the attribute can be read; comments before it are none of it.
    let whole = Parser.parse(source: use + "\nvar attributed: Int").statements.first?.item.as(VariableDeclSyntax.self)
    guard case .attribute(let attribute) = whole?.attributes.first else { return "" }
    return attribute.arguments?.trimmedDescription ?? ""
  }
}

/// `@ModelActor`: an actor with a context of its own.
enum ModelActorExpansion {
  static func expand(_ request: DataMacroRequest) -> String {
    if request.role == "extension" { return "extension \(request.extended): SwiftData.ModelActor {}" }
    let actor = Parser.parse(source: request.declaration).statements.first?.item.as(ActorDeclSyntax.self)
    let access = actor?.modifiers.contains { $0.name.text == "public" } == true ? "public " : ""
    return """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer
      \(access)init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = SwiftData.ModelContext(modelContainer)
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """
  }
}
