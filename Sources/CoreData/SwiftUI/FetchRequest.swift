import Foundation
@_spi(CellHarness) import SwiftUI

/// Fetches objects for a view from the context of its environment, and keeps them up to date.
@propertyWrapper public struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult {
  @StateObject private var box: FetchBox<Result>
  @Environment(\.managedObjectContext) private var context
  private let settings: FetchSettings

  private init(_ settings: FetchSettings, typed: [SortDescriptor<Result>]? = nil) {
    self.settings = settings
    _box = StateObject(
      wrappedValue: {
        let box = FetchBox<Result>(settings)
        box.typedDescriptors = typed
        return box
      }())
  }

  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = PlainRequest(entityName: entity.name, predicate: predicate, sortDescriptors: sortDescriptors)
    self.init(FetchSettings(request: request, animation: animation))
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(FetchSettings(request: fetchRequest.plain, animation: animation))
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(FetchSettings(request: fetchRequest.plain, transaction: transaction))
  }

  @_disfavoredOverload public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(FetchSettings(request: PlainRequest(predicate: predicate, sortDescriptors: sortDescriptors), animation: animation))
  }

  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    let request = PlainRequest(predicate: predicate, sortDescriptors: sortDescriptors.map(\.untyped))
    self.init(FetchSettings(request: request, animation: animation), typed: sortDescriptors)
  }

  /// What was found.
  @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> { FetchedResults(box) }

  /// The request's settings, to be changed.
  @MainActor @preconcurrency public var projectedValue: Binding<Configuration> {
    let box = self.box
    return Binding(
      read: { Configuration(nsSortDescriptors: box.descriptors, nsPredicate: box.predicate, typed: box.typedDescriptors) },
      write: { new in
        box.typedDescriptors = new.typed
        box.descriptors = new.nsSortDescriptors
        box.predicate = new.nsPredicate
      })
  }

  @MainActor @preconcurrency public mutating func update() { box.update(settings, context) }

  /// What can be changed of a request.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
    var typed: [SortDescriptor<Result>]?
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { typed ?? [] }
    set {
      typed = newValue
      nsSortDescriptors = newValue.map(\.untyped)
    }
  }
}

/// What a view's request found.
public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
  let box: FetchBox<Result>
  private let objects: [NSManagedObject]
  /// Another one for all that happened to the objects: what shows them is brought up to date.
  private let version: Int

  init(_ box: FetchBox<Result>) { (self.box, objects, version) = (box, box.objects, box.version) }

  public var nsPredicate: NSPredicate? {
    get { box.predicate }
    nonmutating set { box.predicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { box.descriptors }
    nonmutating set { box.descriptors = newValue }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result {
    guard let object = objects[position] as? Result else {
      CoreDataFailure.raise("FetchedResults: the object at \(position) is no \(Result.self)")
    }
    return object
  }
}

extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { box.typedDescriptors ?? [] }
    nonmutating set {
      box.typedDescriptors = newValue
      box.descriptors = newValue.map(\.untyped)
    }
  }
}
