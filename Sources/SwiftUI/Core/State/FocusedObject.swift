import Combine

/// An object that the view with the focus tells, as another view observes it.
@propertyWrapper @MainActor @preconcurrency public struct FocusedObject<ObjectType> where ObjectType: ObservableObject {
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

  private var reading: FocusedReading<ObjectType>?

  /// Observes an object by its type.
  public nonisolated init() {}

  /// The object; nil if no view with the focus tells one of the type.
  public var wrappedValue: ObjectType? { reading?.value }

  /// Makes bindings to the object's properties; nil if there is no object.
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }
}

extension FocusedObject: DynamicProperty, PrimitiveProperty {
  mutating func install(_ installer: PropertyInstaller, _ field: PropertyField) {
    let told = FocusedReading.install(\FocusedValues.[ToldObject<ObjectType>()], installer, field)
    told.observe(told.value)
    reading = told
  }
}

extension FocusedObject: ComparableProperty {
  static func isSameInput(_ old: FocusedObject<ObjectType>, _ new: FocusedObject<ObjectType>) -> Bool { true }
}

nonisolated extension View {
  /// Tells an object while a field in the view has the keyboard.
  public func focusedObject<T>(_ object: T) -> some View where T: ObservableObject { told(object, isOfScene: false) }

  /// Tells an object, if there is one, while a field in the view has the keyboard.
  public func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject { told(object, isOfScene: false) }

  /// Tells an object while the view's scene is in front.
  public func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject { told(object, isOfScene: true) }

  /// Tells an object, if there is one, while the view's scene is in front.
  public func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject { told(object, isOfScene: true) }

  private func told<T>(_ object: T?, isOfScene: Bool) -> some View where T: ObservableObject {
    modifier(FocusedValueModifier(keyPath: \FocusedValues.[ToldObject<T>()], value: object, isOfScene: isOfScene))
  }
}

/// The place of the objects of a type among the values that views tell.
private nonisolated struct ToldObject<Object: AnyObject>: Hashable {}
private nonisolated struct ToldObjectKey<Object: AnyObject>: FocusedValueKey { typealias Value = Object }

nonisolated extension FocusedValues {
  fileprivate subscript<Object: AnyObject>(place: ToldObject<Object>) -> Object? {
    get { self[ToldObjectKey<Object>.self] }
    set { self[ToldObjectKey<Object>.self] = newValue }
  }
}
