import Foundation

/// A value that lies outside views under a key: whoever reads it in a body is told of writes.
final class StoredValue<Value>: @unchecked Sendable {
  let key: String
  private let read: () -> Value
  private let write: (Value) -> Void

  init(key: String, read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.key = key
    self.read = read
    self.write = write
  }

  func get() -> Value {
    MainThread.assume { StoredValues.noteRead(key) }
    return read()
  }

  func set(_ value: Value) {
    if ViewGraph.evaluating != nil && MainThread.isCurrent {
      RuntimeWarnings.stateModifiedDuringUpdate()
      return
    }
    write(value)
    MainThread.assume { StoredValues.changed(key) }
  }
}

/// Who reads which stored value (ST-19).
@MainActor enum StoredValues {
  /// The running body reads a value.
  static func noteRead(_ key: String) {
    watch()
    guard let node = ViewGraph.evaluating else { return }
    GraphRunState.current.storedValueReaders[key, default: [:]][ObjectIdentifier(node)] = NodeToken(node)
  }

  /// A value was written: every reader's body runs again.
  static func changed(_ key: String) {
    guard let all = GraphRunState.current.storedValueReaders.removeValue(forKey: key) else { return }
    for reader in all.values { reader.markDirty() }
  }

  /// The observer is the process's, whatever runs there are.
  private static var isWatching = false

  /// Writes that go to the defaults directly are seen too: all readers look again.
  private static func watch() {
    guard !isWatching else { return }
    isWatching = true
    _ = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in
      MainThread.run { changedOutside() }
    }
  }

  private static func changedOutside() {
    // A write through a view tells its readers itself.
    guard ViewGraph.evaluating == nil else { return }
    for key in Array(GraphRunState.current.storedValueReaders.keys) where !key.hasPrefix("scene.") { changed(key) }
  }
}
