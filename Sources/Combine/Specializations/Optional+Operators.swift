// What operators make of one value, or of none, is known at once, so they make publishers that hold it.

extension Optional.Publisher {
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { .init(output.map(predicate)) }
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { .init(output.map(predicate)) }
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }
  public func count() -> Optional<Int>.Publisher { .init(output.map { _ in 1 }) }
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
  public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }
  public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }
  public func retry(_ times: Int) -> Optional<Output>.Publisher { self }
  public func first() -> Optional<Output>.Publisher { self }
  public func last() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher {
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(output.flatMap(transform)) }

  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }

  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
    reduce(initialResult, nextPartialResult)
  }

  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher { .init(output.filtered(isIncluded)) }
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter { !predicate($0) } }

  /// A negative count is a programming error.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "dropFirst(_:) takes no negative count")
    return filter { _ in count == 0 }
  }

  /// A negative length is a programming error.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "prefix(_:) takes no negative length")
    return filter { _ in maxLength > 0 }
  }

  /// A negative index is a programming error.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "there are no values at negative positions")
    return filter { _ in index == 0 }
  }

  /// Bounds outside of what can be counted are a programming error.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
    let positions = range.relative(to: 0..<Int.max).checkedPositions
    precondition(positions.upperBound < Int.max - 1, "there are no values at positions that cannot be counted")
    return filter { _ in positions.contains(0) }
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  public func contains(_ output: Output) -> Optional<Bool>.Publisher { .init(self.output.map { $0 == output }) }
  public func removeDuplicates() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  public func min() -> Optional<Output>.Publisher { self }
  public func max() -> Optional<Output>.Publisher { self }
}

extension Optional {
  fileprivate func filtered(_ isIncluded: (Wrapped) -> Bool) -> Wrapped? { flatMap { isIncluded($0) ? $0 : nil } }
}
