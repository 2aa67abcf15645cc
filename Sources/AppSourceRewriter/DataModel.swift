import Foundation
import FoundationXML

/// What an `.xcdatamodeld` of the app says: its entities, in the version that the app uses.
struct DataModel {
  struct Entity {
    var name: String
    /// Nil for entities whose objects have no class of their own.
    var className: String?
    var parent: String?
    var isAbstract = false
    var generation = Generation.none
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    var unique: [[String]] = []
  }
  /// What Xcode writes for an entity.
  enum Generation: String { case none, `class`, category }
  struct Attribute {
    var name: String
    var kind: String
    var isOptional = false
    var isTransient = false
    var isScalar = false
    var standard: String?
    /// The class of a transformable value.
    var className: String?
  }
  struct Relationship {
    var name: String
    var destination: String
    var inverse: String?
    var isToMany = false
    var isOrdered = false
    var isOptional = false
    var deletion = "Nullify"
  }

  var name: String
  var entities: [Entity]

  /// Nil if there is no readable version in the folder.
  init?(at path: String) {
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    guard let version = DataModel.version(in: path), let data = FileManager.default.contents(atPath: "\(version)/contents") else {
      return nil
    }
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), reader.isComplete else { return nil }
    entities = reader.entities
  }

  /// The folder of the version that the app uses: the one that is named, or the last by name.
  private static func version(in path: String) -> String? {
    if let data = FileManager.default.contents(atPath: "\(path)/.xccurrentversion"),
      let named = String(decoding: data, as: UTF8.self).firstMatch(of: /<string>([^<]+\.xcdatamodel)<\/string>/)
    {
      return "\(path)/\(named.1)"
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".xcdatamodel") }.max().map { "\(path)/\($0)" }
  }

  // MARK: Reading

  private final class Reader: NSObject, XMLParserDelegate {
    var entities: [Entity] = []
    /// The parser stops at what it cannot read, and says that all is well.
    private(set) var isComplete = false
    private var constraint: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
      attributes: [String: String] = [:]
    ) {
      func isSet(_ key: String) -> Bool { attributes[key] == "YES" }
      guard let name = attributes["name"] else {
        if elementName == "uniquenessConstraint" { constraint = [] }
        if elementName == "constraint", let value = attributes["value"] { constraint.append(value) }
        return
      }
      switch elementName {
      case "entity":
        entities.append(
          Entity(
            name: name, className: attributes["representedClassName"].flatMap(Reader.className),
            parent: attributes["parentEntity"], isAbstract: isSet("isAbstract"),
            generation: attributes["codeGenerationType"].flatMap(Generation.init) ?? .none))
      case "attribute":
        add(
          Attribute(
            name: name, kind: attributes["attributeType"] ?? "", isOptional: isSet("optional"), isTransient: isSet("transient"),
            isScalar: isSet("usesScalarValueType"),
            standard: attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"],
            className: attributes["customClassName"]))
      case "relationship":
        add(
          Relationship(
            name: name, destination: attributes["destinationEntity"] ?? "", inverse: attributes["inverseName"],
            isToMany: isSet("toMany"), isOrdered: isSet("ordered"), isOptional: isSet("optional"),
            deletion: attributes["deletionRule"] ?? "Nullify"))
      default: break
      }
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
      if elementName == "model" { isComplete = true }
      guard elementName == "uniquenessConstraint", !entities.isEmpty else { return }
      entities[entities.count - 1].unique.append(constraint)
    }

    private func add(_ attribute: Attribute) {
      if !entities.isEmpty { entities[entities.count - 1].attributes.append(attribute) }
    }
    private func add(_ relationship: Relationship) {
      if !entities.isEmpty { entities[entities.count - 1].relationships.append(relationship) }
    }

    /// Without the module in front: `.Restaurant` is a class of the app's.
    private static func className(_ text: String) -> String? {
      let name = text.split(separator: ".").last.map(String.init)
      return name == "NSManagedObject" ? nil : name
    }
  }
}
