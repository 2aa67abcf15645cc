import Testing

@testable import AppSourceRewriter

@Suite("What a copy adds") struct TableTests {
  @Test("A table of the methods, and an entry in the section that the program reads")
  func table() {
    let copy = Copy("class C: NSObject {\n  @objc private func a(_ b: Int) { use(b) }\n  func c() {}\n}")
    #expect(
      copy.added == """
        extension C {
          nonisolated fileprivate static func selectors0() -> [SelectorDispatch.SelectorMethod] {
            var methods: [SelectorDispatch.SelectorMethod] = []
            methods.append(SelectorDispatch.SelectorMethod("a:", of: C.self) { object, arguments in object.a(arguments.value(0)) })
            return methods
          }
        }
        @section("cellharness_selectors") @used
        nonisolated private let selectorsOfThisFile: @convention(c) @Sendable () -> Void = {
          SelectorDispatch.SelectorTables.add(C.self) { C.selectors0() }
        }

        """)
  }

  @Test("An argument that a method does not name may be of any class, as in a message of Objective-C's")
  func unread() {
    let copy = Copy(
      "class C: NSObject { @objc func a(b: UISwitch) { c() }; @objc func c(_ d: UISwitch, in `e`: UIView) { d.isOn = e.isHidden } }"
    )
    #expect(copy.added.contains("object.a(b: arguments.unread(0))"))
    #expect(copy.added.contains("object.c(arguments.value(0), in: arguments.value(1))"))
  }

  @Test("An argument that only an override names counts as named: both are called through one table")
  func unreadInOverride() {
    let base = "class Base: UIViewController { @objc func a(_ b: UISwitch) {}; @objc func c(_ d: UISwitch) {} }"
    let middle = "class Middle: Base { override func c(_ d: UISwitch) {} }"
    let below = "class Below: Middle { override func a(_ control: UISwitch) { control.isOn = true } }"
    let other = "class Other: UIViewController { override func c(_ d: UISwitch) { d.isOn = true } }"
    let copy = Copy(base, beside: ["Middle.swift": middle, "Below.swift": below, "Other.swift": other])
    #expect(copy.added.contains("object.a(arguments.value(0))"))
    #expect(copy.added.contains("object.c(arguments.unread(0))"))
  }

  @Test("An override that is for Objective-C is in the table where what it overrides is in none")
  func overrides() {
    let copy = Copy(
      """
      class Form: UIViewController { func save() {}; @objc func stop() {} }
      class Edit: Form { @IBAction override func save() {}; @IBAction override func stop() {} }
      """)
    #expect(copy.added.contains("SelectorMethod(\"save\", of: Edit.self)"))
    #expect(copy.added.contains("SelectorMethod(\"stop\", of: Form.self)"))
    #expect(!copy.added.contains("SelectorMethod(\"stop\", of: Edit.self)"))
    #expect(!copy.added.contains("SelectorMethod(\"save\", of: Form.self)"))
  }

  @Test("A method that a #selector names is in the table without @objc, as Swift 3 had it; others are not")
  func inferred() {
    let copy = Copy(
      """
      class Cell: UITableViewCell { func tapped(_ sender: UIButton!) {}; func other() {} }
      class List: UIViewController { func show(b: UIButton) { b.addTarget(self, action: #selector(Cell.tapped(_:)), for: .touchUpInside) } }
      """)
    #expect(copy.added.contains("SelectorMethod(\"tapped:\", of: Cell.self)"))
    #expect(!copy.added.contains("\"other\"") && !copy.added.contains("of: List.self"))
  }

  @Test("An overload for each closure that runs elsewhere, which the main actor may be called from")
  func concurrentClosures() {
    let copy = Copy(
      """
      import UIKit
      func f() {
        if let x { DispatchQueue.global().async { g() } }
        session.dataTask(with: url) { _, _, _ in }
      }
      """)
    #expect(
      copy.added == """
        extension URLSession {
          @preconcurrency @discardableResult fileprivate func dataTask(with: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
            self.FoundationNetworking::dataTask(with: with, completionHandler: completionHandler)
          }
        }
        extension URLSession {
          @preconcurrency @discardableResult fileprivate func dataTask(with: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
            self.FoundationNetworking::dataTask(with: with, completionHandler: completionHandler)
          }
        }
        extension DispatchQueue {
          @preconcurrency fileprivate func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute: @escaping @Sendable @convention(block) () -> Void) {
            self.Dispatch::async(group: group, qos: qos, flags: flags, execute: execute)
          }
        }

        """)
    #expect(copy.imports.contains("import FoundationNetworking\n"))
  }

  @Test(
    "No overload for another type's method, for the app's own type of that name, or for what a protocol of the app's may ask for",
    arguments: [
      "import UIKit\nfunc f() { center.addObserver(self, forKeyPath: key) }",
      "import UIKit\nfunc f() async { Timer.scheduledTimer(withTarget: self) }",
      "import UIKit\nclass Thread {}\nfunc f() { Thread(block: g) }", "import RxSwift\nfunc f() { DispatchQueue.main.async { } }",
      "import UIKit\nextension URLSession: Session {}\nfunc f() { session.dataTask(with: url) { _, _, _ in } }",
    ])
  func otherCalls(_ text: String) { #expect(!Copy(text).added.contains("@preconcurrency")) }

  @Test(
    "A file whose functions are inlined by its users gets none: they could not call it",
    arguments: ["inlinable", "_alwaysEmitIntoClient"])
  func inlined(_ attribute: String) {
    let text = "import Foundation\npublic func a() { DispatchQueue.main.async { b() } }\n"
    #expect(Copy(text).added.contains("@preconcurrency"))
    #expect(!Copy(text.replacing("public", with: "@\(attribute) public")).added.contains("@preconcurrency"))
  }

  @Test("Methods under #if are listed under the same conditions, as the app's")
  func conditions() {
    let copy = Copy(
      "class C { @objc func z() {}\n#if DEBUG\n@objc func a() {}\n#elseif os(iOS)\n@objc func b() {}\n#else\n@objc func c() {}\n#endif\n}"
    )
    let lines = copy.added.split(separator: "\n").filter { $0.hasPrefix("#if") }
    #expect(lines == ["#if (DEBUG)", "#if !(DEBUG) && (true)", "#if !(DEBUG) && !(true)"])
  }

  @Test("What no selector can call is not listed, and known to be there")
  func unreachable() {
    let copy = Copy("func f() { class L: NSObject { @objc func local() {} } }\nclass C { @objc func wait() async {} }")
    #expect(!copy.added.contains("SelectorMethod("))
    #expect(copy.added.contains("SelectorTables.addUnreachable([\"local\", \"wait\"])"))
  }

  @Test("A private type inside of another becomes visible in its file if it has a table, else it stays")
  func nestedPrivateTypes() {
    let named = "class C { private typealias E = Int; private class D: NSObject { init(_ e: E) {}; @objc func a() {} } }"
    #expect(Copy(named).dense.hasPrefix("class C { fileprivate typealias E = Int; fileprivate class D: NSObject { init(_ e: E)"))
    #expect(Copy("class C { private class D: NSObject { @objc func a() {} } }").dense.hasPrefix("class C { fileprivate class D"))
    #expect(Copy("class C { private class D {} }").body == "class C { private class D {} }")
  }

  @Test("Members of @objcMembers classes and of their subclasses count, private and @nonobjc ones do not")
  func objcMembers() {
    let text =
      "@objcMembers class C: NSObject { func a() {}; private func b() {}; @nonobjc func c() {} }\nclass D: C { func d() {} }"
    let listed = Copy(text).added.matches(of: #/SelectorMethod\("([a-z:]+)"/#).map { String($0.output.1) }
    #expect(listed == ["a", "d"])
  }

  @Test(
    "Selectors as Swift names them for Objective-C",
    arguments: [
      ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["sender"], "tapWithSender:"), ("move", ["to", "_"], "moveTo::"),
      ("show", ["item", "at"], "showWithItem:at:"), ("moveTo", ["place"], "moveToPlace:"), ("add", ["forItem"], "addForItem:"),
    ])
  func names(name: String, labels: [String], selector: String) { #expect(ObjectiveCName.selector(name, labels) == selector) }
}
