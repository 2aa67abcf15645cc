extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath
  /// Tells of the connection once; as it never changes, who waits for another waits until the task is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    var paths: AsyncStream<NWPath>.Iterator
    public mutating func next() async -> NWPath? { await paths.next() }
  }
  /// Starts by itself, as a monitor on a phone does that is iterated over.
  public func makeAsyncIterator() -> Iterator {
    Iterator(paths: AsyncStream { $0.yield(currentPath) }.makeAsyncIterator())
  }
}
