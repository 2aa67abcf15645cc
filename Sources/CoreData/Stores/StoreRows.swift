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
    // Models that were made twice have equal names.
    let names = Set(withSubentities ? entity.family.map(\.name) : [entity.name])
    return order.filter { id in rows[id].map { names.contains($0.entity.name) } ?? false }
  }

  func keep(_ row: StoreRow, _ id: NSManagedObjectID) {
    if rows.updateValue(row, forKey: id) == nil { order.append(id) }
  }

  /// No identifier comes again, so that the order may keep those that are gone for a while.
  func remove(_ id: NSManagedObjectID) {
    rows[id] = nil
    if order.count > 2 * rows.count + 64 { order.removeAll { rows[$0] == nil } }
  }
}
