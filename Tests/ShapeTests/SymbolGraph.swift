import Foundation

/// What the compiler says of a module's public declarations.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var accessLevel: String
    var declarationFragments: [Fragment]?

    var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

extension SymbolGraph {
  /// Has the toolchain write the graphs of a module that is built beside the running tests, and reads them.
  static func graphs(of module: String) throws -> [SymbolGraph] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shapes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (status, output) = try Toolchain.run(
      ["swift-symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public", "-skip-synthesized-members"]
        + ["-target", try Toolchain.target(), "-output-dir", folder.path] + Toolchain.modules)
    guard status == 0 else { throw Failure(said: output) }
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }

  struct Failure: Error, CustomStringConvertible {
    var said: String
    var description: String { "no symbol graph: \(said.prefix(2_000))" }
  }
}

/// The compiler's programs, and the modules that are built beside the running tests.
enum Toolchain {
  static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  /// As `-I` and what C's modules need.
  static var modules: [String] {
    let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .path
    let maps = [
      "\(build)/CInterposer.build/module.modulemap", "\(build)/CSelectorSections.build/module.modulemap",
      "\(checkout)/Sources/COSLog/include/module.modulemap",
    ]
    return ["-I", "\(build)/Modules"] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// As the compiler calls the machine it makes programs for.
  static func target() throws -> String {
    let said = try run(["swiftc", "-print-target-info"]).output
    let info = try JSONSerialization.jsonObject(with: Data(said.utf8)) as? [String: Any]
    return (info?["target"] as? [String: Any])?["unversionedTriple"] as? String ?? "x86_64-unknown-linux-gnu"
  }
}
