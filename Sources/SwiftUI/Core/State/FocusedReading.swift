import Combine

/// One focused value as a node last saw it.
final class FocusedReading<Value>: PropertyStorage, @unchecked Sendable {
  nonisolated(unsafe) private(set) var value: Value?
  private var keyPath: KeyPath<FocusedValues, Value?>
  private weak var node: ViewNode?
  /// To the value, where that is an object whose changes count.
  private var subscription: ObjectSubscription?

  private init(_ keyPath: KeyPath<FocusedValues, Value?>, _ node: ViewNode) {
    self.keyPath = keyPath
    self.node = node
  }

  @MainActor static func install(
    _ keyPath: KeyPath<FocusedValues, Value?>, _ installer: PropertyInstaller, _ field: PropertyField
  ) -> FocusedReading {
    let reading: FocusedReading
    if let known = installer.storages[field.slot] {
      reading = unsafeDowncast(known, to: FocusedReading.self)
      reading.keyPath = keyPath
    } else {
      let made = FocusedReading(keyPath, installer.node)
      reading = made
      installer.storages[field.slot] = made
      installer.node.graph.focusBoard.setReader(made) { [weak made] in
        guard let made else { return }
        if made.refresh() { made.node?.markDirty() }
      }
    }
    if reading.refresh() { installer.changed = true }
    return reading
  }

  /// True if the value is another one than was read last.
  @MainActor private func refresh() -> Bool {
    let now = node?.graph.focusBoard.values[keyPath: keyPath]
    defer { value = now }
    return !ValueComparison.equal(value, now)
  }

  /// Changes of the object make the view anew; nil ends that.
  @MainActor func observe<Object: ObservableObject>(_ object: Object?) {
    guard let node, let object else {
      subscription?.nodeLeft()
      return
    }
    let known = subscription ?? ObjectSubscription(node)
    subscription = known
    known.observe(object)
  }

  @MainActor func nodeLeft() {
    node?.graph.focusBoard.setReader(self, nil)
    subscription?.nodeLeft()
  }
}
