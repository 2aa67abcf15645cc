import Foundation
import SwiftUI

/// Fetches objects for a view in sections: neighbours with the same value of a property are one.
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier, Result>: DynamicProperty
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  @StateObject private var box: FetchBox<Result>
  @Environment(\.managedObjectContext) private var context
  private let settings: FetchSettings
  private let section: KeyPath<Result, SectionIdentifier>

  private init(
    _ section: KeyPath<Result, SectionIdentifier>, _ settings: FetchSettings, typed: [SortDescriptor<Result>]? = nil
  ) {
    self.settings = settings
    self.section = section
    _box = StateObject(
      wrappedValue: {
        let box = FetchBox<Result>(settings)
        box.typedDescriptors = typed
        return box
      }())
  }

  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = PlainRequest(entityName: entity.name, predicate: predicate, sortDescriptors: sortDescriptors)
    self.init(sectionIdentifier, FetchSettings(request: request, animation: animation))
  }

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
  ) { self.init(sectionIdentifier, FetchSettings(request: fetchRequest.plain, animation: animation)) }

  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    let request = PlainRequest(predicate: predicate, sortDescriptors: sortDescriptors.map(\.untyped))
    self.init(sectionIdentifier, FetchSettings(request: request, animation: animation), typed: sortDescriptors)
  }

  @MainActor @preconcurrency public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(box, section)
  }

  @MainActor @preconcurrency public mutating func update() { box.update(settings, context) }
}

/// What a sectioned request found.
public struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  /// Neighbours with the same value.
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    let objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  let box: FetchBox<Result>
  public let sectionIdentifier: KeyPath<Result, SectionIdentifier>
  private let objects: [NSManagedObject]
  private let version: Int

  init(_ box: FetchBox<Result>, _ section: KeyPath<Result, SectionIdentifier>) {
    (self.box, sectionIdentifier, objects, version) = (box, section, box.objects, box.version)
  }

  public var nsPredicate: NSPredicate? {
    get { box.predicate }
    nonmutating set { box.predicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { box.descriptors }
    nonmutating set { box.descriptors = newValue }
  }

  private var sections: [Section] {
    var result: [(id: SectionIdentifier, objects: [Result])] = []
    for object in objects.compactMap({ $0 as? Result }) {
      let id = object[keyPath: sectionIdentifier]
      if result.last?.id == id { result[result.count - 1].objects.append(object) } else { result.append((id, [object])) }
    }
    return result.map { Section(id: $0.id, objects: $0.objects) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
}
