import UIKit

/// What is said of a property of a model.
public protocol SchemaProperty: Hashable, Sendable {
  /// The property's name.
  var name: String { get }
  /// The name that it had in an earlier version.
  var originalName: String { get }
}

extension Schema {
  /// How a property is kept.
  public final class Attribute: SchemaProperty, @unchecked Sendable {
    /// One of the ways.
    public struct Option: Hashable, Sendable {
      let name: String
      /// Only one model has the value.
      public static let unique = Option(name: "unique")
      public static let externalStorage = Option(name: "externalStorage")
      public static let spotlight = Option(name: "spotlight")
      public static let ephemeral = Option(name: "ephemeral")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// The value is kept as it is: nothing transforms it here.
      public static func transformable(by transformer: ValueTransformer.Type) -> Option { Option(name: "transformable") }
      /// The value is kept as it is: nothing transforms it here.
      public static func transformable(by transformerName: String) -> Option { Option(name: "transformable") }
    }

    public internal(set) var name = ""
    public let originalName: String
    public let options: [Option]
    public let hashModifier: String?

    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      (self.options, self.originalName, self.hashModifier) = (options, originalName ?? "", hashModifier)
    }

    public var isUnique: Bool { options.contains(.unique) }
    public static func == (left: Attribute, right: Attribute) -> Bool {
      left.name == right.name && left.options == right.options && left.originalName == right.originalName
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// How a property leads to models.
  public final class Relationship: SchemaProperty, @unchecked Sendable {
    /// What happens to the models at the other end when one is deleted.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      case noAction, nullify, cascade, deny
    }
    /// One of the ways.
    public struct Option: Hashable, Sendable {
      let name: String
      public static let unique = Option(name: "unique")
    }

    public internal(set) var name = ""
    public internal(set) var destination = ""
    public internal(set) var inverseName: String?
    public internal(set) var isToOneRelationship = false
    public let originalName: String
    public let options: [Option]
    public let deleteRule: DeleteRule
    public let minimumModelCount: Int?
    public let maximumModelCount: Int?
    public let hashModifier: String?
    public let inverseKeyPath: AnyKeyPath?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
      originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      (self.options, self.deleteRule, self.hashModifier) = (options, deleteRule, hashModifier)
      (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
      (self.originalName, inverseKeyPath) = (originalName ?? "", inverse)
    }

    public static func == (left: Relationship, right: Relationship) -> Bool {
      left.name == right.name && left.destination == right.destination && left.deleteRule == right.deleteRule
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// What `#Index` takes.
  public struct Index<T>: Sendable where T: PersistentModel {
    /// A kind of index.
    public enum Types<Model>: @unchecked Sendable where Model: PersistentModel {
      case binary([PartialKeyPath<Model>])
      case rtree([PartialKeyPath<Model>])
    }
  }
}
