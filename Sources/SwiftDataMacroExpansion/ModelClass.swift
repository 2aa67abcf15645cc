import SwiftParser
import SwiftSyntax

/// A class that is a model, taken apart.
struct ModelClass {
  var name: String
  /// `public` or `package`, with a space, where the class can be seen from other modules: what it conforms by must be, too.
  var access: String
  var properties: [ModelProperty] = []
  /// The arguments of `#Unique`, as they are written.
  var unique: [String] = []

  init(_ source: String) throws(DataMacroProblem) {
    guard let declaration = Parser.parse(source: source).statements.first?.item.as(ClassDeclSyntax.self) else {
      throw DataMacroProblem(text: "'@Model' can only be attached to a class")
    }
    name = declaration.name.text
    let words = declaration.modifiers.map(\.name.text)
    access = words.contains("public") || words.contains("open") ? "public " : words.contains("package") ? "package " : ""
    for member in declaration.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self), let property = ModelProperty(variable) {
        properties.append(property)
      }
      if let macro = member.decl.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Unique" {
        unique += macro.arguments.map(\.expression.trimmedDescription)
      }
    }
  }
}

/// A property of a model that is kept.
struct ModelProperty {
  var name: String
  /// A constant has storage of its own.
  var isConstant: Bool
  var hasValue: Bool
  /// What `@Attribute` or `@Relationship` say, as a value.
  var metadata: String?

  /// nil for what is computed, belongs to the type, is made lazily, or is left out by the app.
  init?(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), !Self.isComputed(binding)
    else { return nil }
    let words = variable.modifiers.map(\.name.text)
    guard words.allSatisfy({ !["static", "class", "lazy", "weak"].contains($0) }) else { return nil }
    name = pattern.identifier.text
    isConstant = variable.bindingSpecifier.text == "let"
    hasValue = binding.initializer != nil
    for case .attribute(let attribute) in variable.attributes {
      switch attribute.attributeName.trimmedDescription.split(separator: ".").last {
      case "Transient", "ObservationIgnored", "_PersistedProperty": return nil
      case "Attribute": metadata = "SwiftData.Schema.Attribute(\(Self.arguments(attribute)))"
      case "Relationship": metadata = "SwiftData.Schema.Relationship(\(Self.arguments(attribute)))"
      default: break
      }
    }
  }

  /// Observers are no accessors: what has them is stored.
  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  private static func arguments(_ attribute: AttributeSyntax) -> String {
    attribute.arguments?.trimmedDescription ?? ""
  }
}
