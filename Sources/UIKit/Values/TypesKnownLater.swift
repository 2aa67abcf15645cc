import CoreGraphics
import Foundation
import HeadlessCore

/// Makes `Content()`, `Self()` and `type(of: view).init(frame:)` possible for a class that is known only when the app runs.
/// Objective-C's initialisers can be sent to any class; Swift's own only if each subclass declares them required.
///
/// Not part of UIKit: an app has no reason to name it.
public protocol _TypeKnownLater {}

extension NSObject: _TypeKnownLater {}

/// What the initialiser without arguments takes. The compiler writes `init(from:)` for a subclass of `NSObject` only if there is one
/// `init()` to call, so that this one must have another name.
public struct _NoArguments: Sendable {
  public init() {}
}

extension _TypeKnownLater where Self: NSObject {
  /// As `init()` of the class itself.
  @_silgen_name("uikit_init_plain") public init(_ nothing: _NoArguments = _NoArguments())
}

extension NSMutableString {
  /// Foundation's has no `init()` of its own here, and a table of initialisers that ends the run.
  public convenience init(_ nothing: _NoArguments = _NoArguments()) { self.init(capacity: 0) }
}

/// Responders, whose `init` is also handed on as a function without arguments.
public protocol _ResponderKnownLater {}

extension UIResponder: _ResponderKnownLater {}

extension _ResponderKnownLater where Self: UIResponder {
  public init() { self.init(_NoArguments()) }
}

extension _TypeKnownLater where Self: UIView {
  /// As `init(frame:)` of the class itself.
  @_silgen_name("uikit_init_framed") @preconcurrency @MainActor public init(frame: CGRect)
}

extension _TypeKnownLater where Self: UIButton {
  /// A button of a style, of any class: on a phone it is a method that makes buttons, which each subclass has.
  @preconcurrency @MainActor public init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    storedType = buttonType
  }
}

extension _TypeKnownLater where Self: UITableView {
  /// As `init(frame:style:)` of the class itself.
  @_silgen_name("uikit_init_table") @preconcurrency @MainActor public init(frame: CGRect, style: UITableView.Style)
}

extension _TypeKnownLater where Self: UICollectionView {
  /// As `init(frame:collectionViewLayout:)` of the class itself.
  @_silgen_name("uikit_init_collection") @preconcurrency @MainActor public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
}

extension _TypeKnownLater where Self: UITableViewCell {
  /// As `init(style:reuseIdentifier:)` of the class itself.
  @_silgen_name("uikit_init_row") @preconcurrency @MainActor public init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

extension _TypeKnownLater where Self: UITableViewHeaderFooterView {
  /// As `init(reuseIdentifier:)` of the class itself.
  @_silgen_name("uikit_init_boundary") @preconcurrency @MainActor public init(reuseIdentifier: String?)
}

extension _TypeKnownLater where Self: UIViewController {
  /// As `init(nibName:bundle:)` of the class itself.
  @_silgen_name("uikit_init_controller") @preconcurrency @MainActor public init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
}

extension _TypeKnownLater where Self: UINavigationController {
  /// As `init(rootViewController:)` of the class itself.
  @_silgen_name("uikit_init_navigation") @preconcurrency @MainActor public init(rootViewController: UIViewController)
}

extension _TypeKnownLater where Self: UITableViewController {
  /// As `init(style:)` of the class itself.
  @_silgen_name("uikit_init_table_screen") @preconcurrency @MainActor public init(style: UITableView.Style)
}

extension _TypeKnownLater where Self: UICollectionViewController {
  /// As `init(collectionViewLayout:)` of the class itself.
  @_silgen_name("uikit_init_collection_screen") @preconcurrency @MainActor public init(
    collectionViewLayout layout: UICollectionViewLayout)
}

extension _TypeKnownLater where Self: UIImageView {
  /// As `init(image:)` of the class itself.
  @_silgen_name("uikit_init_picture") @preconcurrency @MainActor public init(image: UIImage?)
}

extension _TypeKnownLater where Self: UIStoryboardSegue {
  /// As `init(identifier:source:destination:)` of the class itself.
  @_silgen_name("uikit_init_segue")
  @preconcurrency @MainActor public init(identifier: String?, source: UIViewController, destination: UIViewController)
}

/// Finds the initialiser without arguments in the classes' tables.
enum TypesKnownLater {
  private static let plain = DynamicInit(overriding: Overriding.self, plain: Plain.self)

  /// A new object of a class, as by its `init()`.
  static func object(_ type: NSObject.Type) -> NSObject? {
    (OwnInitializers.make(type, beyond: NSObject.self) ?? plain?.make(type)) as? NSObject
  }

  private class Plain: NSObject {}
  private final class Overriding: Plain {
    override init() { super.init() }
  }
}
