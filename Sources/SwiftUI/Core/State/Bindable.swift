import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Not available: only objects that can be observed have bindings to their properties.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  fileprivate init(object: Value) { wrappedValue = object }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Wraps an object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  /// Wraps an object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  /// Creates a wrapper from a projected value.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath, isTracked: true))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
