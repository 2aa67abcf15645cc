import HeadlessCore
import UIKit

/// The models that an app works with, and what it changed of them.
///
/// What `save()` writes is kept in memory for as long as the run goes on. On the main thread, a turn of its queue in which models were
/// changed ends with saving, where the context saves by itself, and then with telling the views.
public class ModelContext: Equatable, CustomDebugStringConvertible {
  public let container: ModelContainer
  /// Whether the context saves by itself: false for contexts that an app makes.
  public var autosaveEnabled = false
  /// Kept, and nothing is registered with it.
  public var undoManager: UndoManager?
  /// Kept.
  public var author: String?

  public convenience init(_ container: ModelContainer) { self.init(container, isOfMainThread: MainQueue.isCurrent) }

  /// - Parameter isOfMainThread: True for the main context: in tests the main actor may be on another thread.
  init(_ container: ModelContainer, isOfMainThread: Bool) {
    self.container = container
    self.isOfMainThread = isOfMainThread
    container.store.add(self)
  }

  // MARK: What was changed

  public var hasChanges: Bool { !changes.isEmpty }
  public var insertedModelsArray: [any PersistentModel] { changes.inserted.models }
  public var changedModelsArray: [any PersistentModel] { changes.updated.models }
  public var deletedModelsArray: [any PersistentModel] { changes.deleted.models }

  /// Inserts a model, and those that its relationships lead to.
  public func insert<T>(_ model: T) where T: PersistentModel { add(model) }

  /// Deletes a model, with what its relationships say of those at their other ends. It can be read still.
  public func delete<T>(_ model: T) where T: PersistentModel { remove(model) }

  /// Deletes all models that a predicate lets through.
  public func delete<T>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws
  where T: PersistentModel {
    for model in try found(FetchDescriptor(predicate: predicate)) { remove(model) }
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
  public var debugDescription: String { "ModelContext(\(models.count) models)" }

  // MARK: Machinery

  /// What is not saved.
  var changes = ModelChanges()
  /// What views have not heard of.
  var event = ModelChanges()
  var models: [Int: any PersistentModel] = [:]
  /// Lists of the context's models.
  var followers: [WeakFollower] = []
  var isScheduled = false
  let isOfMainThread: Bool
  let missed = MissedSaves()

  func isUnsaved(_ model: any PersistentModel) -> Bool {
    changes.inserted.contains(model) || changes.updated.contains(model) || changes.deleted.contains(model)
  }

  func add(_ model: any PersistentModel) {
    requireContainer()
    let data = model._$backingData
    guard data.context == nil else { return }
    data.context = self
    data.model = model
    data.isDeleted = false
    models[data.number] = model
    changes.insert(model)
    event.insert(model)
    Relationships.joinAll(model, in: self)
    schedule()
  }

  func remove(_ model: any PersistentModel) {
    let data = model._$backingData
    guard data.context === self, !data.isDeleted else { return }
    let model = data.model ?? model
    data.isDeleted = true
    let isNew = changes.inserted.contains(model)
    changes.delete(model)
    event.delete(model)
    for property in Entity.of(type(of: model)).relationships {
      for other in data.models(property) {
        if property.deleteRule == .cascade { remove(other) }
        if property.deleteRule != .noAction, let inverse = property.inverse, !other._$backingData.isDeleted {
          Relationships.drop(model, from: other, inverse)
        }
      }
    }
    if isNew {
      models[data.number] = nil
      data.context = nil
    }
    schedule()
  }

  func noteChange(of model: any PersistentModel) {
    guard !model._$backingData.isDeleted else { return }
    let model = model._$backingData.model ?? model
    changes.update(model)
    event.update(model)
    schedule()
  }

  /// Without a container nothing can be kept.
  func requireContainer() {
    if container.isAbsent { SwiftDataFailure.unsupported(SwiftDataText.noContainer) }
  }
}
