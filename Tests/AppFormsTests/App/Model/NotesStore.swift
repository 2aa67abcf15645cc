import CoreData
import UIKit

// A class by hand, one whose properties Xcode writes, and one that Xcode writes as a whole.

@objc(Tag) public class Tag: NSManagedObject {
  @nonobjc public class func fetchRequest() -> NSFetchRequest<Tag> { return NSFetchRequest<Tag>(entityName: "Tag") }

  @NSManaged public var name: String
  @NSManaged public var uses: Int32
  @NSManaged public var notes: NSSet?
}

extension Tag {
  @objc(addNotesObject:)
  @NSManaged public func addToNotes(_ value: Note)

  @objc(removeNotesObject:)
  @NSManaged public func removeFromNotes(_ value: Note)

  @objc(addNotes:)
  @NSManaged public func addToNotes(_ values: NSSet)
}

extension Tag: Identifiable {}

public class Notebook: NSManagedObject {
  convenience init(title: String, in context: NSManagedObjectContext) {
    self.init(context: context)
    self.title = title
  }

  static func create(in context: NSManagedObjectContext) -> Notebook {
    let book = self.init(context: context)
    book.rating += 1
    return book
  }
}

struct NotesStore {
  let container: NSPersistentContainer

  init() {
    container = NSPersistentContainer(name: "Notes")
    container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    })
    container.viewContext.automaticallyMergesChangesFromParent = true
  }

  var context: NSManagedObjectContext { container.viewContext }

  @discardableResult func add(_ text: String, pinned: Bool = false) -> Note {
    let note = Note(context: context)
    note.text = text
    note.isPinned = pinned
    note.created = Date(timeIntervalSince1970: 0)
    return note
  }
}

/// Notes by their first letters, as Xcode's template for fetched results has it.
class NotesController: UITableViewController, NSFetchedResultsControllerDelegate {
  let store: NotesStore
  var log: [String] = []

  init(store: NotesStore) {
    self.store = store
    super.init(style: .plain)
  }
  required init?(coder: NSCoder) { fatalError() }

  lazy var results: NSFetchedResultsController<Note> = {
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: #keyPath(Note.isPinned), ascending: false), NSSortDescriptor(keyPath: \Note.text, ascending: true),
    ]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: store.context, sectionNameKeyPath: "isPinned", cacheName: nil)
    results.delegate = self
    return results
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    do { try results.performFetch() } catch { print(error) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.sections?[section].numberOfObjects ?? 0
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = results.object(at: indexPath).text
    return cell
  }

  // MARK: Fetched results

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    log.append("will \(controller == results)")
    tableView.beginUpdates()
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {
    log.append("section \(sectionIndex) \(type)")
    switch type {
    case .insert: tableView.insertSections(IndexSet(integer: sectionIndex), with: .fade)
    case .delete: tableView.deleteSections(IndexSet(integer: sectionIndex), with: .fade)
    default: return
    }
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let place = { (path: IndexPath?) in path.map { "\($0.section).\($0.row)" } ?? "-" }
    log.append("\((anObject as? Note)?.text ?? "-") \(type) \(place(indexPath)) \(place(newIndexPath))")
    let old = indexPath.map { [$0] } ?? []
    let new = newIndexPath.map { [$0] } ?? []
    switch type {
    case .insert: tableView.insertRows(at: new, with: .fade)
    case .delete: tableView.deleteRows(at: old, with: .fade)
    case .update: tableView.reloadRows(at: old, with: .fade)
    case .move:
      guard let indexPath, let newIndexPath else { return }
      tableView.cellForRow(at: indexPath)?.textLabel?.text = (anObject as? Note)?.text
      tableView.moveRow(at: indexPath, to: newIndexPath)
    @unknown default: return
    }
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    log.append("did")
    tableView.endUpdates()
  }
}
