import Testing

@Suite("Manifest") struct ManifestTests {
  @Test("UIKit and SwiftUI re-export what their clients rely on")
  func knownReexports() throws {
    let reexports = try Repository.reexports()
    #expect(reexports["UIKit"]?.isSuperset(of: ["Combine", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers"]) == true)
    #expect(reexports["SwiftUI"]?.isSuperset(of: ["UIKit", "Combine", "CoreGraphics", "QuartzCore"]) == true)
  }

  @Test("whoever uses a re-exporting module lists what it re-exports, or it is not rebuilt when that changes")
  func listsReexports() throws {
    let manifest = try Repository.manifest()
    let reexports = try Repository.reexports()
    var violations: [String] = []
    for entry in manifest.targets + manifest.products {
      for module in entry.modules {
        for missing in (reexports[module] ?? []).subtracting(entry.modules).subtracting([entry.name]).sorted() {
          violations.append("Package.swift: \(entry.kind) \(entry.name) uses \(module), so it must list \(missing) too")
        }
      }
    }
    expectNone(violations)
  }

  @Test("every target declares the modules its files import")
  func declaresImports() throws {
    let manifest = try Repository.manifest()
    let own = Set(manifest.targets.map(\.name))
    let files = try Repository.files(below: "Sources") + Repository.files(below: "Tests")
    #expect(files.count > 50)
    var violations: [String] = []
    for file in files {
      guard let target = manifest.targets.first(where: { $0.name == file.module }) else {
        violations.append("\(file.path): Package.swift has no target \(file.module)")
        continue
      }
      for entry in file.imports where own.contains(entry.module) && !target.modules.contains(entry.module) {
        violations.append("\(file.path):\(entry.line): Package.swift does not list \(entry.module) for \(target.name)")
      }
    }
    expectNone(violations)
  }

  @Test("the products hold the empty overlays that `import Testing` beside `import UIKit` needs")
  func overlays() throws {
    let products = try Repository.manifest().products
    #expect(products.map(\.name).contains("CellHarnessTesting"))
    for product in products where product.modules != ["CellHarnessOnMac"] {
      #expect(
        product.modules.contains("_Testing_UIKit") && product.modules.contains("_Testing_CoreGraphics"),
        "Package.swift: product \(product.name) must contain _Testing_UIKit and _Testing_CoreGraphics")
    }
  }

  @Test("the manifest has no dependencies on other packages")
  func noDependencies() throws {
    #expect(try !Repository.manifestText().contains(".package("))
  }
}
