import CoreGraphics
import Foundation
import HeadlessCore

/// Makes `Content()`, `Self()` and `type(of: view).init(frame:)` possible for a class that is known only when the app runs.
/// Objective-C's initialisers can be sent to any class; Swift's own only if each subclass declares them required.
///
/// Not part of UIKit: an app has no reason to name it.
public protocol _TypeKnownLater {}

extension NSObject: _TypeKnownLater {}

extension _TypeKnownLater where Self: NSObject {
  /// As `init()` of the class itself.
  public init() {
    let own = OwnInitializers.make(Self.self, beyond: NSObject.self)
    self = TypesKnownLater.made(own ?? TypesKnownLater.plain?.make(Self.self), Self.self)
  }
}

extension _TypeKnownLater where Self: UIView {
  /// As `init(frame:)` of the class itself.
  @MainActor public init(frame: CGRect) {
    self = TypesKnownLater.made(TypesKnownLater.framed?.make(Self.self, frame: frame), Self.self)
  }
}

extension _TypeKnownLater where Self: UITableViewCell {
  /// As `init(style:reuseIdentifier:)` of the class itself.
  @MainActor public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self = TypesKnownLater.made(ViewConstruction.makeRow(Self.self, reuseIdentifier, style: style), Self.self)
  }
}

/// Finds the initialisers in the classes' tables.
enum TypesKnownLater {
  static let plain = DynamicInit(overriding: Overriding.self, plain: Plain.self)
  @MainActor static let framed = DynamicInit(overriding: OverridingView.self, plain: PlainView.self)

  /// A new object of a class, as by its `init()`.
  static func object(_ type: NSObject.Type) -> NSObject? {
    (OwnInitializers.make(type, beyond: NSObject.self) ?? plain?.make(type)) as? NSObject
  }

  static func made<Made>(_ object: AnyObject?, _ type: Made.Type) -> Made {
    guard let made = object as? Made else {
      preconditionFailure("\(type) can't be made: this toolchain lays classes out in another way")
    }
    return made
  }

  private class Plain: NSObject {}
  private final class Overriding: Plain {
    override init() { super.init() }
  }

  private class PlainView: UIView {}
  private final class OverridingView: PlainView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
}
