/// Publishes a property's new value just before it is stored. For properties of classes.
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { storage = .value(wrappedValue) }
  public init(initialValue: Value) { storage = .value(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is only available on properties of classes") }
    // swift-format-ignore: UseSingleLinePropertyGetter
    set { preconditionFailure("@Published is only available on properties of classes") }
  }

  /// The property's publisher: current value on subscription, then every new value before it is stored.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.state.subscribe(subscriber, of: subject, named: "PublishedSubject")
    }

    let subject: PublishedSubject<Value>
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(subject: subject()) }
    // One property's publisher set as another's changes nothing: every property keeps its own value and publisher.
    // swift-format-ignore: UseSingleLinePropertyGetter
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      switch object[keyPath: storageKeyPath].storage {
      case .value(let value): return value
      case .subject(let subject): return subject.state.value
      }
    }
    set {
      // The storage is read first and changed last: subscribers run in between and may read the property.
      switch object[keyPath: storageKeyPath].storage {
      case .value: object[keyPath: storageKeyPath].storage = .value(newValue)
      case .subject(let subject): subject.send(newValue)
      }
    }
  }

  private enum Storage {
    /// Nobody has asked for the publisher yet.
    case value(Value)
    case subject(PublishedSubject<Value>)
  }

  private var storage: Storage
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// A property whose value reflection shows in a wrapper.
@_spi(CellHarness) public protocol StoredProperty {
  /// The value that is stored now.
  var storedValue: Any { get }
}

@_spi(CellHarness) extension Published: StoredProperty {
  public var storedValue: Any {
    switch storage {
    case .value(let value): value
    case .subject(let subject): subject.state.value
    }
  }
}

extension Published: AnnouncingProperty {
  /// The property's subject, created on first use.
  mutating func subject() -> PublishedSubject<Value> {
    switch storage {
    case .subject(let subject): return subject
    case .value(let value):
      let subject = PublishedSubject(value)
      storage = .subject(subject)
      return subject
    }
  }

  static func announcer(at address: UnsafeMutableRawPointer) -> ObservableObjectPublisher? {
    switch address.assumingMemoryBound(to: Self.self).pointee.storage {
    case .value: return nil
    case .subject(let subject): return subject.announcer
    }
  }

  static func announce(to publisher: ObservableObjectPublisher, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.subject().announcer = publisher
  }
}
