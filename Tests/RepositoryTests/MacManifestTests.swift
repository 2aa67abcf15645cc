import Foundation
import Testing

/// The half of the manifest that a Mac evaluates, evaluated here.
@Suite("The package on a Mac") struct MacManifestTests {
  /// What `swift package dump-package` prints, as far as it matters.
  private struct Dump: Decodable {
    struct Product: Decodable {
      var name: String
      var targets: [String]
    }
    struct Target: Decodable {
      var name: String
      var type: String
      var dependencies: [[String: AnyValue?]]
    }
    /// Anything.
    struct AnyValue: Decodable {
      init(from decoder: any Decoder) throws {}
    }

    var products: [Product]
    var targets: [Target]
  }

  private func dump(as system: String?) throws -> Dump {
    let process = Process()
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A build folder of its own: `swift test` holds the lock of the usual one.
    process.arguments = [
      "swift", "package", "--package-path", Repository.root.path, "--scratch-path", scratch.path, "dump-package",
    ]
    var environment = ProcessInfo.processInfo.environment
    environment["CELLHARNESS_TESTS"] = nil
    environment["CELLHARNESS_EVALUATE_AS"] = system
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try JSONDecoder().decode(Dump.self, from: data)
  }

  @Test("the manifest has the same products on a Mac as on Linux, with nothing in them")
  func products() throws {
    let mac = try dump(as: "macOS")
    let linux = try dump(as: nil)
    #expect(mac.products.map(\.name) == linux.products.map(\.name))
    #expect(mac.products.map(\.name).contains("CellHarnessTesting"))
    #expect(mac.targets.map(\.name) == ["CellHarnessOnMac", "CellHarnessToolOnMac", "CellHarnessApp"])
    #expect(mac.targets.map(\.type) == ["regular", "executable", "plugin"])
    #expect(mac.targets.allSatisfy { $0.dependencies.isEmpty })
    for product in mac.products where product.name.hasPrefix("CellHarness") {
      // The plug-in is the same one, which compiles nothing there.
      #expect(product.targets == [product.name == "CellHarnessApp" ? product.name : "CellHarnessOnMac"], "\(product.name)")
    }
    #expect(linux.targets.map(\.name).contains("UIKit") && !linux.targets.map(\.name).contains("CellHarnessOnMac"))
  }

  @Test("the target that stands in for all of them on a Mac declares nothing, and the program says how to run on Linux")
  func empty() throws {
    let files = try Repository.files(below: "Sources/CellHarnessOnMac")
    #expect(files.count == 1)
    expectNone(
      files.flatMap(\.lines).filter { !$0.isEmpty && !$0.hasPrefix("//") }.map { "CellHarnessOnMac declares: \($0)" })
    let command = "docker run --rm -it -v \"$PWD\":/app -w /app swift:6.3.1 swift run cellharness run"
    for path in ["README.md", "Sources/CellHarnessToolOnMac/main.swift"] {
      let text = try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
      #expect(text.contains(command), "\(path) does not name the container command")
    }
  }
}
