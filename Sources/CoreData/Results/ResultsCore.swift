import Foundation
import SelectorDispatch
import UIKit

/// What a controller of fetched results knows, whatever the type of its objects is.
final class ResultsCore: ContextFollower {
  let context: NSManagedObjectContext
  let sectionKeyPath: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  var request: () -> PlainRequest = { PlainRequest() }
  var makeErased: (ResultsCore) -> NSFetchedResultsController<any NSFetchRequestResult>? = { _ in nil }
  /// Called when the results changed, before the delegate hears of it.
  var onChange: (() -> Void)?
  /// False if the method of the delegate that was called last is the default.
  var isAnswered = true
  private(set) var isFetched = false
  private(set) var sections: [ResultChanges.Section] = []

  init(_ context: NSManagedObjectContext, _ sectionKeyPath: String?) {
    (self.context, self.sectionKeyPath) = (context, sectionKeyPath)
  }

  var objects: [NSManagedObject] { sections.flatMap(\.objects) }
  var infos: [SectionInfo] { sections.map { SectionInfo($0, title: title($0.name)) } }

  func fetch() {
    sections = grouped(context.found(request()))
    if !isFetched { context.followers.append(WeakFollower(follower: self)) }
    isFetched = true
    if let delegate, let erased = makeErased(self) { _ = tell { delegate.controller(erased, didChangeContentWith: snapshot) } }
  }

  /// After the request changed.
  func fetchAgain() { sections = grouped(context.found(request())) }

  func contextChanged(_ changes: ObjectChanges) {
    let request = self.request()
    let old = sections
    let touched = changes.inserted.objects + changes.updated.objects + changes.refreshed.objects
    let happened = Set(touched.map(ObjectIdentifier.init))
    var left = objects.filter { object in
      !changes.deleted.contains(object) && (!happened.contains(ObjectIdentifier(object)) || request.matches(object))
    }
    var known = Set(left.map(ObjectIdentifier.init))
    for object in touched where request.matches(object) {
      if known.insert(ObjectIdentifier(object)).inserted { left.append(object) }
    }
    // A limit counts from the start of all that match.
    let isPaged = request.limit > 0 || request.offset > 0
    sections = grouped(isPaged ? context.found(request) : request.sorted(left))
    let difference = ResultChanges(from: old, to: sections) { happened.contains(ObjectIdentifier($0)) }
    guard !difference.isEmpty else { return }
    onChange?()
    report(difference, from: old)
  }

  // MARK: Sections

  private func grouped(_ objects: [NSManagedObject]) -> [ResultChanges.Section] {
    guard let sectionKeyPath else { return [ResultChanges.Section(name: "", objects: objects)] }
    var result: [ResultChanges.Section] = []
    for object in objects {
      let name = object.value(forKeyPath: sectionKeyPath).map { "\($0)" } ?? ""
      if result.last?.name == name {
        result[result.count - 1].objects.append(object)
      } else {
        result.append(ResultChanges.Section(name: name, objects: [object]))
      }
    }
    return result
  }

  /// The first letter, as a capital.
  static func indexTitle(_ name: String) -> String? { name.first.map { $0.uppercased() } }

  private func title(_ name: String) -> String? {
    guard let delegate, let erased = makeErased(self) else { return Self.indexTitle(name) }
    return delegate.controller(erased, sectionIndexTitleForSectionName: name)
  }

  struct SectionInfo: NSFetchedResultsSectionInfo {
    let name: String
    let indexTitle: String?
    let objects: [Any]?
    var numberOfObjects: Int { objects?.count ?? 0 }
    init(_ section: ResultChanges.Section, title: String?) {
      (name, objects, indexTitle) = (section.name, section.objects, title)
    }
  }

  // MARK: The delegate

  private var snapshot: NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: sections.map(\.name))
    for section in sections {
      snapshot.appendItems(withIdentifiers: section.objects.map(\.objectID), intoSectionWithIdentifier: section.name)
    }
    return snapshot
  }

  private func tell(_ call: () -> Void) -> Bool {
    isAnswered = true
    call()
    return isAnswered
  }

  private func report(_ difference: ResultChanges, from old: [ResultChanges.Section]) {
    guard let delegate, let erased = makeErased(self) else { return }
    let taken = snapshot
    taken.reloadItems(withIdentifiers: difference.objects.filter { $0.kind == .update }.map(\.object.objectID))
    if tell({ delegate.controller(erased, didChangeContentWith: taken) }) { return }
    if sectionKeyPath == nil {
      let before = old.flatMap(\.objects).map(\.objectID)
      let after = objects.map(\.objectID)
      if tell({ delegate.controller(erased, didChangeContentWith: after.difference(from: before).inferringMoves()) }) { return }
    }
    delegate.controllerWillChangeContent(erased)
    for section in difference.sections {
      let list = section.kind == .delete ? old : sections
      let info = SectionInfo(list[section.index], title: Self.indexTitle(section.name))
      delegate.controller(erased, didChange: info, atSectionIndex: section.index, for: section.kind)
    }
    for change in difference.objects {
      delegate.controller(
        erased, didChange: change.object, at: change.old, for: change.kind, newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(erased)
  }
}
