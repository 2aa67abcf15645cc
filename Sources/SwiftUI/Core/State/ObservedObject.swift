import Combine

/// An object a view observes and doesn't own.
@propertyWrapper @MainActor @preconcurrency public struct ObservedObject<ObjectType> where ObjectType: ObservableObject {
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

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a wrapper around an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a wrapper around an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: DynamicProperty, PrimitiveProperty {
  func install(_ installer: PropertyInstaller, _ field: PropertyField) {
    ObjectSubscription.observe(wrappedValue, installer, field.slot)
  }
}

extension ObservedObject: ComparableProperty {
  static func isSameInput(_ old: ObservedObject<ObjectType>, _ new: ObservedObject<ObjectType>) -> Bool {
    old.wrappedValue === new.wrappedValue
  }
}
