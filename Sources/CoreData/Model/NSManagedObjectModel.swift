import Foundation

/// The entities of an app's data.
///
/// A model is read from the app's own folder when the app is compiled: an `.xcdatamodeld` that no folder has stops the run as
/// inconclusive with its name.
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      byName = Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { _, last in last }
    }
  }
  open var entitiesByName: [String: NSEntityDescription] { byName }
  open var versionIdentifiers: Set<AnyHashable> = []

  public override init() { super.init() }

  /// The model whose compiled file the address names: `Store.momd` is the app's `Store.xcdatamodeld`.
  public convenience init?(contentsOf url: URL) {
    self.init()
    let name = url.deletingPathExtension().lastPathComponent
    guard let listed = AppModels.entities(ofModel: name) else {
      CoreDataFailure.unsupported(CoreDataText.model(name, known: AppModels.names))
    }
    take(AppModels.descriptions(of: listed))
  }

  /// Observers of a property are silent in an initialiser, but not in what it calls.
  private func take(_ descriptions: [NSEntityDescription]) { entities = descriptions }

  /// All models of the app as one; bundles other than the app's have none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let model = NSManagedObjectModel()
    model.entities = AppModels.descriptions(of: AppModels.names.flatMap { AppModels.entities(ofModel: $0) ?? [] })
    return model
  }

  private var byName: [String: NSEntityDescription] = [:]

  /// The entity whose objects are of a class.
  func entity(of type: AnyClass) -> NSEntityDescription? {
    entities.first { $0.objectClass == type } ?? entities.first { $0.adopts(type) }
  }

  nonisolated(unsafe) static let none = NSManagedObjectModel()
}
