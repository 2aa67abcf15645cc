extension ModelContext {
  /// Tells views what happened.
  public func processPendingChanges() {
    guard !event.isEmpty else { return }
    let happened = event
    event = ModelChanges()
    followers.removeAll { $0.follower == nil }
    for entry in followers { entry.follower?.contextChanged(happened) }
  }

  /// On the main thread views hear of changes when the queue's turn ends; what saves by itself is saved before.
  func schedule() {
    guard isOfMainThread, !isScheduled else { return }
    isScheduled = true
    let context = Handed(self)
    DispatchQueue.main.async { context.value.endTurn() }
  }

  private func endTurn() {
    isScheduled = false
    if autosaveEnabled, hasChanges { try? save() }
    processPendingChanges()
  }

  /// Another context saved. What belongs to the main thread follows there; another context follows when it is asked next.
  func followLater(_ saved: SavedModels) {
    missed.add(saved)
    guard isOfMainThread else { return }
    let context = Handed(self)
    DispatchQueue.main.async {
      context.value.followMissed()
      context.value.processPendingChanges()
    }
  }

  func followMissed() {
    for saved in missed.take() { follow(saved) }
  }

  private func follow(_ saved: SavedModels) {
    for number in saved.inserted {
      if let row = container.store.row(number) { event.types.insert(ObjectIdentifier(row.type)) }
    }
    for number in saved.updated {
      guard let model = models[number], !changes.contains(model) else { continue }
      takeRow(of: model)
      event.types.insert(ObjectIdentifier(type(of: model)))
    }
    for number in saved.deleted {
      guard let model = models[number] else { continue }
      changes.updated.remove(model)
      changes.deleted.remove(model)
      model._$backingData.isDeleted = true
      event.types.insert(ObjectIdentifier(type(of: model)))
      forget(model)
    }
  }

  /// The model's values are those of its row again.
  func takeRow(of model: any PersistentModel) {
    let data = model._$backingData
    guard let row = container.store.row(data.number) else { return }
    for property in Entity.of(type(of: model)).properties {
      property.mutate(model) {
        if property.relationship != nil {
          data.unread[property.name] = row.links[property.name] ?? []
        } else {
          data.values[property.name] = row.values[property.name]
        }
      }
    }
    data.version = row.version
    data.storeIdentifier = container.store.identifier
  }
}

/// What other contexts saved since this one followed, noted on whatever thread.
final class MissedSaves: @unchecked Sendable {
  private let lock = NSLock()
  private var saved: [SavedModels] = []

  func add(_ new: SavedModels) { lock.withLock { saved.append(new) } }
  func take() -> [SavedModels] {
    lock.withLock {
      defer { saved = [] }
      return saved
    }
  }
}

/// A value handed to a closure that runs where the value belongs.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
