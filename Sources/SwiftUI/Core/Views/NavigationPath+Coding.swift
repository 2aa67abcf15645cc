import Foundation

extension NavigationPath {
  /// Creates a path of the values that were encoded from another one.
  public init(_ codable: CodableRepresentation) { self.init(values: codable.values) }

  /// What can be encoded of the path; nil if one of its values can't be, as on a phone.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// The values of a path with the names of their types, the last value first.
  ///
  /// Two texts stand for each value: the name of its type and its JSON. The name is the one that Swift's runtime finds a type by, where a
  /// phone writes one like `Swift.Int`. Values are decoded at once, where a phone waits until they show, so that what can't be
  /// decoded throws here.
  nonisolated public struct CodableRepresentation: Codable, Equatable, @unchecked Sendable {
    let values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        let text = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: list, debugDescription: "No type \(name) has values that lead to a screen.")
        }
        values.append(AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8))))
      }
      self.values = values.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let base = value.base as? any Encodable else {
          let context = EncodingError.Context(codingPath: list.codingPath, debugDescription: "The value can't be encoded.")
          throw EncodingError.invalidValue(value.base, context)
        }
        try list.encode(Self.name(of: type(of: base)))
        try list.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
      }
    }

    /// The name that finds the type. A private one has none that does: it is written by its plain name, and not found again.
    private static func name(of type: Any.Type) -> String {
      guard let name = _mangledTypeName(type), _typeByName(name) == type else { return "\(type)" }
      return name
    }
  }
}
