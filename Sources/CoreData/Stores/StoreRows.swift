import Foundation

/// What a store keeps of an object.
struct StoreRow {
  enum Value {
    case attribute(Any)
    case objects([NSManagedObjectID])
  }
  let entity: NSEntityDescription
  var values: [String: Value] = [:]
  /// Counts how often it was saved.
  var version = 0

  init(entity: NSEntityDescription) { self.entity = entity }
}

/// The rows of a store, in the order in which they were saved first.
final class StoreRows {
  private(set) var rows: [NSManagedObjectID: StoreRow] = [:]
  private var order: [NSManagedObjectID] = []

  func row(_ id: NSManagedObjectID) -> StoreRow? { rows[id] }

  /// Rows of an entity and of those below it.
  func ids(of entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObjectID] {
    order.filter { id in
      guard let kind = rows[id]?.entity else { return false }
      // Models that were made twice have equal names.
      return kind.name == entity.name || (withSubentities && entity.family.contains { $0.name == kind.name })
    }
  }

  func keep(_ row: StoreRow, _ id: NSManagedObjectID) {
    if rows.updateValue(row, forKey: id) == nil { order.append(id) }
  }

  func remove(_ id: NSManagedObjectID) {
    rows[id] = nil
    order.removeAll { $0 == id }
  }
}
