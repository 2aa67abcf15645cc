/// A type in the hierarchy of types that the system declares, or one that the app declares itself.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The declared type with this identifier; nil if nobody has declared it.
  public init?(_ identifier: String) {
    guard SystemTypes.byIdentifier[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// The type that files with this extension have; nil for an extension that no type here declares.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard
      let found = SystemTypes.all.first(where: {
        $0.extensions.contains(wanted) && UTType(trusted: $0.identifier).conforms(to: supertype)
      })
    else { return nil }
    self.identifier = found.identifier
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard
      let found = SystemTypes.all.first(where: {
        $0.mimeTypes.contains(wanted) && UTType(trusted: $0.identifier).conforms(to: supertype)
      })
    else { return nil }
    self.identifier = found.identifier
  }

  /// A type that the app's property list declares as its own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    appParent = parentType?.identifier
  }

  /// A type of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    appParent = parentType?.identifier
  }

  public let identifier: String

  public var preferredFilenameExtension: String? { SystemTypes.byIdentifier[identifier]?.extensions.first }
  public var preferredMIMEType: String? { SystemTypes.byIdentifier[identifier]?.mimeTypes.first }
  public var isDeclared: Bool { SystemTypes.byIdentifier[identifier] != nil || appParent != nil }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types above this one.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = parents
    while let next = open.popLast() {
      let type = UTType(trusted: next)
      if found.insert(type).inserted { open += type.parents }
    }
    return found
  }

  public func conforms(to type: UTType) -> Bool { identifier == type.identifier || isSubtype(of: type) }

  public func isSubtype(of type: UTType) -> Bool { supertypes.contains { $0.identifier == type.identifier } }

  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public var description: String { identifier }

  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Where the app put its own type; system types are looked up.
  private var appParent: String?

  private var parents: [String] { (SystemTypes.byIdentifier[identifier]?.parents ?? []) + (appParent.map { [$0] } ?? []) }

  init(trusted identifier: String) { self.identifier = identifier }
}
