import Testing

@testable import AppSourceRewriter

@Suite("Overrides in extensions of UIKit's classes") struct FrameworkExtensionTests {
  @Test("The first declaration asks which class the object is; super is the class above by name")
  func methods() {
    let copy = Copy(
      """
      extension UIView {
        @objc func dim(_ by: Int) { alpha = 0 }
      }
      extension UILabel {
        override func dim(_ by: Int) { super.dim(by); text = nil }
      }
      """)
    #expect(
      copy.body == """
        extension UIView {
                func inExtensionOfUIView_dim(_ by: Int) { alpha = 0 }
        @discardableResult func dim(_ by: Int) { if let own = self as? UILabel { return own.inExtensionOfUILabel_dim(by) }; \
        return self.inExtensionOfUIView_dim(by) }; }
        extension UILabel {
                   func inExtensionOfUILabel_dim(_ by: Int) { self.inExtensionOfUIView_dim(by); text = nil }
        }
        """)
  }

  @Test("The most derived class is asked for first; an override's super is the nearest one above")
  func order() {
    let body = Copy(
      """
      extension UIView { @objc var parts: [UIView] { subviews } }
      extension UIScrollView { override var parts: [UIView] { super.parts } }
      extension UITableView { override var parts: [UIView] { super.parts + visibleCells } }
      """
    ).body
    #expect(
      body.contains(
        "if let own = self as? UITableView { return own.inExtensionOfUITableView_parts }; if let own = self as? UIScrollView"))
    #expect(body.contains("{ self.inExtensionOfUIScrollView_parts + visibleCells }"))
    #expect(body.contains("{ self.inExtensionOfUIView_parts }"))
  }

  @Test("Overrides in the app's own classes have a name of their own; the class of the extension may have another name")
  func classes() {
    let body = Copy(
      """
      #if canImport(AppKit)
      typealias PlatformPicture = NSImageView
      #else
      typealias PlatformPicture = UIImageView
      #endif
      extension PlatformPicture: Compatible {}
      extension PlatformPicture { @objc func preloads() -> Bool { true } }
      class Film: PlatformPicture { override func preloads() -> Bool { super.preloads() && false } }
      class LongFilm: Film { override func preloads() -> Bool { super.preloads() } }
      """
    ).body
    #expect(
      body.contains(
        """
        func preloads() -> Bool { if let own = self as? Film { return own.inSubclass_preloads() }; \
        return self.inExtensionOfPlatformPicture_preloads() }
        """))
    #expect(
      body.contains(
        "Film: PlatformPicture {          func inSubclass_preloads() -> Bool { self.inExtensionOfPlatformPicture_preloads() && false } }"
      ))
    #expect(
      body.contains("LongFilm: Film { override func inSubclass_preloads() -> Bool { super.inSubclass_preloads() } }"))
  }

  @Test("A layer of a kind has its own, too")
  func layers() {
    let body = Copy(
      """
      extension CALayer { @objc func tint() {} }
      extension CAGradientLayer { override func tint() {} }
      """
    ).body
    #expect(body.contains("if let own = self as? CAGradientLayer { return own.inExtensionOfCAGradientLayer_tint() }"))
  }

  @Test("An override of UIKit's own method in a class stays as it is")
  func untouched() {
    let source = "class Film: UIImageView { override func layoutSubviews() { super.layoutSubviews() } }"
    #expect(Copy(source + "\nextension UIView { func layoutSubviews(_ twice: Bool) {} }").body.contains(source))
  }

  @Test("A header between the module and the name goes out of an import")
  func imports() {
    #expect(Copy("import class Foundation.NSLock.NSRecursiveLock\n").body.contains("import class Foundation.NSRecursiveLock\n"))
  }

  @Test("An override in an extension of the app's own class takes part, too")
  func extensionsOfOwnClasses() {
    let body = Copy(
      """
      extension UIViewController { @objc var isCovered: Bool { presentedViewController != nil } }
      class Menu: UINavigationController {}
      extension Menu { override var isCovered: Bool { super.isCovered } }
      """
    ).body
    #expect(body.contains("if let own = self as? Menu { return own.inSubclass_isCovered }"))
    #expect(body.contains("var inSubclass_isCovered: Bool { self.inExtensionOfUIViewController_isCovered }"))
    #expect(body.contains("class Menu: UINavigationController {}"))
  }

  @Test("What UIKit itself has is replaced where public code is known to; its super is the class above")
  func replacements() {
    let body = Copy(
      """
      extension UINavigationController {
        override open func viewDidLoad() { super.viewDidLoad() }
        override open var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      extension UITableViewCell { open override var inputView: UIView? { super.inputView } }
      extension UIView { override open func layoutSubviews() { super.layoutSubviews() } }
      """
    ).body
    #expect(
      body.contains(
        "@_dynamicReplacement(for: viewDidLoad())      func inExtensionOfUINavigationController_viewDidLoad() { super.viewDidLoad() }"
      ))
    #expect(body.contains("     @_dynamicReplacement(for: inputView) var inExtensionOfUITableViewCell_inputView: UIView?"))
    #expect(body.contains("var inExtensionOfUINavigationController_preferredStatusBarStyle"))
    #expect(body.contains("override open func layoutSubviews()"))
  }

  @Test("Words about who may call it stand before no attribute; a shake and touches are heard in extensions")
  func replacementsOfOthers() {
    let body = Copy(
      """
      extension UITableView {
        public override var intrinsicContentSize: CGSize { contentSize }
        public final override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      extension UIWindow { open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {} }
      extension UISplitViewController { override open func viewDidLoad() { super.viewDidLoad() } }
      """
    ).body
    #expect(body.contains("         @_dynamicReplacement(for: intrinsicContentSize) var inExtensionOfUITableView_"))
    #expect(body.contains("               @_dynamicReplacement(for: touchesBegan(_:with:)) func inExtensionOfUITableView_"))
    #expect(body.contains("     @_dynamicReplacement(for: motionEnded(_:with:)) func inExtensionOfUIWindow_motionEnded"))
    #expect(body.contains("@_dynamicReplacement(for: viewDidLoad())      func inExtensionOfUISplitViewController_viewDidLoad"))
    #expect(!body.contains("public") && !body.contains("final") && !body.contains("open"))
  }

  @Test("A table of any class that is as high as its rows hears of each size: what observes it becomes a part of the setter")
  func observedSize() {
    let body = Copy(
      """
      extension UITableView {
        override open var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
      }
      """
    ).body
    #expect(body.contains("@_dynamicReplacement(for: contentSize)      var inExtensionOfUITableView_contentSize: CGSize {"))
    #expect(body.contains("set { let oldValue = super.contentSize; _ = oldValue; super.contentSize = newValue; ("))
  }

  @Test("A comparison of numbers yields to Foundation's own")
  func comparison() {
    let body = Copy(
      "func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }\n"
        + "func < (lhs: Price, rhs: Price) -> Bool { lhs.cents < rhs.cents }\n"
    ).body
    #expect(body.hasPrefix("@_disfavoredOverload func < (lhs: NSNumber"))
    #expect(body.contains("\nfunc < (lhs: Price"))
  }

  @Test(
    "Names that come along on a phone",
    arguments: [
      ("import Foundation\nclass Feed: NSObject, XMLParserDelegate {}\n", "import FoundationXML\n"),
      ("import UIKit\nlet parser: XMLParser? = nil\n", "import FoundationXML\n"),
      ("import UIKit\nfunc wake() { CFRunLoopWakeUp(CFRunLoopGetMain()) }\n", "import CoreGraphics\n"),
    ])
  func implied(text: String, imports: String) { #expect(Copy(text).imports.contains(imports)) }
}
