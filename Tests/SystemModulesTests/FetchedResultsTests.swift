import Foundation
import HeadlessCore
import Testing

@testable import CoreData
@_spi(CellHarness) @testable import UIKit

/// A controller of fetched results without a list: its values, its sections, and differences.
@MainActor @Suite("Fetched results", .serialized) struct FetchedResultsTests {
  init() {
    RunState.begin()
    AppModels.add("Shelves") {
      [
        AppModels.Entity(
          "ShelvedBook", type: ShelvedBook.self,
          attributes: [.init("title", "String"), .init("shelf", "String", isOptional: true)]
        ) { ShelvedBook(entity: $0, insertInto: $1) }
      ]
    }
  }

  private func context() -> NSManagedObjectContext {
    let container = NSPersistentContainer(name: "Shelves")
    container.loadPersistentStores { _, error in #expect(error == nil) }
    return container.viewContext
  }

  private func results(_ context: NSManagedObjectContext, sections: String? = nil) -> NSFetchedResultsController<ShelvedBook> {
    let request = NSFetchRequest<ShelvedBook>(entityName: "ShelvedBook")
    request.sortDescriptors = [NSSortDescriptor(key: "shelf", ascending: true), NSSortDescriptor(key: "title", ascending: true)]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
  }

  @Test("CD-01: values have places, by section and row, and sections have names, counts and index titles")
  func sections() throws {
    let context = context()
    for (title, shelf) in [("Dune", "sea"), ("Emma", "novels"), ("Kim", "novels")] { ShelvedBook.make(title, shelf, in: context) }
    let results = results(context, sections: "shelf")
    #expect(results.fetchedObjects == nil && results.sections == nil)
    try results.performFetch()
    #expect(results.fetchedObjects?.map(\.title) == ["Emma", "Kim", "Dune"])
    #expect(results.sections?.map(\.name) == ["novels", "sea"] && results.sections?.map(\.numberOfObjects) == [2, 1])
    #expect((results.sections?.first?.objects as? [ShelvedBook])?.map(\.title) == ["Emma", "Kim"])
    #expect(results.sectionIndexTitles == ["N", "S"] && results.section(forSectionIndexTitle: "S", at: 1) == 1)
    let dune = results.object(at: IndexPath(indexes: [1, 0]))
    #expect(dune.title == "Dune" && results.indexPath(forObject: dune) == IndexPath(indexes: [1, 0]))
    context.delete(dune)
    try context.save()
    #expect(results.sections?.map(\.name) == ["novels"] && results.indexPath(forObject: dune) == nil)
  }

  @Test("CD-02: a delegate that takes differences is told of each change as one, and of nothing else")
  func differences() throws {
    final class Listener: NSObject, NSFetchedResultsControllerDelegate {
      var told: [String] = []
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
      ) {
        for change in diff {
          switch change {
          case .insert(let offset, _, let from): told.append("insert \(offset)" + (from.map { " from \($0)" } ?? ""))
          case .remove(let offset, _, let to): told.append("remove \(offset)" + (to.map { " to \($0)" } ?? ""))
          }
        }
      }
      func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        told.append("never")
      }
    }
    let context = context()
    let (dune, emma) = (ShelvedBook.make("Dune", "a", in: context), ShelvedBook.make("Emma", "a", in: context))
    try context.save()
    let results = results(context)
    let listener = Listener()
    results.delegate = listener
    try results.performFetch()
    ShelvedBook.make("Cousins", "a", in: context)
    try context.save()
    #expect(listener.told == ["insert 0"])
    listener.told = []
    dune.title = "Zorro"
    try context.save()
    #expect(listener.told == ["remove 1 to 2", "insert 2 from 1"])
    listener.told = []
    context.delete(emma)
    try context.save()
    #expect(listener.told == ["remove 1"])
  }

  @Test("CD-03: a request that asks for no order by an empty array has results, in the order of the store")
  func orderless() throws {
    let context = context()
    let request = NSFetchRequest<ShelvedBook>(entityName: "ShelvedBook")
    request.sortDescriptors = []
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    ShelvedBook.make("Emma", "A", in: context)
    try context.save()
    try results.performFetch()
    #expect(results.fetchedObjects?.map(\.title) == ["Emma"])
  }

  @Test("CD-03: a request that says nothing of an order has no places: the app ends, in Core Data's words")
  func unsorted() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let test = FetchedResultsTests()
        let context = test.context()
        UIKitExceptions.handler = { _, text, _ in exit(text.contains("requires a fetch request with sort descriptors") ? 0 : 1) }
        _ = NSFetchedResultsController<ShelvedBook>(
          fetchRequest: NSFetchRequest(entityName: "ShelvedBook"), managedObjectContext: context, sectionNameKeyPath: nil,
          cacheName: nil
        )
        exit(1)
      }
    }
  }
}

final class ShelvedBook: NSManagedObject {
  var title: String? {
    get { ManagedValues.optionalValue(of: self, "title") }
    set { ManagedValues.set(newValue, of: self, "title") }
  }
  @discardableResult static func make(_ title: String, _ shelf: String, in context: NSManagedObjectContext) -> ShelvedBook {
    let book = ShelvedBook(context: context)
    book.title = title
    book.setValue(shelf, forKey: "shelf")
    return book
  }
}
