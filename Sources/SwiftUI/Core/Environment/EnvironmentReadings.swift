/// What code outside the graph has read of an environment: a platform view is updated only when some of that changes (RP-01).
nonisolated final class EnvironmentReadings: @unchecked Sendable {
  private var comparisons: [ObjectIdentifier: (EnvironmentValues, EnvironmentValues) -> Bool] = [:]
  private var builtins: [String: (BuiltinValues, BuiltinValues) -> Bool] = [:]

  init() {}

  func note<K: EnvironmentKey>(_ key: K.Type) {
    guard comparisons[ObjectIdentifier(key)] == nil else { return }
    comparisons[ObjectIdentifier(key)] = { old, new in
      let values = (old[key], new[key])
      return MainThread.assume(values) { ValueComparison.equal($0.0, $0.1) }
    }
  }

  /// Notes a value that the runtime itself keeps, under the name of its key.
  func note<T>(_ name: String, _ read: @escaping (BuiltinValues) -> T) {
    guard builtins[name] == nil else { return }
    builtins[name] = { old, new in
      let values = (read(old), read(new))
      return MainThread.assume(values) { ValueComparison.equal($0.0, $0.1) }
    }
  }

  /// True if something that was read is another value now.
  @MainActor func differ(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    if old.isIdentical(to: new) { return false }
    if builtins.values.contains(where: { !$0(old.builtin, new.builtin) }) { return true }
    return comparisons.values.contains { !$0(old, new) }
  }
}

/// How keys of the app's that are bridged to traits find their values; set by the module's platform half.
nonisolated enum EnvironmentBridge {
  nonisolated(unsafe) static var read: ((Any.Type, AnyObject) -> Any?)?
}
