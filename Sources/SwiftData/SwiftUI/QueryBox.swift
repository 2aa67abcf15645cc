import Combine
import SwiftUI

/// What a view asks for.
struct QuerySettings<Element: PersistentModel>: Equatable {
  let descriptor: FetchDescriptor<Element>
  let animation: Animation?
  let transaction: Transaction?
  /// Predicates cannot be compared: one that was made anew counts as another one.
  private let token: Token?
  private final class Token {}

  init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil, transaction: Transaction? = nil) {
    (self.descriptor, self.animation, self.transaction) = (descriptor, animation, transaction)
    token = descriptor.predicate == nil ? nil : Token()
  }

  static func == (left: Self, right: Self) -> Bool {
    left.token === right.token && left.descriptor.sortBy == right.descriptor.sortBy
      && left.descriptor.fetchLimit == right.descriptor.fetchLimit
      && left.descriptor.fetchOffset == right.descriptor.fetchOffset
  }
}

/// What a view keeps of a query: its results, and who is told of changes.
final class QueryBox<Element: PersistentModel>: ObservableObject, ContextFollower {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var models: [Element] = []
  private(set) var error: (any Error)?
  private var settings: QuerySettings<Element>
  private var context: ModelContext?

  init(_ settings: QuerySettings<Element>) { self.settings = settings }

  /// Called before each body of the view.
  func update(_ new: QuerySettings<Element>, _ context: ModelContext) {
    guard self.context !== context || new != settings else { return }
    settings = new
    if self.context !== context {
      self.context = context
      context.followers.append(WeakFollower(follower: self))
    }
    models = found()
  }

  /// The view hears of all that happened to its models, and of models that came or went.
  func contextChanged(_ changes: ModelChanges) {
    guard changes.concerns(Element.self) else { return }
    let new = found()
    let isSame = new.count == models.count && zip(new, models).allSatisfy { $0 === $1 }
    guard !isSame || new.contains(where: changes.contains) else { return }
    var transaction = settings.transaction ?? Transaction()
    if let animation = settings.animation { transaction.animation = animation }
    withTransaction(transaction) {
      objectWillChange.send()
      models = new
    }
  }

  private func found() -> [Element] {
    do {
      error = nil
      return try context?.found(settings.descriptor) ?? []
    } catch {
      self.error = error
      return []
    }
  }
}
