/// Names that belong to one view.
@propertyWrapper public struct Namespace {
  /// A name. It is never shown: a fresh cell's differs from a reused one's.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var box: NamespaceBox?

  /// Creates a namespace.
  public init() {}
  /// The name of the view's namespace, its own for as long as the view is at its place.
  public var wrappedValue: ID {
    if let box { return box.id }
    RuntimeWarnings.namespaceOutsideBody()
    return MainThread.assume { NamespaceBox().id }
  }
}

extension Namespace: DynamicProperty, PrimitiveProperty {
  @MainActor mutating func install(_ installer: PropertyInstaller, _ field: PropertyField) {
    let known = installer.storages[field.slot] as? NamespaceBox ?? NamespaceBox()
    installer.storages[field.slot] = known
    box = known
  }
}

extension Namespace: ComparableProperty {
  @MainActor static func isSameInput(_ old: Namespace, _ new: Namespace) -> Bool { true }
}

/// What a node keeps for a namespace.
private final class NamespaceBox: @unchecked Sendable {
  let id: Namespace.ID

  @MainActor init() {
    GraphRunState.current.namespaceCount += 1
    id = Namespace.ID(number: GraphRunState.current.namespaceCount)
  }
}
