import CellTrace
import Combine
import HeadlessCore

/// An object a view owns: made once, just before the first body (ST-09).
@propertyWrapper public struct StateObject<ObjectType> where ObjectType: ObservableObject {
  private let make: () -> ObjectType
  private var storage: StateObjectStorage<ObjectType>?

  /// Creates a wrapper; `thunk` is evaluated when the view first comes to its place.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    if let storage { return storage.object }
    RuntimeWarnings.stateObjectOutsideView()
    return make()
  }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: DynamicProperty, PrimitiveProperty {
  @MainActor mutating func install(_ installer: PropertyInstaller, _ field: PropertyField) {
    if let known = installer.storages[field.slot] {
      storage = unsafeDowncast(known, to: StateObjectStorage<ObjectType>.self)
    } else {
      let made = StateObjectStorage(make(), installer.node, field.name)
      installer.storages[field.slot] = made
      storage = made
    }
  }
}

extension StateObject: ComparableProperty {
  @MainActor static func isSameInput(_ old: StateObject<ObjectType>, _ new: StateObject<ObjectType>) -> Bool { true }
}

/// What a node keeps for an object it owns.
@MainActor private final class StateObjectStorage<ObjectType: ObservableObject>: PropertyStorage, StateCellStorage {
  let object: ObjectType
  private let evidence: StateEvidence
  private var subscription: ObjectSubscription?

  init(_ object: ObjectType, _ node: ViewNode, _ name: String) {
    self.object = object
    evidence = StateEvidence(node, name, nil)
    evidence.created(node, object)
    let subscription = ObjectSubscription(node) { [weak node, evidence, unowned object] in
      if let node { evidence.wrote(node, old: object, new: object) }
    }
    subscription.observe(object)
    self.subscription = subscription
  }

  func nodeLeft() { subscription?.nodeLeft() }

  func cell(path: String, viewType: String) -> StateCell {
    StateCell(
      path: path, viewType: viewType, property: evidence.name, value: ValueText.ofOwned(object), birth: evidence.birth,
      lastWrite: evidence.lastWrite, place: evidence.place)
  }
}
