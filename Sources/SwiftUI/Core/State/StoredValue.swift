import Foundation

/// A value that lies outside views under a key: whoever reads it in a body is told of writes.
final class StoredValue<Value>: @unchecked Sendable {
  let key: String
  private let read: () -> Value
  private let write: (Value) -> Void
  /// The defaults it lies in; nil if it lies elsewhere.
  private let defaults: (() -> UserDefaults)?

  init(
    key: String, defaults: (() -> UserDefaults)? = nil, read: @escaping () -> Value, write: @escaping (Value) -> Void
  ) {
    self.key = key
    self.defaults = defaults
    self.read = read
    self.write = write
  }

  func get() -> Value {
    MainThread.assume { StoredValues.noteRead(key, defaults) }
    return read()
  }

  /// A view has a property for the value, which brings its body up to date with every write, whether the body read that property or what
  /// lies under its key otherwise.
  @MainActor func noteHolder(_ node: ViewNode) {
    let outer = ViewGraph.evaluating
    ViewGraph.evaluating = node
    StoredValues.noteRead(key, defaults)
    ViewGraph.evaluating = outer
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
  /// What lay under a key when it was last looked at.
  struct Look {
    let key: String
    let defaults: UserDefaults
    var value: AnyHashable?

    init(_ key: String, _ defaults: UserDefaults) {
      (self.key, self.defaults) = (key, defaults)
      value = StoredValues.value(key, defaults)
    }
  }

  /// The running body reads a value.
  static func noteRead(_ key: String, _ defaults: (() -> UserDefaults)?) {
    guard let node = ViewGraph.evaluating else { return }
    let run = GraphRunState.current
    run.storedValueReaders[key, default: NodeReaders()].add(node)
    guard let defaults = defaults?() else { return }
    if !run.storedValueLooks.contains(where: { $0.key == key && $0.defaults === defaults }) {
      run.storedValueLooks.append(Look(key, defaults))
    }
  }

  /// A value was written: every reader's body runs again.
  static func changed(_ key: String) {
    var readers = GraphRunState.current.storedValueReaders.removeValue(forKey: key)
    readers?.tell()
  }

  /// Writes that go to the defaults directly are seen at the next frame. The defaults of this platform tell nobody of a write.
  static func lookForDirectWrites() {
    let run = GraphRunState.current
    for index in run.storedValueLooks.indices {
      let look = run.storedValueLooks[index]
      let now = value(look.key, look.defaults)
      guard now != look.value else { continue }
      run.storedValueLooks[index].value = now
      changed(look.key)
    }
  }

  private nonisolated static func value(_ key: String, _ defaults: UserDefaults) -> AnyHashable? {
    defaults.object(forKey: key).map { $0 as? AnyHashable ?? AnyHashable("\($0)") }
  }
}
