import SwiftParser
import SwiftSyntax

/// `@Model`: the class gets what its values are kept in, a description of its properties, and a way to be made for a stored row.
enum ModelExpansion {
  static func expand(_ request: DataMacroRequest) throws(DataMacroProblem) -> String {
    switch request.role {
    case "member": return members(of: try ModelClass(request.declaration))
    case "memberAttribute": return attribute(of: request.declaration)
    case "extension": return "nonisolated extension \(request.extended): SwiftData.PersistentModel {}"
    default: throw DataMacroProblem(text: "'@Model' can't be used as \(request.role)")
    }
  }

  private static func attribute(of declaration: String) -> String {
    guard let variable = Parser.parse(source: declaration).statements.first?.item.as(VariableDeclSyntax.self),
      let property = ModelProperty(variable), !property.isConstant
    else { return "" }
    return "@_PersistedProperty"
  }

  /// What the protocol asks for belongs to no actor, also where the class belongs to the main one.
  private static func members(of model: ModelClass) -> String {
    let metadata = model.properties.map { property in
      "SwiftData.Schema.PropertyMetadata(name: \"\(property.plainName)\", keypath: \\\(model.name).\(property.name)"
        + ", metadata: \(property.metadata ?? "nil"))"
    }
    let starts = model.properties.compactMap { property -> String? in
      if !property.isConstant { return "_\(property.plainName) = _SwiftDataNoType()" }
      return property.hasValue ? nil : "\(property.name) = backingData.constant(\"\(property.plainName)\")"
    }
    return """
      \(model.access)nonisolated(unsafe) var _$backingData = SwiftData.ModelBackingData()
      \(model.access)nonisolated static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [\(metadata.joined(separator: ",\n    "))]
      }
      \(model.access)nonisolated static var uniquenessConstraints: [[Swift.AnyKeyPath]] {
        let constraints: [[Swift.PartialKeyPath<\(model.name)>]] = [\(model.unique.joined(separator: ", "))]
        return constraints
      }
      \(model.access)nonisolated required init(backingData: SwiftData.ModelBackingData) {
        \(starts.joined(separator: "\n  "))
        self._$backingData = backingData
      }
      \(model.access)nonisolated struct _SwiftDataNoType {
        init() {}
      }
      """
  }
}

extension ModelProperty {
  /// Without the marks that let it be a word of the language.
  var plainName: String { name.filter { $0 != "`" } }
}

/// `@_PersistedProperty`: a property of a model that is read from and written to what the model keeps its values in.
enum PersistedPropertyExpansion {
  static func expand(_ request: DataMacroRequest) throws(DataMacroProblem) -> String {
    guard let variable = Parser.parse(source: request.declaration).statements.first?.item.as(VariableDeclSyntax.self),
      let property = ModelProperty(marked: variable)
    else { return "" }
    switch request.role {
    case "accessor": return accessors(of: property)
    case "peer": return "private nonisolated(unsafe) var _\(property.plainName): _SwiftDataNoType"
    default: throw DataMacroProblem(text: "'@_PersistedProperty' can't be used as \(request.role)")
    }
  }

  private static func accessors(of property: ModelProperty) -> String {
    let key = "\"\(property.plainName)\""
    return """
      @storageRestrictions(accesses: _$backingData, initializes: _\(property.plainName))
      init(initialValue) {
        _$backingData.start(\(key), initialValue)
        _\(property.plainName) = _SwiftDataNoType()
      }
      get { _$backingData.value(of: self, \\.\(property.name), \(key)) }
      set { _$backingData.set(newValue, of: self, \\.\(property.name), \(key)) }
      """
  }
}

extension ModelProperty {
  /// A property that carries the mark already.
  init?(marked variable: VariableDeclSyntax) {
    var plain = variable
    plain.attributes = []
    self.init(plain)
  }
}
