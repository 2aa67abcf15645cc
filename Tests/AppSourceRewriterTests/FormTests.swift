import Foundation
import Testing

@testable import AppSourceRewriter

@Suite("Forms, before and after") struct FormTests {
  @Test(
    "Attributes become blanks: lines and columns stay",
    arguments: [
      ("@objc func a() {}", "      func a() {}"),
      ("@objc(name:) func a(_ b: Int) {}", "             func a(_ b: Int) {}"),
      ("@IBOutlet weak var a: UILabel!", "          weak var a: UILabel!"),
      ("@IBOutlet var a: [UILabel]!", "          var a: [UILabel]!"),
      ("@IBAction func a(_ sender: Any) {}", "          func a(_ sender: Any) {}"),
      (
        "@IBSegueAction func a(_ coder: NSCoder) -> UIViewController? { nil }",
        "               func a(_ coder: NSCoder) -> UIViewController? { nil }"
      ),
      ("@IBInspectable var a: CGFloat = 1", "               var a: CGFloat = 1"),
      ("@objc\n  private func a() {}", "     \n  private func a() {}"),
      ("@available(iOS 13, *) @objc func a() {}", "@available(iOS 13, *)       func a() {}"),
      ("@nonobjc func a() {}", "         func a() {}"),
      (
        "typealias Old = @convention(c) (AnyObject, Selector) -> Void",
        "typealias Old =                (AnyObject, Selector) -> Void"
      ),
      (
        "let block: @convention(block) (UIView) -> Void = { _ in }", "let block:                    (UIView) -> Void = { _ in }"
      ),
      ("let less: @convention(c) (Int32) -> Int32 = abs", "let less: @convention(c) (Int32) -> Int32 = abs"),
    ])
  func attributes(before: String, after: String) {
    #expect(Copy("class C: UIView {\n  \(before)\n}\n").body == "class C: UIView {\n  \(after)\n}\n")
  }

