import Foundation
import Testing

/// Modules that stand in for Apple's: what the product for apps holds besides the harness.
let appleModules: Set<String> = {
  guard
    let product = try? Repository.manifest().products.first(where: { $0.name == "CellHarnessTesting" && $0.modules.count > 1 })
  else { return [] }
  return Set(product.modules.filter { !$0.hasPrefix("Cell") && !$0.hasPrefix("_Testing") && $0 != "HeadlessCore" })
}()

/// The manifest says which modules stand in for Apple's. Programs that can't read it have lists of their own, which are compared
/// here: a new module that a list lacks would be taken for the app's, or for one that is not there.
@Suite("Modules that stand in for Apple's") struct AppleModuleTests {
  @Test("the manifest names them")
  func areRead() { #expect(appleModules.isSuperset(of: ["UIKit", "SwiftUI", "Combine", "CoreData", "MapKit", "WebKit", "os"])) }

  @Test("none is taken for the app's code")
  func notOfApp() throws {
    let known = try list(/notOfApp: Set<String> = \[([^\]]*)\]/, in: "Sources/HeadlessCore/TypeModules.swift")
    #expect(appleModules.subtracting(known) == [])
  }

  @Test("`.ci/library` links each")
  func library() throws {
    let linked = try list(/FRAMEWORKS = """([^"]*)"""/, in: ".ci/library-parts/checkout.py")
    let around = try list(/AROUND = \{((?:[^}])*)\}/, in: ".ci/library-parts/checkout.py")
    #expect(appleModules.subtracting(linked.union(around)) == [])
  }

  @Test("none is replaced in copies of an app's files as if it were not there")
  func absent() throws {
    let path = "Sources/AppSourceRewriter/AbsentModules.swift"
    for name in ["withUIKit", "withSwiftUI", "withFoundation"] {
      let replaced = try list(try Regex("\(name): Set<String> = \\[([^\\]]*)\\]", as: (Substring, Substring).self), in: path)
      #expect(!replaced.isEmpty)
      #expect(appleModules.intersection(replaced) == [])
    }
  }

  @Test("those that re-export Foundation are known to carry it into an app's files")
  func carriers() throws {
    let known = try list(/carriers: Set<String> = \[([^\]]*)\]/, in: "Sources/AppSourceRewriter/CopyWriter.swift")
    let exporting = try Repository.files(below: "Sources").filter { file in
      appleModules.contains(file.module) && file.imports.contains { $0.isExported && $0.module == "Foundation" }
    }
    #expect(exporting.count > 3)
    // These two are below Foundation on a phone, and a file that imports nothing else has not got it there.
    #expect(Set(exporting.map(\.module)).subtracting(known) == ["CoreGraphics", "os"])
  }

  /// The words of a list in a file: what is quoted, or stands alone.
  private func list(_ pattern: some RegexComponent<(Substring, Substring)>, in path: String) throws -> Set<String> {
    let text = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    let body = try #require(text.firstMatch(of: pattern)?.output.1, "no such list in \(path)")
    return Set(body.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
