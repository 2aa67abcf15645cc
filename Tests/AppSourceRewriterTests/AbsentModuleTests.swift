import Foundation
import Testing

@testable import AppSourceRewriter

@Suite("Modules that are not here") struct AbsentModuleTests {
  private func copy(_ text: String, empty: Set<String> = [], present: Set<String> = []) -> Copy {
    var module = AppModule(emptyModules: empty, presentModules: present)
    module.add("App.swift", text)
    return Copy(of: module.rewritten()["App.swift"] ?? "")
  }

  @Test(
    "Apple's frameworks that are not here bring along what they do on Apple's platforms",
    arguments: [
      ("import CoreML\nlet a = 1\n", "import Foundation\nlet a = 1\n"),
      ("import PDFKit\n", "import UIKit\n"),
      ("import Accessibility\n", "import UIKit\n"),
      ("import CoreImage.CIFilterBuiltins\n", "import UIKit                      \n"),
      ("import TipKit\n", "import TipKit\n"),
      ("import SwiftData\n", "import SwiftData\n"),
      ("import ObjectiveC.runtime\n", "import UIKit     \n"),
      ("@preconcurrency import HealthKit\n", "import Foundation               \n"),
      ("import struct CoreAudio.AudioBuffer\n", "import Foundation                  \n"),
      ("import UIKit\n", "import UIKit\n"),
    ])
  func apple(before: String, after: String) {
    #expect(copy(before).body == after || copy(before).body.replacing(" ", with: "") == after.replacing(" ", with: ""))
  }

