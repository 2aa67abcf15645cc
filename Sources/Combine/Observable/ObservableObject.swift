/// A class whose changes can be observed before they happen.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher for each object. The first use connects the object's `@Published` properties to it.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}
