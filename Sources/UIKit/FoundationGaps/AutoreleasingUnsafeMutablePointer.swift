import Foundation

/// A place where a method of Objective-C's puts an object beside its result.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let read: () -> Pointee
  private let write: (Pointee) -> Void

  public init(_ from: UnsafeMutablePointer<Pointee>) { (read, write) = ({ from.pointee }, { from.pointee = $0 }) }
  public init?(_ from: UnsafeMutablePointer<Pointee>?) {
    guard let from else { return nil }
    self.init(from)
  }

  /// Memory that was made for something else: an object would overwrite it, and stands beside it here.
  public init<Other>(_ from: UnsafeMutablePointer<Other>) where Pointee == AnyObject? {
    let place = ObjectPlace()
    (read, write) = ({ place.object }, { place.object = $0 })
  }

  public var pointee: Pointee {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

private final class ObjectPlace { var object: AnyObject? }
