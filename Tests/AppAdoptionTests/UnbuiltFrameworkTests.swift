import Foundation
import Testing

@testable import AppAdoption

@Suite("Frameworks that are not built yet") final class UnbuiltFrameworkTests {
  private let place = FileManager.default.temporaryDirectory.appending(path: "unbuilt-\(UUID().uuidString)")
  private var said: [String] = []

  /// A checkout with the sources of two frameworks, one of them built.
  init() throws {
    for name in ["Sources/MapKit", "Sources/StoreKit", ".build/debug/Modules"] {
      try FileManager.default.createDirectory(at: place.appending(path: name), withIntermediateDirectories: true)
    }
    try Data().write(to: place.appending(path: ".build/debug/Modules/MapKit.swiftmodule"))
  }

  deinit { try? FileManager.default.removeItem(at: place) }

  private func frameworks(_ build: String = ".build/debug") -> UnbuiltFrameworks {
    let folder = build.isEmpty ? "/nowhere" : place.appending(path: build).path
    return UnbuiltFrameworks(build: folder, checkout: place.path) { self.said.append($0) }
  }

  @Test("Those are built that an app imports, that are here, and that were not built with the program")
  func names() {
    let imported = ["StoreKit", "MapKit", "Foundation", "Kingfisher", "ARKit", "StoreKit"]
    #expect(frameworks().names(among: imported) == ["StoreKit"])
    #expect(frameworks("").names(among: imported) == [])
  }

  @Test("What the compiler did not find is built too")
  func named() {
    let problems = [
      Compilation.Problem(file: "/A.swift", line: 7, message: "no such module 'StoreKit'"),
      Compilation.Problem(file: "/A.swift", line: 9, message: "cannot find 'x' in scope"),
    ]
    #expect(UnbuiltFrameworks.named(in: problems) == ["StoreKit"])
  }

  @Test("It says what takes its time, and how to see why a framework cannot be built")
  func failure() throws {
    #expect(try !frameworks().build(among: ["MapKit"]))
    #expect(said.isEmpty)
    #expect(throws: AdoptionError.notBuilt("StoreKit")) { try frameworks().build(among: ["StoreKit"]) }
    #expect(said == ["cellharness: building StoreKit, which the app imports and which was not built yet"])
    #expect(
      "\(AdoptionError.notBuilt("StoreKit"))"
        == "StoreKit, which the app imports, cannot be built: run 'swift build --target StoreKit' in the folder of cellharness to see why."
    )
  }
}
