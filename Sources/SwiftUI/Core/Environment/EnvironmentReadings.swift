/// What code outside the graph has read of an environment: a platform view is updated only when some of that changes (RP-01).
nonisolated final class EnvironmentReadings: @unchecked Sendable {
  private var comparisons: [ObjectIdentifier: (EnvironmentValues, EnvironmentValues) -> Bool] = [:]
  private var readsBuiltin = false

  init() {}

  func note<K: EnvironmentKey>(_ key: K.Type) {
    guard comparisons[ObjectIdentifier(key)] == nil else { return }
    comparisons[ObjectIdentifier(key)] = { old, new in
      let values = (old[key], new[key])
      return MainThread.assume(values) { ValueComparison.equal($0.0, $0.1) }
    }
  }

  func noteBuiltin() { readsBuiltin = true }

  /// True if something that was read is another value now.
  @MainActor func differ(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    if old.isIdentical(to: new) { return false }
    if readsBuiltin, !ValueComparison.equal(old.builtin, new.builtin) { return true }
    return comparisons.values.contains { !$0(old, new) }
  }
}

/// How keys of the app's that are bridged to traits find their values; set by the module's platform half.
nonisolated enum EnvironmentBridge {
  nonisolated(unsafe) static var read: ((Any.Type, AnyObject) -> Any?)?
}
