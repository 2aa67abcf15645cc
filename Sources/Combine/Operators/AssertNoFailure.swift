extension Publisher {
  /// A failure is a programming error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publishers {
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        PassingStage<Output, Upstream.Failure, S>(
          "AssertNoFailure", subscriber, shows: ["file": file, "line": line, "prefix": prefix], onInput: { $0 },
          onCompletion: { completion in
            switch completion {
            case .finished: return .finished
            case .failure(let error):
              fatalError("\(prefix.isEmpty ? "" : prefix + " ")\(error)", file: file, line: line)
            }
          }))
    }
  }
}
