extension Publishers {
  /// The elements of a sequence, as fast as they are requested.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public init(sequence: Elements) { self.sequence = sequence }

    public let sequence: Elements

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      SequenceSubscription.start(sequence, subscriber, .finished, endsAs: "Sequence") {
        ["sequence": $0.map { $0 as Any } ?? [Output]()]
      }
    }
  }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