  @Test("A conformance is retroactive unless a module of the app's own may have the type: all of these are of one package")
  func retroactive() {
    let conformance = "extension Place: @retroactive Identifiable {}\n"
    #expect(Copy("import SwiftUI\n\(conformance)").body == "import SwiftUI\n\(conformance)")
    #expect(
      Copy("import Places\nimport SwiftUI\n\(conformance)").body
        == "import Places\nimport SwiftUI\nextension Place:              Identifiable {}\n")
  }

  @Test(
    "A member of any object's is asked of the value",
    arguments: [
      ("(info[key]! as AnyObject).cgRectValue", "(UIKit._MembersOfAnyObject.of(info[key]!)).cgRectValue"),
      ("(a?[b] as AnyObject?)?.doubleValue", "(UIKit._MembersOfAnyObject.ifAny(a?[b]))?.doubleValue"),
      ("a.map { $0 as AnyObject }?.cgRectValue", "a.map { UIKit._MembersOfAnyObject.of($0) }?.cgRectValue"),
      ("(a as AnyObject).value(forKeyPath: b)", "(UIKit._MembersOfAnyObject.of(a)).value(forKeyPath: b)"),
      ("(a as AnyObject).value(of: b)", "(a as AnyObject).value(of: b)"),
      ("(a as AnyObject).title", "(a as AnyObject).title"), ("(a as NSNumber).doubleValue", "(a as NSNumber).doubleValue"),
    ])
  func anyObjects(before: String, after: String) {
    let copy = Copy("func run() {\n  \(before)\n}\n").body.split(separator: "\n")[1]
    #expect(copy.replacing(" ", with: "") == after.replacing(" ", with: ""))
  }

  @Test(
    "A class known as AnyClass, and an object known as AnyObject, are asked what Objective-C's are",
    arguments: [
      ("$0.viewClass.isSubclass(of: viewType)", "UIKit._ClassQuestions.isSubclass($0.viewClass, of: viewType)"),
      ("kind?.isSubclass(of: a)", "kind?.isSubclass(of: a)"), ("View.isSubclass(of: A.self)", "View.isSubclass(of: A.self)"),
      ("delegate?.responds(to: name)", "UIKit._MembersOfAnyObject.ifAny(delegate)?.responds(to: name)"),
      ("self.delegate!.responds(to: name)", "UIKit._MembersOfAnyObject.of(self.delegate!).responds(to: name)"),
      ("delegate?.perform(name)", "UIKit._MembersOfAnyObject.ifAny(delegate)?.perform(name)"),
      ("other?.responds(to: name)", "other?.responds(to: name)"), ("super.responds(to: name)", "super.responds(to: name)"),
    ])
  func unknownClasses(before: String, after: String) {
    let fields = "weak var delegate: AnyObject?\n  var other: UIView?"
    let text = "class Wrapper: NSObject {\n  \(fields)\n  func run() {\n    \(before)\n  }\n}\n"
    let copy = Copy(text).body.split(separator: "\n")[4]
    #expect(copy.replacing(" ", with: "") == after.replacing(" ", with: ""))
  }

  @Test(
    "A cast of a request to other results is the same request",
    arguments: [
      ("a as! NSFetchRequest<Note>", "NSFetchRequest<Note>._sharing(a)!"),
      (
        "let b = try Note.fetchRequest() as? NSFetchRequest<Note>",
        "let b = try NSFetchRequest<Note>._sharing(Note.fetchRequest())"
      ),
      ("use(a.b as! NSFetchRequest<any NSFetchRequestResult>)", "use(NSFetchRequest<any NSFetchRequestResult>._sharing(a.b)!)"),
      ("a as! NSFetchRequest", "a as! NSFetchRequest"), ("a as NSFetchRequest<Note>", "a as NSFetchRequest<Note>"),
    ])
  func requests(before: String, after: String) {
    let copy = Copy("func run() {\n  \(before)\n}\n").body.split(separator: "\n")[1]
    #expect(copy.replacing(" ", with: "") == after.replacing(" ", with: ""))
  }

  @Test(
    "A name of Core Text's that is taken for a key is made one",
    arguments: [
      ("use(kCTKernAttributeName as NSAttributedString.Key, 1)", "use(NSAttributedString.Key(kCTKernAttributeName), 1)"),
      ("use(kCTKernAttributeName as String)", "use(kCTKernAttributeName as String)"),
      ("use(name as NSAttributedString.Key)", "use(name as NSAttributedString.Key)"),
    ])
  func coreTextKeys(before: String, after: String) {
    let copy = Copy("func run() {\n  \(before)\n}\n").body.split(separator: "\n")[1]
    #expect(copy.replacing(" ", with: "") == after.replacing(" ", with: ""))
  }

  @Test(
    "The window of an app's delegate is optional once, not twice",
    arguments: [
      ("app.delegate?.window??.rootViewController", "app.delegate?.window? .rootViewController"),
      ("app.delegate!.window!!.frame", "app.delegate!.window! .frame"),
      ("app.delegate!.window?!.frame", "app.delegate!.window? .frame"),
      ("view.window?.frame", "view.window?.frame"), ("self.table??.frame", "self.table??.frame"),
    ])
  func window(before: String, after: String) {
    #expect(Copy("func f() { _ = \(before) }").body == "func f() { _ = \(after) }")
  }

  @Test(
    "A binding takes what is left of two optionals, of one it takes that one",
    arguments: [
      ("if let w = app.delegate!.window! {}", "if let w = app.delegate!.window  {}"),
      ("guard let w = app.delegate?.window! else { return }", "guard let w = app.delegate?.window  else { return }"),
      ("let w = app.delegate!.window!", "let w = app.delegate!.window!"),
      ("if let o = app.delegate?.window, let w = o {}", "if let o = app.delegate?.window, let w = Optional(o) {}"),
      ("if let w = app.delegate?.window, let w {}", "if let w = app.delegate?.window, let w = Optional(w) {}"),
      (
        "guard let w = app.delegate!.window, let w else { return }",
        "guard let w = app.delegate!.window, let w = Optional(w) else { return }"
      ),
      ("if let w = app.delegate?.window, let x {}", "if let w = app.delegate?.window, let x {}"),
      (
        "if let w = app.delegate?.window, isOpen, let w = w {}", "if let w = app.delegate?.window, isOpen, let w = Optional(w) {}"
      ),
      ("if let o = app.delegate?.window, let w = other {}", "if let o = app.delegate?.window, let w = other {}"),
      ("if let w = cell.window!.screen {}", "if let w = cell.window!.screen {}"),
    ])
  func boundWindow(before: String, after: String) {
    #expect(Copy("func f() { \(before) }").body == "func f() { \(after) }")
  }

  @Test(
    "Attributes of types",
    arguments: [
      ("@objcMembers final class C: NSObject {}", "             final class C: NSObject {}"),
      ("@objc(XC) class C: NSObject {}", "          class C: NSObject {}"),
      ("@IBDesignable class C: UIView {}", "              class C: UIView {}"),
      ("@main class C: UIResponder, UIApplicationDelegate {}", "      class C: UIResponder, UIApplicationDelegate {}"),
      ("@UIApplicationMain\nclass C: UIResponder {}", "                  \nclass C: UIResponder {}"),
      ("@main struct A: App {}", "      struct A: App {}"),
      ("@objc enum E: Int { case a }", "      enum E: Int { case a }"),
      ("@objc extension UIView {}", "      extension UIView {}"),
      ("@objc protocol P {}", "      protocol P: AnyObject {}"),
      ("protocol P: AnyObject { weak var d: D? { get set } }", "protocol P: AnyObject {      var d: D? { get set } }"),
      ("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
    ])
  func typeAttributes(before: String, after: String) { #expect(Copy(before).body == after) }

  @Test(
    "#selector names what it finds in the type, its superclasses and the module",
    arguments: [
      ("#selector(tap)", "tap:"),
      ("#selector(tap(_:))", "tap:"),
      ("#selector(self.tap)", "tap:"),
      ("#selector(C.tap(_:))", "tap:"),
      ("#selector(plain)", "plain"),
      ("#selector(inherited)", "inheritedWithValue:"),
      ("#selector(named)", "other:"),
      ("#selector(handle(_:) as (String) -> Void)", "handleText:"),
      ("#selector(handle as (Int) -> Void)", "handle:"),
      ("#selector((handle(_:)) as (C) -> (Int) -> Void)", "handle:"),
      ("#selector(Other.reload)", "reloadFrom:until:"),
      ("#selector(getter: C.title)", "title"),
      ("#selector(setter: title)", "setTitle:"),
      ("#selector(setter: self.title)", "setTitle:"),
    ])
  func selectors(before: String, after: String) {
    let text = """
      class C: Base {
        @objc var title = ""
        @objc func tap(_ sender: Any) {}
        @objc func plain() {}
        @objc(other:) func named(_ a: Int) {}
        @objc func handle(_ a: Int) {}
        @objc(handleText:) func handle(_ a: String) {}
        func use() { _ = \(before) }
      }
      """
    let base = """
      class Base: UIViewController { @objc func inherited(value: Int) {} }
      class Other: NSObject { @objc func reload(from a: Int, until b: Int) {} }
      """
    let copy = Copy(text, beside: ["Base.swift": base])
    #expect(copy.body.contains("_ = Selector(\"\(after)\")"), "\(copy.body)")
    #expect(copy.imports == "import SelectorDispatch\n")
  }

  @Test("A delegate's own method has the name that Apple's protocol gives it in Objective-C")
  func delegateSelectors() {
    let text = """
      class C: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        func use() { _ = #selector(tableView(_:didSelectRowAt:)) }
      }
      """
    #expect(Copy(text).body.contains("_ = Selector(\"tableView:didSelectRowAtIndexPath:\")"))
  }

  @Test(
    "#selector of methods that are Apple's",
    arguments: [
      ("#selector(UIView.endEditing(_:))", "endEditing:"),
      ("#selector(UINavigationController.popViewController(animated:))", "popViewControllerAnimated:"),
      ("#selector(UIResponder.resignFirstResponder)", "resignFirstResponder"),
      ("#selector(UIResponder.copy(_:))", "copy:"),
      ("#selector(UICollectionViewDelegate.collectionView(_:didSelectItemAt:))", "collectionView:didSelectItemAtIndexPath:"),
      ("#selector(UITableViewDelegate.tableView(_:willDisplay:forRowAt:))", "tableView:willDisplayCell:forRowAtIndexPath:"),
      ("#selector(UITableViewDataSource.tableView(_:commit:forRowAt:))", "tableView:commitEditingStyle:forRowAtIndexPath:"),
      ("#selector(UITableViewDataSource.tableView(_:moveRowAt:to:))", "tableView:moveRowAtIndexPath:toIndexPath:"),
      ("#selector(UITableViewDataSource.tableView(_:titleForHeaderInSection:))", "tableView:titleForHeaderInSection:"),
      (
        "#selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:))",
        "collectionView:layout:insetForSectionAtIndex:"
      ),
      (
        "#selector(UICollectionViewDataSourcePrefetching.collectionView(_:prefetchItemsAt:))",
        "collectionView:prefetchItemsAtIndexPaths:"
      ),
    ])
  func frameworkSelectors(before: String, after: String) {
    #expect(Copy("let a = \(before)").body.hasPrefix("let a = SelectorDispatch.FrameworkSelector.named(\"\(after)\")"))
  }

  @Test(
    "#keyPath",
    arguments: [
      ("#keyPath(name)", "\"name\""), ("#keyPath(Store.item.name)", "\"item.name\""), ("#keyPath(Outer.Inner.name)", "\"name\""),
      ("#keyPath(UIView.isHidden)", "\"hidden\""), ("#keyPath(Store.isOpen)", "\"isOpen\""), ("#keyPath(self.name)", "\"name\""),
    ])
  func keyPaths(before: String, after: String) {
    #expect(Copy("let a = \(before); let b = 1").dense == "let a = \(after) ; let b = 1")
  }

  @Test(
    "os(iOS) is true and os(Linux) false, wherever they stand in a condition",
    arguments: [
      ("#if os(iOS)", "#if true   "), ("#if !os(iOS)", "#if !true   "), ("#if os(Linux)", "#if false    "),
      ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"), ("#if (os(macOS) && !os(Linux))", "#if (os(macOS) && !false    )"),
      ("#if DEBUG", "#if DEBUG"), ("#if canImport(UIKit)", "#if canImport(UIKit)"),
    ])
  func conditions(before: String, after: String) {
    #expect(Copy("\(before)\nlet a = 1\n#endif\n").body == "\(after)\nlet a = 1\n#endif\n")
  }

  @Test(
    "Imports of submodules name the module",
    arguments: [
      ("import UIKit.UIImage", "import UIKit        "),
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit" + String(repeating: " ", count: 28)),
      ("import os.lock", "import os     "), ("import class UIKit.UIView", "import       UIKit       "),
      ("import UIKit", "import UIKit"),
      ("@testable import Store", "@testable import Store"),
    ])
  func submodules(before: String, after: String) { #expect(Copy(before).body == after) }

  @Test(
    "Modules that Foundation brings along on Apple's platforms are imported where their names are used",
    arguments: [
      ("import Foundation\nclass A: ObservableObject {}", "import Combine\n"),
      ("import UIKit\nvar a: AnyCancellable?", "import Combine\n"),
      ("import Combine\nimport UIKit\nvar a: AnyCancellable?", ""),
      ("import Foundation\nlet a = URLSession.shared", "import FoundationNetworking\n"),
      ("import Requests\nlet a = URLSession.shared", "import FoundationNetworking\n"),
      ("import Foundation\nlet a = 1", ""),
      ("var a: AnyCancellable?", ""),
      ("import Foundation\nfunc a(_ b: Selector) {}", "import SelectorDispatch\n"),
      ("import Foundation\nfunc a(_ b: SecTrust) {}", "import Security\n"),
      ("import Foundation\nlet a = Int(CC_MD5_DIGEST_LENGTH)", "import CommonCrypto\n"),
      ("import Foundation\nimport CommonCrypto\nlet a = Int(CC_SHA256_DIGEST_LENGTH)", ""),
      ("import Security\nfunc a(_ b: SecTrust, _ c: CFString) {}", ""),
      ("import Foundation\nlet a = b as CFString", "import CoreGraphics\n"),
      ("import Foundation\nvar a: CGAffineTransform?", "import CoreGraphics\n"),
      ("import Foundation\nfunc a() async { try? await Task.sleep(nanoseconds: 2 * NSEC_PER_SEC) }", "import UIKit\n"),
    ])
  func impliedImports(text: String, imports: String) { #expect(Copy(text).imports == imports) }

  @Test("main.swift: what is not a declaration becomes a function, and the delegate is known")
  func mainFile() {
    var module = AppModule()
    module.add("main.swift", "import UIKit\nlet a = 1\nUIApplicationMain(0, nil, nil, NSStringFromClass(AppDelegate.self))\n")
    let text = module.rewritten()["main.swift"] ?? ""
    #expect(
      text.contains(
        "\nlet a = 1\n@MainActor private func topLevelCode2() { UIApplicationMain(0, nil, nil, NSStringFromClass(AppDelegate.self)) }\n"
      ))
    #expect(text.contains("SelectorDispatch.AppDelegateType.make = { AppDelegate() }"))
  }

  @Test("main.swift: a delegate that is chosen before the app starts is the one that is named as a type")
  func chosenDelegate() {
    var module = AppModule()
    module.add(
      "main.swift",
      """
      import UIKit
      let chosen: AnyClass = NSClassFromString("Tests.FakeDelegate") ?? AppDelegate.self
      _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(chosen))

      """)
    #expect(module.rewritten()["main.swift"]?.contains("AppDelegateType.make = { AppDelegate() }") == true)
  }

  @Test("Overrides in extensions are called from the class's body, across files")
  func overridesInExtensions() {
    let copy = Copy(
      "extension C {\n  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }\n}\n",
      beside: ["C.swift": "class C: UIViewController {\n}\n"])
    #expect(
      copy.body
        == "extension C {\n           func inExtensionOfC_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }\n}\n"
    )
    var module = AppModule()
    module.add(
      "E.swift",
      "extension C {\n  public override class var a: Int { 1 }\n  override func b(with c: Int) throws -> Int { c }\n}\n")
    module.add("App.swift", "class C: D {\n}\n")
    #expect(
      Copy(of: module.rewritten()["App.swift"] ?? "").body
        == "class C: D {\npublic override class var a: Int { inExtensionOfC_a }; "
        + "override func b(with c: Int) throws -> Int { try inExtensionOfC_b(with: c) }; }\n")
  }

  @Test("An override in an extension that observes becomes a part of the setter")
  func observers() {
    let copy = Copy("class C: UIView {}\nextension C {\n  override var tag: Int { didSet { note(oldValue) } }\n}\n")
    #expect(
      copy.dense
        == "class C: UIView {override var tag: Int { get { inExtensionOfC_tag } set { inExtensionOfC_tag = newValue } }; }\n"
        + "extension C {\n var inExtensionOfC_tag: Int { get { super.tag } set { let oldValue = super.tag; _ = oldValue; "
        + "super.tag = newValue; ({ note(oldValue) })() } }\n}\n")
    let both = Copy(
      "class C: UIView {}\nextension C {\n  override var tag: Int { willSet(new) { note(new) } didSet { if tag == 1 { return } } }\n}\n"
    )
    #expect(
      both.dense.contains(
        "set { let oldValue = super.tag; _ = oldValue; let new = newValue; ({ note(new) })(); super.tag = newValue; "
          + "({ if tag == 1 { return } })() } }"))
  }

  @Test("A method of NSObject's that is not here is declared anew in the body of the class whose extension overrides it")
  func missingMethodInExtension() {
    let copy = Copy(
      """
      class C: UIView {}
      extension C { override open func observeValue(forKeyPath k: String?, of o: Any?, change c: [K: Any]?, context x: P?) {} }
      """)
    #expect(copy.dense.contains("class C: UIView {open func observeValue(forKeyPath k: String?"))
  }

  @Test("What no code may call any more is in no table")
  func obsolete() {
    let copy = Copy("class C: NSObject { @available(swift, obsoleted: 3, renamed: \"b\") @objc func a() {}; @objc func b() {} }")
    #expect(copy.added.contains("\"b\"") && !copy.added.contains("SelectorMethod(\"a\""))
    let older = Copy("class C: NSObject { @available(iOS, obsoleted: 13) @objc func a() {} }")
    #expect(older.added.contains("SelectorMethod(\"a\""))
  }

  @Test("Process information that is made is the shared one")
  func processInfo() {
    let copy = Copy("class C { func f() -> Bool { ProcessInfo().arguments.isEmpty } }")
    #expect(copy.body == "class C { func f() -> Bool { ProcessInfo.processInfo.arguments.isEmpty } }")
    let response = Copy("class C { func f() -> URLResponse { URLResponse() } }")
    #expect(response.body.contains("URLResponse(url: URL(fileURLWithPath: \"\"), mimeType: nil,"))
    #expect(Copy("func f() -> Progress { Progress() }").body == "func f() -> Progress { Progress(parent: nil) }")
    let own = "struct Progress {}\nfunc f() -> Progress { Progress() }"
    #expect(Copy(own).body == own)
  }

  @Test("An override in an extension that nobody may call by name is called by one that nobody may call either")
  func unavailableOverride() {
    let copy = Copy(
      """
      class C: UICollectionView {}
      extension C {
        @available(*, unavailable) open override func reloadData() { super.reloadData() }
      }
      """)
    #expect(copy.body.contains("{@available(*, unavailable) open override func reloadData() { inExtensionOfC_reloadData() }; }"))
  }

  @Test("An override for another system stays where it is: the class has nothing to call")
  func overrideOfAnotherSystem() {
    let copy = Copy(
      "class C: UIViewController {}\nextension C {\n  #if targetEnvironment(macCatalyst)\n  override func viewDidLoad() {}\n  #endif\n}"
    )
    #expect(!copy.body.contains("inExtensionOfC"))
  }

  @Test("Parameters that an override in an extension gives no name are passed on by names of their own")
  func unnamedParameters() {
    var module = AppModule()
    module.add("E.swift", "extension C {\n  override func a(_: Int, b _: String, c: Bool) -> Int { 1 }\n}\n")
    module.add("App.swift", "class C: D {\n}\n")
    #expect(
      Copy(of: module.rewritten()["App.swift"] ?? "").body
        == "class C: D {\noverride func a(_ argument0: Int, b argument1: String, c: Bool) -> Int "
        + "{ inExtensionOfC_a(argument0, b: argument1, c: c) }; }\n")
    #expect(module.rewritten()["E.swift"]?.contains("func inExtensionOfC_a(_: Int, b _: String, c: Bool) -> Int { 1 }") == true)
  }

  @Test("A member of an extension that a subclass overrides gets a declaration in the body")
  func overriddenExtensionMembers() {
    let copy = Copy("class C: UIView {}\nextension C { @objc func a() {} }\nclass D: C { override func a() {} }\n")
    #expect(
      copy.dense
        == "class C: UIView {func a() { inExtensionOfC_a() }; }\nextension C { func inExtensionOfC_a() {} }\nclass D: C { override func a() {} }\n"
    )
  }

  @Test(
    "Optional methods of a protocol: declarations and calls",
    arguments: [
      ("delegate?.moved?(to: 1)", "delegate?.moved(to: 1)"),
      ("delegate!.moved?(to: 1)", "Optional(delegate!)?.moved(to: 1)"),
      ("let a = delegate?.title?() ?? b", "let a = delegate?.ifImplemented_title() ?? b"),
      ("closure?(1)", "closure?(1)"), ("self.closure?(to: 1)", "self.closure?(to: 1)"),
      ("scrollDelegate?.scrollViewDidScroll?(list)", "scrollDelegate?.scrollViewDidScroll(list)"),
      ("cell.scrollViewDidZoom?(list)", "Optional(cell)?.scrollViewDidZoom(list)"),
      ("other?.unknown?(1)", "other?.unknown?(1)"),
      ("animator.addCompletion? { _ in }", "Optional(animator)?.addCompletion { _ in }"),
      ("delegate?.loaded?(1) { b = $0 }", "delegate?.loaded(1) { b = $0 }"),
      ("self.closure? { b = $0 }", "self.closure? { b = $0 }"),
      ("delegate!.moved!(to: 1)", "delegate!.moved(to: 1)"), ("let a = delegate!.title!()", "let a = delegate!.title()"),
      ("source.numberOfSections!(in: list)", "source.numberOfSections(in: list)"),
      ("self.closure!(to: 1)", "self.closure!(to: 1)"), ("other!.unknown!(1)", "other!.unknown!(1)"),
    ])
  func optionalCalls(before: String, after: String) {
    let text = """
      @objc protocol P { @objc optional func moved(to a: Int); @objc optional func title() -> String
        @objc optional func loaded(_ a: Int, then: (Int) -> Void) }
      class C { var closure: ((Int) -> Void)?; func use() { \(before) } }
      """
    #expect(Copy(text).body.contains("func use() { \(after) }"))
  }

  @Test("Optional properties of a protocol are optional values there; a class's own stands behind them")
  func optionalProperties() {
    let copy = Copy(
      """
      @objc protocol P { @objc optional var speed: Double { get set } }
      class C: P { var speed = 1.0; var other: Double { speed } }
      class D: C { override var speed: Double { get { 2 } set {} } }
      """)
    #expect(copy.dense.hasPrefix("protocol P: AnyObject { var speed: (Double)? { get } }\nclass C: P {"))
    #expect(copy.added.contains("@_implements(P, speed) var absent_speed: (Double)? { nil }"))
    #expect(copy.added.contains("extension C {\n  @_implements(P, speed) var ifImplemented_speed: (Double)?"))
    #expect(copy.added.contains("{ let own: Double = self.speed; return own }") && !copy.added.contains("extension D {"))
  }
}
