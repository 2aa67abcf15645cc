@_spi(Reflection) import Swift

/// A stored property that announces its changes to a publisher of its owner.
protocol AnnouncingProperty {
  static func announcer(at address: UnsafeMutableRawPointer) -> ObservableObjectPublisher?
  static func announce(to publisher: ObservableObjectPublisher, at address: UnsafeMutableRawPointer)
}

/// The synthesised `objectWillChange` of every object that has one.
enum ObjectPublishers {
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let fields = PublishedFields.of(type(of: object))
    // Without `@Published` properties the object has no room for its publisher.
    guard let first = fields.first else { return SideTable.shared.publisher(of: object) }
    let base = UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withExtendedLifetime(object) {
      if let publisher = first.type.announcer(at: base + first.offset) { return publisher }
      let publisher = ObservableObjectPublisher()
      for field in fields { field.type.announce(to: publisher, at: base + field.offset) }
      return publisher
    }
  }
}

/// Where the `@Published` properties of a class are, inherited ones included. Looked up once for each class.
private struct PublishedFields {
  struct Field {
    var offset: Int
    var type: any AnnouncingProperty.Type
  }

  static func of(_ type: AnyClass) -> [Field] {
    let key = ObjectIdentifier(type)
    if let known = lock.withLock({ known[key] }) { return known }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: classFields) { _, offset, fieldType, _ in
      if let announcing = fieldType as? any AnnouncingProperty.Type {
        fields.append(Field(offset: offset, type: announcing))
      }
      return true
    }
    lock.withLock { known[key] = fields }
    return fields
  }

  /// `.classType`, which the standard library declares as a variable.
  private static var classFields: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

  private static let lock = Lock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]] = [:]
}

/// Publishers of objects without `@Published` properties, for as long as the object lives.
private final class SideTable: @unchecked Sendable {
  static let shared = SideTable()

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      // An entry whose object is gone may share its address with a new object.
      if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
      if entries.count >= sweepAt {
        entries = entries.filter { $0.value.object != nil }
        sweepAt = max(64, entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64
}