  @Test("The name of a module whose names are in another one here is that one's before them")
  func qualifiers() {
    let uses = "func a() -> CoreImage.CIImage? { CoreImage.CIImage(data: b.CoreImage.c) }\n"
    #expect(
      copy("import CoreImage\n" + uses).body.replacing(" ", with: "")
        == "importUIKit\nfunca()->UIKit.CIImage?{UIKit.CIImage(data:b.CoreImage.c)}\n")
    // Without the import it is the app's own.
    #expect(copy(uses).body == uses)
    #expect(copy("import CoreImage\n" + uses, present: ["CoreImage"]).body == "import CoreImage\n" + uses)
  }

  @Test("What Foundation has in a module of its own here is asked of that one")
  func networking() {
    let uses = "func a(_ b: Foundation.URLRequest) -> Foundation.URL? { Foundation.URLSession.shared.c(b) }\n"
    #expect(
      copy("import Foundation\n" + uses).body.contains(
        "(_ b: FoundationNetworking.URLRequest) -> Foundation.URL? { FoundationNetworking.URLSession.shared.c(b) }"))
  }

  @Test("Core Foundation's own names are asked of the module that has them here, numbers of Foundation")
  func coreFoundation() {
    let copy = copy("import CoreFoundation\nlet a: CoreFoundation.CFString?\nlet b: CoreFoundation.CGFloat\n")
    #expect(copy.body.contains("let a: CoreGraphics.CFString?") && copy.imports.contains("import CoreGraphics"))
    #expect(copy.body.replacing(" ", with: "").contains("letb:Foundation.CGFloat"))
  }

  @Test("What only Xcode's canvas runs is left out, and the lines stay")
  func playgrounds() {
    let before = "import Playgrounds\nstruct A {}\n#Playground {\n  let a = A()\n}\n#Playground(\"two\") { _ = 1 }\n"
    let after = copy(before)
    #expect(after.body.filter(\.isNewline).count == before.filter(\.isNewline).count)
    #expect(!after.body.contains("Playground") && after.body.contains("struct A {}"))
  }

  @Test("A class that is observable by hand needs Observation, where Foundation brings it along; another library's does not")
  func observable() {
    #expect(copy("import Foundation\nclass Sync: Observable {}\n").imports.contains("import Observation"))
    #expect(!copy("import Foundation\nclass Sync: Observable<Int> {}\n").imports.contains("import Observation"))
    #expect(!copy("import SwiftUI\nclass Sync: Observable {}\n").imports.contains("import Observation"))
  }

  @Test("A protocol's own name that Foundation for Linux has too means the protocol's in the types that conform")
  func hiddenNames() {
    let body = "  typealias Host = String\n  typealias Path = String\n  var host: Host { get }\n"
    let endpoint = "protocol Endpoint {\n\(body)}\n"
    #expect(copy(endpoint).added.contains("typealias Host = String") && !copy(endpoint).added.contains("Path"))
    #expect(copy("public " + endpoint).added.contains("public typealias Host = String"))
    // The module has one for all of its files.
    #expect(!copy(endpoint + "struct Host {}\n").added.contains("typealias"))
    #expect(!copy("struct Box { typealias Host = String }\n").added.contains("typealias"))
  }

  @Test("A module of others stays unless the configuration declares it empty")
  func foreign() {
    #expect(copy("import Kingfisher\n").body == "import Kingfisher\n")
    #expect(copy("import Kingfisher\n", empty: ["Kingfisher"]).body == "import Foundation\n")
  }

  @Test("A module that the target depends on stays, whatever its name is")
  func present() {
    #expect(copy("import CoreML\n", empty: ["CoreML"], present: ["CoreML"]).body == "import CoreML\n")
  }

  @Test("What Foundation has on Apple's platforms only is imported where only Foundation is")
  func implied() {
    #expect(copy("import Foundation\nlet a = NSHashTable<AnyObject>.weakObjects()\n").imports.contains("import UIKit\n"))
    #expect(!copy("import UIKit\nlet a = NSHashTable<AnyObject>.weakObjects()\n").imports.contains("import UIKit\n"))
    #expect(copy("import Foundation\nlet a = RelativeDateTimeFormatter()\n").imports.contains("import UIKit\n"))
    #expect(copy("import Foundation\nlet a = MeasurementFormatter()\n").imports.contains("import UIKit\n"))
    for use in [
      "NSLocalizedString(\"a\", comment: \"\")", "NSPointerArray.weakObjects()", "String(localized: \"a\")",
      "b.containerURL(forSecurityApplicationGroupIdentifier: c)",
    ] {
      #expect(copy("import Foundation\nlet a = \(use)\n").imports.contains("import UIKit\n"))
    }
    // A framework's umbrella header imports Foundation for files that import nothing.
    #expect(copy("public struct A { let made: Date }\n").imports == "import Foundation\n")
    #expect(copy("import Combine\nlet a = URL(string: \"\")\n").imports.contains("import Foundation\n"))
    #expect(copy("import UIKit\nlet a = Date()\n").imports.isEmpty && copy("let a = 1\n").imports.isEmpty)
    #expect(copy("import XCTest\nlet a = UIEdgeInsets.zero\n").imports == "import UIKit\n")
    // What suites are written with brings XCTest along.
    #expect(copy("import Nimble\nimport Quick\nlet a = CALayer()\n").imports == "import UIKit\n")
    #expect(copy("import Foundation\nlet a = SecItemDelete(b) == errSecSuccess\n").imports == "import Security\n")
    #expect(copy("import Foundation\n@Observable final class A {}\n").imports.contains("import Observation\n"))
    #expect(!copy("import RxSwift\nlet a: Observable<Int>\n").imports.contains("import Observation\n"))
  }

  @Test("What a header of the module or of a library brings along is imported where it is used")
  func headers() {
    #expect(copy("import Foundation\nlet a: UIColor? = nil\n").imports == "import UIKit\n")
    #expect(copy("import Pager\nfunc a() { _ = UITableView() }\n").imports.contains("import UIKit\n"))
    #expect(copy("var a: UINib { UINib() }\n").imports.contains("import UIKit\n"))
    #expect(copy("import SwiftUI\nlet a: UIColor? = nil\n").imports.isEmpty)
    #expect(copy("protocol A: NSObjectProtocol {}\n").imports == "import Foundation\n")
    #expect(copy("func a(_ b: NSUserActivity) -> URLComponents? { nil }\n").imports == "import Foundation\nimport UIKit\n")
    #expect(copy("func localized() {}\n").imports.isEmpty)
    #expect(copy("import Foundation\nlet UIX = 1\nlet a = UI\n").imports.isEmpty)
    #expect(copy("import SwiftUI\nlet a = UNUserNotificationCenter.current()\n").imports == "import UserNotifications\n")
    #expect(copy("import Foundation\nlet a = UNUserNotificationCenter.current()\n").imports.isEmpty)
    #expect(copy("import Foundation\nfinal class A: ValueTransformer {}\n").imports == "import UIKit\n")
  }

  @Test("An import of one class of UIKit's brings all of UIKit, as it has to here")
  func scoped() {
    #expect(copy("import class UIKit.UIColor\n").body.filter { $0 != " " } == "importUIKit\n")
    #expect(copy("import struct Foundation.URL\n").body == "import struct Foundation.URL\n")
  }

  @Test("Whose a module is")
  func whose() {
    #expect(AppModules.isForeign("Kingfisher"))
    #expect(!AppModules.isForeign("UIKit") && !AppModules.isForeign("PDFKit") && !AppModules.isForeign("AppKit"))
    #expect(AppModules.isAbsent("PDFKit") && !AppModules.isAbsent("MapKit") && !AppModules.isAbsent("UIKit"))
    #expect(
      !AppModules.isAbsent("PhotosUI") && !AppModules.isAbsent("CryptoKit") && !AppModules.isAbsent("Photos")
        && !AppModules.isAbsent("CloudKit") && AppModules.isAbsent("HealthKit"))
    #expect(!AppModules.isAbsent("SwiftData") && !AppModules.isForeign("SwiftData"))
    let source = "@testable import A\nimport struct B.C\n  import D // E\npublic import F\nlet important = 1\n"
    #expect(AppModules.imported(in: source) == ["A", "B", "D", "F"])
  }
}

