/// Which models of a type are asked for, and in which order: without one, in the order in which they were made.
public struct FetchDescriptor<T>: @unchecked Sendable where T: PersistentModel {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// Whether models that are not saved are found, too.
  public var includePendingChanges = true
  /// Kept: all properties are there always.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Kept: relationships are read when they are asked for.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }

  func sorted(_ models: [T]) -> [T] {
    guard !sortBy.isEmpty else { return models }
    let orders = sortBy.map(ModelOrder.init)
    return models.enumerated().sorted { left, right in
      for order in orders {
        switch order.compare(left.element, right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  func page(_ models: [T]) -> [T] {
    let rest = models.dropFirst(fetchOffset ?? 0)
    return Array(fetchLimit.map { $0 > 0 ? rest.prefix($0) : rest } ?? rest)
  }
}

/// How models are compared by a sort descriptor. Texts are compared as a person sorts them, as Apple's descriptors do unless told
/// otherwise; the toolchain's compare their characters.
private struct ModelOrder<T: PersistentModel> {
  let compare: (T, T) -> ComparisonResult

  init(_ descriptor: SortDescriptor<T>) {
    let text: ((T) -> String?)?
    switch descriptor.keyPath {
    case let path as KeyPath<T, String>: text = { $0[keyPath: path] }
    case let path as KeyPath<T, String?>: text = { $0[keyPath: path] }
    default: text = nil
    }
    guard let text else {
      compare = descriptor.compare
      return
    }
    let isForward = descriptor.order == .forward
    compare = { left, right in
      let result: ComparisonResult
      switch (text(left), text(right)) {
      case (nil, nil): result = .orderedSame
      case (nil, _): result = .orderedAscending
      case (_, nil): result = .orderedDescending
      case (let left?, let right?): result = left.localizedStandardCompare(right)
      }
      return isForward || result == .orderedSame ? result : result == .orderedAscending ? .orderedDescending : .orderedAscending
    }
  }
}

/// What a fetch in batches found.
public struct FetchResultsCollection<T>: RandomAccessCollection {
  let models: [T]
  public var startIndex: Int { 0 }
  public var endIndex: Int { models.count }
  public subscript(position: Int) -> T { models[position] }
}
