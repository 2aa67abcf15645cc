import Foundation
import Testing

/// Files as apps write them, against the modules that are built beside the running tests.
@Suite("Clients of shapes", .serialized) struct ClientTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Clients")

  @Test("they compile in both language modes", arguments: ["5", "6"])
  func clients(mode: String) throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
      .map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
    #expect(files.count > 1)
    #expect(try Self.errors(in: files, mode: mode) == [])
  }

  @Test("what Apple does not allow is refused: the compiler is asked")
  func refusals() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "Refused-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    import UIKit
    class Stack: UIStackView { override func alignment() {} }
    @MainActor let view = UIView(frame: 3)
    """.write(to: file, atomically: true, encoding: .utf8)
    #expect(try Self.errors(in: [file.path], mode: "6").count == 2)
  }

  private static func errors(in files: [String], mode: String) throws -> [String] {
    let (status, output) = try Toolchain.run(
      ["swiftc", "-typecheck", "-parse-as-library", "-suppress-warnings", "-swift-version", mode] + Toolchain.modules + files)
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
    return errors.isEmpty && status != 0 ? [String(output.prefix(2_000))] : errors
  }
}
