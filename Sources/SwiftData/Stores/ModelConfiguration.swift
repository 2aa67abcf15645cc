/// What describes a store of a container.
public protocol DataStoreConfiguration: Hashable {
  var name: String { get }
  var schema: Schema? { get }
}

/// Where a container keeps models: in memory, for as long as the run goes on, whatever the configuration says.
///
/// Containers whose configurations have the same address share what is in them; one in memory only is its own.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable, Sendable {
  public var name: String
  public var schema: Schema?
  public var url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase
  public var id: String { name }
  public var groupAppContainerIdentifier: String? { groupContainer.identifier }
  public var cloudKitContainerIdentifier: String? { nil }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.isStoredInMemoryOnly) = (name ?? "default", schema, isStoredInMemoryOnly)
    (self.allowsSave, self.groupContainer, self.cloudKitDatabase) = (allowsSave, groupContainer, cloudKitDatabase)
    url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : Self.address(of: name ?? "default")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.url, self.allowsSave) = (name ?? "default", schema, url, allowsSave)
    (isStoredInMemoryOnly, groupContainer, self.cloudKitDatabase) = (false, .automatic, cloudKitDatabase)
  }

  @_disfavoredOverload public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  private static func address(of name: String) -> URL { URL(fileURLWithPath: "/Library/Application Support/\(name).store") }

  /// An app group whose folder would hold the store.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?
    public static let automatic = GroupContainer(identifier: nil)
    public static let none = GroupContainer(identifier: nil)
    public static func identifier(_ identifier: String) -> GroupContainer { GroupContainer(identifier: identifier) }
  }

  /// A database that would be kept the same; nothing is exchanged with a server.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String
    public static let automatic = CloudKitDatabase(name: "automatic")
    public static let none = CloudKitDatabase(name: "none")
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }
}
