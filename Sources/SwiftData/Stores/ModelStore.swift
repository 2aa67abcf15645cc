/// A model as it was saved.
struct ModelRow {
  let type: any PersistentModel.Type
  var values: [String: Any]
  /// Which models relationships lead to.
  var links: [String: [Int]]
  /// Counts the times that it was saved.
  var version: Int
}

/// What one context's saving changed.
struct SavedModels {
  var inserted: [Int] = []
  var updated: [Int] = []
  var deleted: [Int] = []
}

/// The rows of a container, which contexts on several threads read and write.
final class ModelStore: @unchecked Sendable {
  let identifier: String
  private let lock = NSRecursiveLock()
  private var rows: [Int: ModelRow] = [:]
  private var byType: [ObjectIdentifier: [Int]] = [:]
  /// Which row has values that only one may have.
  private var owners: [UniqueValues: Int] = [:]
  private var contexts: [WeakContext] = []
  private struct WeakContext { weak var context: ModelContext? }

  init() { identifier = "store-\(SwiftDataRunState.current.nextNumber())" }

  /// The store of a configuration.
  static func of(_ configuration: ModelConfiguration?) -> ModelStore {
    guard let configuration, !configuration.isStoredInMemoryOnly else { return ModelStore() }
    if let known = SwiftDataRunState.current.stores[configuration.url] { return known }
    let made = ModelStore()
    SwiftDataRunState.current.stores[configuration.url] = made
    return made
  }

  func add(_ context: ModelContext) { lock.withLock { contexts.append(WeakContext(context: context)) } }

  func row(_ number: Int) -> ModelRow? { lock.withLock { rows[number] } }

  /// The rows of a type, in the order in which they were made.
  func numbers(of type: any PersistentModel.Type) -> [Int] { lock.withLock { byType[ObjectIdentifier(type)] ?? [] } }

  /// The row that was saved with unique values.
  func owner(of values: UniqueValues) -> Int? { lock.withLock { owners[values] } }

  /// Writes rows, and tells the other contexts.
  func write(_ new: [(number: Int, row: ModelRow)], _ saved: SavedModels, by writer: ModelContext) {
    let others = lock.withLock {
      for (number, row) in new {
        let old = rows.updateValue(row, forKey: number)
        if let old { disown(old, number) } else { byType[ObjectIdentifier(row.type), default: []].append(number) }
        for values in UniqueValues.all(row.type, row.values) { owners[values] = number }
      }
      for number in saved.deleted { remove(number) }
      contexts.removeAll { $0.context == nil }
      return contexts.compactMap(\.context).filter { $0 !== writer }
    }
    for context in others { context.followLater(saved) }
  }

  func removeAll() {
    lock.withLock { (rows, byType, owners) = ([:], [:], [:]) }
  }

  private func remove(_ number: Int) {
    guard let row = rows.removeValue(forKey: number) else { return }
    byType[ObjectIdentifier(row.type)]?.removeAll { $0 == number }
    disown(row, number)
  }

  private func disown(_ row: ModelRow, _ number: Int) {
    for values in UniqueValues.all(row.type, row.values) where owners[values] == number { owners[values] = nil }
  }
}
