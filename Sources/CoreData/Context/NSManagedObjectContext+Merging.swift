import Foundation

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "_NSStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange

  /// Tells observers what happened.
  public func processPendingChanges() {
    guard !event.isEmpty else { return }
    let happened = event
    event = ObjectChanges()
    var info: [AnyHashable: Any] = [:]
    if !happened.inserted.isEmpty { info[NSInsertedObjectsKey] = happened.inserted.set }
    if !happened.updated.isEmpty { info[NSUpdatedObjectsKey] = happened.updated.set }
    if !happened.deleted.isEmpty { info[NSDeletedObjectsKey] = happened.deleted.set }
    if !happened.refreshed.isEmpty { info[NSRefreshedObjectsKey] = happened.refreshed.set }
    followers.removeAll { $0.follower == nil }
    for entry in followers { entry.follower?.contextChanged(happened) }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
  }

  /// Takes over what another context saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
      return objects.sorted { $0.number < $1.number }.map(\.objectID)
    }
    follow(
      SavedChanges(
        inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey), deleted: ids(NSDeletedObjectsKey)))
    processPendingChanges()
  }

  /// Takes over what a batch request or another process changed.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ keys: String...) -> [NSManagedObjectID] {
      keys.flatMap { key in changeNotificationData[key] as? [NSManagedObjectID] ?? [] }
    }
    let changes = SavedChanges(
      inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey), updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
      deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
    for context in contexts {
      context.follow(changes)
      context.processPendingChanges()
    }
  }

  /// What the parent has is followed on this context's own queue.
  func parentSaved(_ saved: SavedChanges) {
    guard automaticallyMergesChangesFromParent else { return }
    let changes = Handed(saved)
    perform {
      self.follow(changes.value)
      self.processPendingChanges()
    }
  }

  private func follow(_ saved: SavedChanges) {
    // Objects that this context does not have are fetched: its lists have to know of them.
    for id in saved.inserted where objects[current(id)] == nil {
      if let object = registered(id) { event.inserted.add(object) }
    }
    for id in saved.updated {
      guard let object = objects[current(id)], let row = source?.row(id), object.row?.version != row.version else { continue }
      object.follow(row, keepingChanges: true)
      event.refreshed.add(object)
    }
    for id in saved.deleted {
      guard let object = objects[current(id)] else { continue }
      changes.updated.remove(object)
      event.delete(object)
      objects[current(id)] = nil
      object.managedObjectContext = nil
    }
  }
}

/// What keeps a list of a context's objects.
protocol ContextFollower: AnyObject {
  func contextChanged(_ changes: ObjectChanges)
}

/// A follower that does not live because of this.
struct WeakFollower { weak var follower: (any ContextFollower)? }
