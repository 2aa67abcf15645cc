/// What Xcode writes for an app's data models, and the models themselves for the run.
struct DataModelSource {
  let models: [DataModel]
  /// True for classes that the app declares.
  let isDeclared: (String) -> Bool
  /// True for classes that the app says are `Identifiable` itself, as apps do from before Xcode wrote it.
  let isIdentifiable: (String) -> Bool

  init(
    models: [DataModel], isIdentifiable: @escaping (String) -> Bool = { _ in false }, isDeclared: @escaping (String) -> Bool
  ) {
    self.models = models
    self.isDeclared = isDeclared
    self.isIdentifiable = isIdentifiable
  }

  /// Classes whose bodies are written here.
  var classNames: Set<String> {
    Set(models.flatMap(\.entities).filter { $0.generation == .class }.compactMap(\.className).filter { !isDeclared($0) })
  }

  var text: String { text { _ in "" } }

  /// - Parameter relays: What a class's body declares for the app's extensions of it.
  func text(relays: (String) -> String) -> String {
    var seen: Set<String> = []
    let classes = models.flatMap(\.entities).filter { $0.generation != .none && seen.insert($0.className ?? "").inserted }
    return """
      import CoreData
      import Foundation
      import SelectorDispatch

      \(classes.map { generated($0, relays) }.joined())
      @section("cellharness_selectors") @used
      nonisolated private let modelsOfThisModule: @convention(c) @Sendable () -> Void = {
      \(models.map(registration).joined())}

      """
  }

  // MARK: Classes

  private func generated(_ entity: DataModel.Entity, _ relays: (String) -> String) -> String {
    guard let type = entity.className else { return "" }
    let superclass = entity.parent.flatMap { parent in
      models.flatMap(\.entities).first { $0.name == parent }?.className
    }
    let body = relays(type)
    let declaration =
      classNames.contains(type) ? "nonisolated public class \(type): \(superclass ?? "NSManagedObject") {\(body)}\n" : ""
    return declaration + """
      nonisolated extension \(type) {
        public class func fetchRequest() -> NSFetchRequest<\(type)> { NSFetchRequest<\(type)>(entityName: \(literal(entity.name))) }
      \(entity.attributes.map(property).joined())\(entity.relationships.map { property($0) }.joined())}
      \(superclass == nil && !isIdentifiable(type) ? "nonisolated extension \(type): Identifiable {}\n" : "")
      """
  }

  private func property(_ attribute: DataModel.Attribute) -> String {
    DataModelSource.property(attribute.name, DataModelSource.type(of: attribute))
  }

  private func property(_ relationship: DataModel.Relationship) -> String {
    let key = relationship.name
    let end = models.flatMap(\.entities).first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
    guard relationship.isToMany else { return DataModelSource.property(key, "\(end)?") }
    let word = key.prefix(1).uppercased() + key.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var text = DataModelSource.property(key, "\(set)?")
    for type in [end, set] {
      text += "  public func addTo\(word)(_ value: \(type)) { ManagedValues.add(value, to: self, \(literal(key))) }\n"
      text += "  public func removeFrom\(word)(_ value: \(type)) { ManagedValues.remove(value, from: self, \(literal(key))) }\n"
    }
    guard relationship.isOrdered else { return text }
    for (type, place) in [(end, "Int"), ("[\(end)]", "NSIndexSet")] {
      let rest = "self, \(literal(key))"
      let name = type == end ? "value" : "values"
      text += """
          public func insertInto\(word)(_ value: \(type), at place: \(place)) { ManagedValues.insert(value, into: \(rest), at: place) }
          public func removeFrom\(word)(at place: \(place)) { ManagedValues.remove(at: place, from: \(rest)) }
          public func replace\(word)(at place: \(place), with \(name): \(type)) {
            ManagedValues.replace(at: place, in: \(rest), with: \(name))
          }

        """
    }
    return text
  }

  private static func property(_ name: String, _ type: String) -> String {
    """
      public var `\(name)`: \(type) {
        get { ManagedValues.\(ManagedRead.function(type))(of: self, \(literal(name))) }
        set { ManagedValues.set(newValue, of: self, \(literal(name))) }
      }

    """
  }

  /// The type that Xcode gives the property.
  static func type(of attribute: DataModel.Attribute) -> String {
    switch attribute.kind {
    case "Integer 16": attribute.isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": attribute.isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": attribute.isScalar ? "Int64" : "NSNumber?"
    case "Double": attribute.isScalar ? "Double" : "NSNumber?"
    case "Float": attribute.isScalar ? "Float" : "NSNumber?"
    case "Boolean": attribute.isScalar ? "Bool" : "NSNumber?"
    case "Date": attribute.isScalar ? "TimeInterval" : "Date?"
    case "Decimal": "NSDecimalNumber?"
    case "String": "String?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    default: attribute.className.map { "\($0)?" } ?? "NSObject?"
    }
  }

  // MARK: The model

  private func registration(_ model: DataModel) -> String {
    "  AppModels.add(\(literal(model.name))) {\n    [\n\(model.entities.map(entry).joined())    ]\n  }\n"
  }

  private func entry(_ entity: DataModel.Entity) -> String {
    // Xcode's own classes are written above; of others the app may have none.
    let type = entity.className.flatMap { entity.generation != .none || isDeclared($0) ? $0 : nil } ?? "NSManagedObject"
    let attributes = entity.attributes.map { attribute in
      var text = ".init(\(literal(attribute.name)), \(literal(attribute.kind)), isOptional: \(attribute.isOptional)"
      if attribute.isTransient { text += ", isTransient: true" }
      if let standard = attribute.standard { text += ", standard: \(literal(standard))" }
      return text + ")"
    }
    let relationships = entity.relationships.map { relationship in
      var text = ".init(\(literal(relationship.name)), to: \(literal(relationship.destination))"
      if let inverse = relationship.inverse { text += ", inverse: \(literal(inverse))" }
      text += ", isToMany: \(relationship.isToMany), isOrdered: \(relationship.isOrdered), isOptional: \(relationship.isOptional)"
      return text + ", deletion: \(literal(relationship.deletion)))"
    }
    let unique = entity.unique.map { "[\($0.map(literal).joined(separator: ", "))]" }
    return """
            .init(
              \(literal(entity.name)), type: \(type).self, parent: \(entity.parent.map(literal) ?? "nil"), isAbstract: \(entity.isAbstract),
              attributes: [\(attributes.joined(separator: ", "))],
              relationships: [\(relationships.joined(separator: ", "))], unique: [\(unique.joined(separator: ", "))]
            ) { \(type)(entity: $0, insertInto: $1) },

      """
  }
}
