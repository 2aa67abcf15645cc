import SwiftUI

/// Fetches models for a view from the context of its environment, and keeps them up to date. `@Query` puts one beside a property.
@MainActor @preconcurrency public struct Query<Element, Result>: DynamicProperty where Element: PersistentModel {
  @StateObject private var box: QueryBox<Element>
  @Environment(\.modelContext) private var context
  private let settings: QuerySettings<Element>

  private init(_ settings: QuerySettings<Element>) {
    self.settings = settings
    _box = StateObject(wrappedValue: QueryBox(settings))
  }

  /// What was found.
  public var wrappedValue: Result {
    guard let result = box.models as? Result else { SwiftDataFailure.raise(SwiftDataText.value("query", of: "\(Result.self)")) }
    return result
  }
  /// The context that was asked.
  public var modelContext: ModelContext { context }
  /// Why nothing was found, where the predicate could not be asked.
  public var fetchError: (any Error)? { box.error }

  public mutating func update() { box.update(settings, context) }
}

extension Query where Result == [Element] {
  public init() { self.init(QuerySettings(FetchDescriptor())) }
  public init(animation: Animation) { self.init(QuerySettings(FetchDescriptor(), animation: animation)) }
  public init(transaction: Transaction) { self.init(QuerySettings(FetchDescriptor(), transaction: transaction)) }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(QuerySettings(descriptor, animation: animation))
  }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(QuerySettings(descriptor, transaction: transaction))
  }

  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
    self.init(QuerySettings(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation))
  }
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
  ) { self.init(QuerySettings(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction)) }

  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation
  ) where Value: Comparable {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], animation: animation)
  }
  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) where Value: Comparable {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], transaction: transaction)
  }

  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
  ) where Value: Comparable {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], animation: animation)
  }
  public init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) where Value: Comparable {
    self.init(filter: filter, sort: [SortDescriptor(keyPath.sendable, order: order)], transaction: transaction)
  }
}

extension KeyPath {
  /// Key paths to a model's properties hold nothing that threads could share; Apple's queries take them without saying so.
  fileprivate var sendable: KeyPath<Root, Value> & Sendable { unsafeBitCast(self, to: (KeyPath<Root, Value> & Sendable).self) }
}
