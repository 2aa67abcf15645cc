import Foundation

/// A model, its stores and a context for the main thread.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]
  public let viewContext: NSManagedObjectContext

  /// Takes the app's model of the name; a name that no model has stops the run as inconclusive.
  public convenience init(name: String) {
    if let known = CoreDataRunState.current.models[name] {
      self.init(name: name, managedObjectModel: known)
      return
    }
    guard let entities = AppModels.entities(ofModel: name) else {
      CoreDataFailure.unsupported(CoreDataText.model(name, known: AppModels.names))
    }
    let model = NSManagedObjectModel()
    model.entities = AppModels.descriptions(of: entities)
    CoreDataRunState.current.models[name] = model
    self.init(name: name, managedObjectModel: model)
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Application Support", isDirectory: true)
  }

  /// Adds the stores; the closure is called for each of them, at once unless its description says otherwise.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      guard description.shouldAddStoreAsynchronously else {
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        continue
      }
      let later = Handed(block)
      DispatchQueue.global().async { [persistentStoreCoordinator] in
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: later.value)
      }
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  open func performBackgroundTask<T, E: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(E) -> T
  ) async throws(E) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(E) -> T in try block(context) }
  }
}

/// As a container; nothing is exchanged with a server.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// Something that goes to another thread with its owner's promise. One thread of a run goes on at a time.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
