import Foundation
import SelectorDispatch
import UIKit

/// What happened to an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// A section of the results.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// The results of a request, in sections, kept up to date with the context.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// - Parameters:
  ///   - sectionNameKeyPath: What an object answers to it names its section; the first sort descriptor has to keep sections together.
  ///   - name: Ignored: nothing is kept between runs.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    cacheName = name
    core = ResultsCore(context, sectionNameKeyPath)
    super.init()
    (core as ResultsCore).makeErased = { [weak self] in
      if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> { return own }
      return NSFetchedResultsController<any NSFetchRequestResult>(of: $0)
    }
    core.request = { [unowned fetchRequest] in fetchRequest.plain }
    // Descriptors must be said, and may be none. One that a test of a delegate makes looks for nothing.
    if fetchRequest.entityName != "", fetchRequest.sortDescriptors == nil {
      CoreDataFailure.raise(CoreDataText.unsorted)
    }
  }

  /// One without a request, as tests of delegates make it.
  public override convenience init() {
    self.init(
      fetchRequest: NSFetchRequest(entityName: ""),
      managedObjectContext: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
      sectionNameKeyPath: nil, cacheName: nil)
  }

  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let cacheName: String?
  open var sectionNameKeyPath: String? { core.sectionKeyPath }
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Fetches. Changes are reported from then on.
  open func performFetch() throws {
    // What was changed before is no change of the results.
    managedObjectContext.processPendingChanges()
    core.fetch()
  }

  open var fetchedObjects: [ResultType]? { core.isFetched ? core.objects.compactMap { $0 as? ResultType } : nil }
  open var sections: [any NSFetchedResultsSectionInfo]? { core.isFetched ? core.infos : nil }
  open var sectionIndexTitles: [String] { core.infos.compactMap(\.indexTitle) }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.count == 2, core.sections.indices.contains(indexPath[0]),
      core.sections[indexPath[0]].objects.indices.contains(indexPath[1]),
      let object = core.sections[indexPath[0]].objects[indexPath[1]] as? ResultType
    else { CoreDataFailure.raise("no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)") }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    guard let object = object as? NSManagedObject else { return nil }
    for (index, section) in core.sections.enumerated() {
      if let row = section.objects.firstIndex(where: { $0 === object }) { return IndexPath(indexes: [index, row]) }
    }
    return nil
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    core.infos.firstIndex { $0.indexTitle == title } ?? sectionIndex
  }
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? { ResultsCore.indexTitle(sectionName) }
  open class func deleteCache(withName name: String?) {}

  // MARK: Machinery

  let core: ResultsCore

  /// The same results without the type of their objects, as delegates get them.
  private init(of core: ResultsCore) {
    self.core = core
    fetchRequest = NSFetchRequest()
    managedObjectContext = core.context
    cacheName = nil
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? any HasResultsCore)?.core === core }
  open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// Any controller, whatever its results are.
protocol HasResultsCore: AnyObject { var core: ResultsCore { get } }
extension NSFetchedResultsController: HasResultsCore {}
