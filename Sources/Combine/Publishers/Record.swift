/// Values and an end that were noted down, for every subscriber anew.
public struct Record<Output, Failure: Error>: Publisher {
  /// Notes values and an end.
  public struct Recording {
    public typealias Input = Output

    public init() { completion = .finished }
    /// Nothing can be noted after it: it has its completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOver = true
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
    let completion = recording.completion
    SequenceSubscription.start(recording.output, subscriber, completion, endsAs: "Cancelled Events") {
      ["sequence": $0 ?? [], "completion": completion]
    }
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  public func encode(to encoder: any Encoder) throws { try encode(into: encoder) }

  public func encode(into encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  private enum CodingKeys: String, CodingKey { case output, completion }
}
