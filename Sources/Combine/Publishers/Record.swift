/// Values and an end that were noted down, for every subscriber anew.
public struct Record<Output, Failure: Error>: Publisher {
  /// Notes values and an end.
  public struct Recording {
    public typealias Input = Output

    public init() { completion = .finished }
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    public private(set) var output: [Output] = []
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isOver = false

    public mutating func receive(_ input: Input) {
      precondition(!isOver, "a recording takes no value after its completion")
      output.append(input)
    }
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "a recording is completed once")
      isOver = true
      self.completion = completion
    }
  }

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }
  public init(recording: Recording) { self.recording = recording }
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public let recording: Recording

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = SequenceSubscription(recording.output.makeIterator(), subscriber, recording.completion)
    subscriber.receive(subscription: subscription)
    subscription.finishIfEmpty()
  }
}
