/// Names a model in all contexts. A new model's is temporary, and has no store, until it is saved.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable {
  /// What names a model within its store.
  public struct ID: Hashable, Sendable {
    let number: Int
    let isTemporary: Bool
  }

  let number: Int
  /// The name of the model's type.
  public let entityName: String
  /// The store that the model was saved to.
  public let storeIdentifier: String?
  /// Names the model within its store.
  public var id: ID { ID(number: number, isTemporary: storeIdentifier == nil) }

  /// The key of the row, as stores have it.
  var primaryKey: String { "\(storeIdentifier == nil ? "t" : "p")\(number)" }

  /// An identifier for parts that are known.
  public static func identifier(
    for storeIdentifier: String, entityName: String, primaryKey: some LosslessStringConvertible
  ) throws -> PersistentIdentifier {
    guard let number = Int(primaryKey.description.drop { !$0.isNumber }) else { throw SwiftDataError.unknownSchema }
    return PersistentIdentifier(number: number, entityName: entityName, storeIdentifier: storeIdentifier)
  }
}

extension PersistentIdentifier: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.entityName, left.number) < (right.entityName, right.number)
  }
}

/// One text wherever it is read: traces name rows by it.
extension PersistentIdentifier: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { "\(entityName)/\(primaryKey)" }
  public var debugDescription: String { description }
}

extension PersistentIdentifier: Codable {
  private enum CodingKeys: String, CodingKey { case implementation }
  private struct Parts: Codable {
    var entityName: String
    var primaryKey: String
    var isTemporary: Bool
    var storeIdentifier: String?
  }

  public init(from decoder: any Decoder) throws {
    let parts = try decoder.container(keyedBy: CodingKeys.self).decode(Parts.self, forKey: .implementation)
    guard let number = Int(parts.primaryKey.dropFirst()) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "\(parts.primaryKey) is no key of a row"))
    }
    self.init(number: number, entityName: parts.entityName, storeIdentifier: parts.storeIdentifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let parts = Parts(
      entityName: entityName, primaryKey: primaryKey, isTemporary: storeIdentifier == nil, storeIdentifier: storeIdentifier)
    try container.encode(parts, forKey: .implementation)
  }
}
