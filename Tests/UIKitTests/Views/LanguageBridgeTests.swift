import CoreGraphics
import Foundation
import HeadlessCore
import QuartzCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What Objective-C gives an app's code besides `@objc`.
@MainActor @Suite("What Objective-C gives", .serialized) struct LanguageBridgeTests {
  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  private static let other = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  @Test("A class known only as a type makes its own object, through its own initialiser")
  func typesKnownLater() {
    #expect(made(Badge.self).text == "badge")
    #expect(made(Badge.self).frame == .zero)
    #expect(framed(Badge.self).frame.width == 40)
    #expect(type(of: made(UIStackView.self)) == UIStackView.self)
    #expect(controller(Page.self).title == "page")
    #expect(CAGradientLayer.made().colors?.count == 1)
  }
  private func made<Content: UIView>(_ type: Content.Type) -> Content { Content() }
  private func framed<Content: UIView>(_ type: Content.Type) -> Content {
    Content(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  }
  private func controller<Content: UIViewController>(_ type: Content.Type) -> Content { Content() }

  @Test("A value is kept for an object under an address, and goes with it")
  func associatedObjects() {
    let view = UIView()
    objc_setAssociatedObject(view, LanguageBridgeTests.key, "a value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, LanguageBridgeTests.key) as? String == "a value")
    #expect(objc_getAssociatedObject(view, LanguageBridgeTests.other) == nil)
    #expect(objc_getAssociatedObject(UIView(), LanguageBridgeTests.key) == nil)
    objc_setAssociatedObject(view, LanguageBridgeTests.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, LanguageBridgeTests.key) == nil)
  }

  @Test("What is kept for an object goes with it, and so does what is kept for that")
  func associatedEnd() {
    weak var (second, third): (NSObject?, NSObject?)
    do {
      let (first, middle, last) = (NSObject(), NSObject(), NSObject())
      objc_setAssociatedObject(first, LanguageBridgeTests.key, middle, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(middle, LanguageBridgeTests.key, last, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      (second, third) = (middle, last)
    }
    AssociatedObjects.shared.sweep()
    #expect(second == nil && third == nil)
  }

  @Test("An assigned object is not kept alive")
  func assignedObjects() {
    let view = UIView()
    var held: NSObject? = NSObject()
    objc_setAssociatedObject(view, LanguageBridgeTests.key, held, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, LanguageBridgeTests.key) as? NSObject === held)
    held = nil
    #expect(objc_getAssociatedObject(view, LanguageBridgeTests.key) == nil)
  }

  @Test("The values that apps set by name are those of the object")
  func keyValueCoding() {
    let alert = UIAlertController(title: "plain", message: nil, preferredStyle: .alert)
    alert.setValue(NSAttributedString(string: "attributed"), forKey: "attributedTitle")
    #expect(alert.title == "attributed")
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 0, height: 90)
    alert.setValue(content, forKey: "contentViewController")
    #expect(alert.value(forKey: "contentViewController") as? UIViewController === content)
    alert.loadViewIfNeeded()
    #expect(content.parent === alert && content.view.superview === alert.view)
    #expect(content.view.bounds.size == CGSize(width: 270, height: 90))
    let action = UIAlertAction(title: "Delete", style: .default)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    #expect(action.value(forKey: "titleTextColor") as? UIColor == .red)
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.blue, forKeyPath: "_placeholderLabel.textColor")
    #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
  }

  @Test("A placeholder constraint takes no part in layout")
  func placeholderConstraint() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil)
    #expect(!constraint.isActive)
    #expect(UISwipeActionsConfiguration().actions.isEmpty)
  }

  @Test("A name of an exception is Foundation's, and has UIKit's values")
  func exceptionNames() {
    let name = NSExceptionName("OwnException")
    #expect(NSException(name: name, reason: nil).name == name && name.rawValue == "OwnException")
    #expect(NSException(name: .rangeException, reason: nil).name == NSExceptionName("NSRangeException"))
  }
}

private final class Badge: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "badge"
  }
  required init?(coder: NSCoder) { nil }
}

private final class Page: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "page"
  }
  required init?(coder: NSCoder) { nil }
}

extension CAGradientLayer {
  fileprivate static func made() -> Self {
    let layer = Self()
    layer.colors = [UIColor.red.cgColor]
    return layer
  }
}
