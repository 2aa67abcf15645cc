import Combine
import Observation

/// An object a view gets from above by its type.
@propertyWrapper @MainActor @preconcurrency public struct EnvironmentObject<ObjectType> where ObjectType: ObservableObject {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    @MainActor
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath, isTracked: false))
    }
  }

  private var object: ObjectType?
  /// Called where there is no object, before the trap.
  private var lacks: (() -> Void)?

  /// Creates a wrapper.
  public nonisolated init() {}

  /// The object; it traps if none of its type was put into the environment above (ST-12).
  public var wrappedValue: ObjectType {
    guard let object else {
      lacks?()
      fatalError(TrapTexts.missingObject(ObjectType.self))
    }
    return object
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: DynamicProperty, PrimitiveProperty {
  mutating func install(_ installer: PropertyInstaller, _ field: PropertyField) {
    object = installer.environment.object(ObjectIdentifier(ObjectType.self)) as? ObjectType
    guard let object else {
      let environment = installer.environment
      lacks = { AppSurroundings.lacks(ObjectType.self, in: environment) }
      return
    }
    let before = (installer.storages[field.slot] as? ObjectSubscription)?.object
    ObjectSubscription.observe(object, installer, field.slot)
    if let before, before !== object { installer.changed = true }
  }
}

extension EnvironmentObject: ComparableProperty {
  static func isSameInput(_ old: EnvironmentObject<ObjectType>, _ new: EnvironmentObject<ObjectType>) -> Bool { true }
}

nonisolated extension View {
  /// Puts an object into the environment by its type.
  public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(EnvironmentObjectModifier(object: object, type: ObjectIdentifier(T.self)))
  }

  /// Puts an observable object into the environment by its type.
  public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(EnvironmentObjectModifier(object: object, type: ObjectIdentifier(T.self)))
  }

  /// Sets a value of the environment.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }
}

nonisolated struct EnvironmentObjectModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let object: AnyObject?
  let type: ObjectIdentifier
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { environment.setObject(object, type) }
}

nonisolated struct EnvironmentValueModifier<Value>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

nonisolated struct EnvironmentTransformModifier<Value>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}