@Suite("Further forms") struct FurtherFormTests {
  @Test("The class of an object is described as Objective-C does")
  func classDescription() {
    #expect(
      Copy("let a = type(of: object).description()\n").body == "let a = String(reflecting: type(of: object))\n")
    #expect(
      Copy("let a = views.first { $0.classForCoder.description() == b }\n").body
        == "let a = views.first { String(reflecting: $0.classForCoder) == b }\n")
    #expect(Copy("let a = classForCoder.description()\n").body == "let a = classForCoder.description()\n")
  }

  @Test("A type inside of a generic one is listed as generic ones are")
  func insideOfGeneric() {
    let copy = Copy("class A<B>: NSObject {\n  class C: NSObject {\n    @objc func d() {}\n  }\n}\n")
    #expect(copy.added.contains("addGeneric") && !copy.added.contains("SelectorTables.add("))
    let framework = Copy("extension NSLayoutAnchor {\n  @objc func a() {}\n}\n")
    #expect(framework.added.contains("addGeneric") && !framework.added.contains("SelectorTables.add("))
  }

  @Test("A class is known to its table where a method of its own hides its name")
  func methodOfTheClassName() {
    let copy = Copy("class Page: NSObject {\n  @objc func a() {}\n}\nextension Page {\n  func Page(_ number: Int) {}\n}\n")
    #expect(copy.added.contains(#"SelectorMethod("a", of: Self.self)"#))
    #expect(copy.added.contains("add(Page.self) { Page.selectors0() }"))
    let other = Copy("class Page: NSObject {\n  @objc func a() {}\n}\nclass Book: NSObject {\n  func Page() {}\n}\n")
    #expect(other.added.contains(#"SelectorMethod("a", of: Page.self)"#))
  }

  @Test("A description that an extension overrides belongs to no actor")
  func description() {
    let copy = Copy("class A: UIView {}\nextension A {\n  override var debugDescription: String { \"a\" }\n}\n")
    #expect(copy.body.contains("nonisolated var inExtensionOfA_debugDescription"))
  }

  @Test("An override in a public extension is public in the class's body")
  func publicExtension() {
    let copy = Copy("public class A: UIView {}\npublic extension A {\n  override var description: String { \"a\" }\n}\n")
    #expect(copy.body.contains("public override var description: String { inExtensionOfA_description }"))
  }

  @Test("An app's folder is no package")
  func packageFlag() {
    #expect(Copy("#if SWIFT_PACKAGE\nlet a = 1\n#endif\n").body == "#if false        \nlet a = 1\n#endif\n")
    #expect(Copy("#if DEBUG && !SWIFT_PACKAGE\n#endif\n").dense == "#if DEBUG && !false \n#endif\n")
  }

  @Test("What the compiler only warns of in Swift 5 mode is no error")
  func whitespace() {
    var module = AppModule()
    module.add("App.swift", "@available (iOS 11, *)\nfunc a() {}\n")
    #expect(module.errors == [])
  }
}
