import Combine
import Foundation
import SwiftUI

/// What a view keeps of a request: the request as it is now, its results, and who is told of changes.
final class FetchBox<Result: NSFetchRequestResult>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private var core: ResultsCore?
  private var settings: FetchSettings
  /// What the view said last: it says another request when its parent makes it anew with other values.
  private var said: FetchSettings
  /// Descriptors that were set with types, to be read again.
  var typedDescriptors: [SortDescriptor<Result>]?

  init(_ settings: FetchSettings) { (self.settings, said) = (settings, settings) }

  /// Called before each body of the view.
  func update(_ new: FetchSettings, _ context: NSManagedObjectContext) {
    if !new.isSame(as: said) {
      said = new
      settings = new
      core?.fetchAgain()
    }
    guard core?.context !== context else { return }
    let core = ResultsCore(context, settings.sectionKeyPath)
    core.request = { [weak self] in self?.plain ?? PlainRequest() }
    core.onChange = { [weak self] in self?.announce() }
    self.core = core
    core.fetch()
  }

  /// Counts what happened to the objects.
  private(set) var version = 0
  var objects: [NSManagedObject] { core?.objects ?? [] }
  var sections: [ResultChanges.Section] { core?.sections ?? [] }

  var predicate: NSPredicate? {
    get { settings.request.predicate }
    set { change { $0.request.predicate = newValue } }
  }
  var descriptors: [NSSortDescriptor] {
    get { settings.request.sortDescriptors }
    set { change { $0.request.sortDescriptors = newValue } }
  }

  private func change(_ work: (inout FetchSettings) -> Void) {
    announce()
    work(&settings)
    core?.fetchAgain()
  }

  private var plain: PlainRequest {
    var request = settings.request
    if request.entityName == nil { request.entityName = (Result.self as? NSManagedObject.Type)?.entityName(in: core?.context) }
    return request
  }

  private func announce() {
    version += 1
    var transaction = settings.transaction
    if let animation = settings.animation { transaction.animation = animation }
    withTransaction(transaction) { objectWillChange.send() }
  }
}

/// A view's request, without the type of its results.
struct FetchSettings {
  var request: PlainRequest
  var sectionKeyPath: String?
  var animation: Animation?
  var transaction = Transaction()

  /// Texts of predicates are not kept: another object is another predicate.
  func isSame(as other: FetchSettings) -> Bool {
    let descriptors = zip(request.sortDescriptors, other.request.sortDescriptors)
    return request.predicate === other.request.predicate && request.entityName == other.request.entityName
      && request.limit == other.request.limit && request.sortDescriptors.count == other.request.sortDescriptors.count
      && descriptors.allSatisfy { $0 === $1 }
  }
}

extension NSManagedObject {
  static func entityName(in context: NSManagedObjectContext?) -> String? {
    context?.model?.entity(of: self)?.name ?? entity().name
  }
}

extension SortDescriptor {
  /// As older requests have it.
  var untyped: NSSortDescriptor {
    let descriptor = self
    return NSSortDescriptor(key: "self", ascending: true) { left, right in
      guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
      return descriptor.compare(left, right)
    }
  }
}
