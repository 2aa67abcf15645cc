import Foundation

/// Where saved objects are. All kinds keep them in memory, for as long as the run goes on.
open class NSPersistentStore: NSObject {
  public let type: String
  open var url: URL?
  open var identifier: String!
  open var isReadOnly = false
  open private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var metadata: [String: Any]! = [:]
  open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
  open private(set) var options: [AnyHashable: Any]?
  let rows: StoreRows

  init(_ coordinator: NSPersistentStoreCoordinator, _ type: String, _ url: URL?, _ options: [AnyHashable: Any]?) {
    self.type = type
    self.url = url
    self.options = options
    persistentStoreCoordinator = coordinator
    let isFile = type != NSInMemoryStoreType && url.map { $0.path != "/dev/null" } ?? false
    if isFile, let url {
      rows = CoreDataRunState.current.files[url] ?? StoreRows()
      CoreDataRunState.current.files[url] = rows
    } else {
      rows = StoreRows()
    }
    super.init()
    identifier = url?.deletingPathExtension().lastPathComponent ?? "memory"
  }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

/// How a store is added.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  open var type = NSSQLiteStoreType
  open var url: URL?
  open var configuration: String?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open private(set) var options: [String: NSObject] = [:]
  open var sqlitePragmas: [String: NSObject] { [:] }

  public init(url: URL) { self.url = url }
  public override init() { super.init() }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.url, copy.configuration, copy.isReadOnly, copy.options) = (type, url, configuration, isReadOnly, options)
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    return copy
  }
}

/// Connects contexts with stores.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// How a store is written; all of them are kept in memory.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    CoreDataRunState.current.lastModel = model
  }

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(self, storeType, storeURL, options)
    persistentStores.append(store)
    return store
  }

  @discardableResult
  open func addPersistentStore(
    type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let store = NSPersistentStore(self, storeDescription.type, storeDescription.url, storeDescription.options)
    persistentStores.append(store)
    block(storeDescription, nil)
  }

  open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    CoreDataRunState.current.files[url] = nil
  }
  open func destroyPersistentStore(at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil) throws {
    CoreDataRunState.current.files[url] = nil
  }

  /// Performs a request with a context's objects.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
    try context.execute(request)
  }

  /// The object that an address names.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    persistentStores.lazy.flatMap(\.rows.rows.keys).first { $0.uriRepresentation() == url }
  }

  // MARK: Machinery

  private var contexts: [WeakContext] = []
  private struct WeakContext { weak var context: NSManagedObjectContext? }

  func add(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil }
    contexts.append(WeakContext(context: context))
  }

  /// Contexts that follow what another one saved.
  func saved(_ changes: SavedChanges, by context: NSManagedObjectContext) {
    for other in contexts.compactMap(\.context) where other !== context { other.parentSaved(changes) }
  }
}

extension NSPersistentStoreCoordinator: ManagedSource {
  var model: NSManagedObjectModel? { managedObjectModel }
  var store: NSPersistentStore? { persistentStores.first }
  func row(_ id: NSManagedObjectID) -> StoreRow? { persistentStores.lazy.compactMap { $0.rows.row(id) }.first }
  func ids(of entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObjectID] {
    persistentStores.flatMap { $0.rows.ids(of: entity, withSubentities: withSubentities) }
  }
  func commit(_ changes: SavedChanges) throws {
    guard let store else { throw NSError.coreData(134_030, "No persistent store was loaded: the objects cannot be saved.") }
    for (id, row) in changes.rows { store.rows.keep(row, id) }
    for id in changes.deleted { store.rows.remove(id) }
  }
}
