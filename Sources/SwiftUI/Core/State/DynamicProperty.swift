/// A stored property of a view that the runtime brings up to date before the view's body runs.
public protocol DynamicProperty {
  /// Called before each body, after the property's own dynamic properties were updated (ST-16).
  @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor @preconcurrency public mutating func update() {}
}

/// A dynamic property of the runtime: it connects itself with what the node keeps for it.
protocol PrimitiveProperty: DynamicProperty {
  /// Connects the property. `field` says where the node keeps what it needs.
  @MainActor mutating func install(_ installer: PropertyInstaller, _ field: PropertyField)
}

/// One dynamic property of a view type.
struct PropertyField {
  /// The property's name, without the leading underscore; nested ones are joined by a dot.
  var name: String
  /// Where it lies in the view value.
  var offset: Int
  /// The index of its storage.
  var slot: Int
  /// True if it is one of the runtime's own.
  var isPrimitive: Bool
  /// Connects the property at an address.
  var install: @MainActor (UnsafeMutableRawPointer, PropertyInstaller, PropertyField) -> Void
}

/// What one round of connecting a view's properties works on.
@MainActor final class PropertyInstaller {
  let node: ViewNode
  let environment: EnvironmentValues
  var storages: [AnyObject?] = []
  /// True once a property changed that the last body had read.
  var changed = false

  init(node: ViewNode, environment: EnvironmentValues) {
    self.node = node
    self.environment = environment
  }
}

/// What a node keeps for a property.
@MainActor protocol PropertyStorage: AnyObject {
  /// The node left the graph.
  func nodeLeft()
}
