import Foundation

/// Has the compiler check samples against the modules that are built beside the running tests.
struct SampleCompiler {
  /// Modules of the app in the samples: their declarations are the surroundings.
  private static let appModules: Set<Substring> = ["Inbox", "InboxScenarios"]
  private static let usual = ["CellHarnessTesting", "SwiftUI", "Testing", "UIKit"].map { "import \($0)" }

  /// What the compiler says, as `README.md:70: message`.
  /// - Parameters:
  ///   - insides: Modules of which samples use what is not public.
  ///   - areApart: True if no sample knows of the others.
  ///   - surroundings: Declarations that the samples rely on.
  func problems(
    of samples: [Sample], insides: [String] = [], areApart: Bool = false, surroundings: [String] = []
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "samples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var (code, manifests): ([String], [String]) = ([], [])
    for (index, sample) in samples.enumerated() {
      let file = folder.appending(path: "Sample\(index).swift")
      let isManifest = [.manifest, .partOfManifest].contains(sample.form)
      let text = Self.text(of: sample, number: index, insides: insides, isApart: areApart)
      try text.write(to: file, atomically: true, encoding: .utf8)
      if isManifest { manifests.append(file.path) } else { code.append(file.path) }
    }
    if !code.isEmpty, !surroundings.isEmpty {
      let file = folder.appending(path: "Surroundings.swift")
      try (Self.usual + surroundings).joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      code.append(file.path)
    }
    return try check(code, with: modules) + check(manifests, with: manifestModule)
  }

  // MARK: Texts

  /// The sample as a file of its own. The compiler is told on which page and line it stands.
  private static func text(of sample: Sample, number: Int, insides: [String], isApart: Bool) -> String {
    let lines = sample.code.split(separator: "\n", omittingEmptySubsequences: false)
    let own = lines.filter { line in Sample.imported(line).map { !appModules.contains($0) } ?? false }.map(String.init)
    let body = lines.map { Sample.imported($0) == nil ? String($0) : "" }.joined(separator: "\n")
    let imports = own.isEmpty ? usual : own
    let (before, after) = surrounding(sample, number, isApart)
    let head: String =
      switch sample.form {
      case .manifest, .partOfManifest: "import PackageDescription"
      case .member, .enumCase, .declarations, .statements:
        (insides.map { "@testable import \($0)" } + imports).joined(separator: "; ")
      }
    return """
      \(head)
      #sourceLocation(file: "\(sample.path)", line: \(sample.line - 1))
      \(before)
      \(body)
      \(after)

      """
  }

  private static func surrounding(_ sample: Sample, _ number: Int, _ isApart: Bool) -> (before: String, after: String) {
    switch sample.form {
    case .manifest: ("", "")
    case .partOfManifest:
      sample.code.hasPrefix(".")
        ? ("let package\(number) = Package(name: \"Sample\", targets: [", "])")
        : ("let package\(number) = Package(name: \"Sample\",", ")")
    case .member:
      ("struct Screen\(number): CellScreen { var rootViewController: UIViewController { UIViewController() }", "}")
    case .enumCase: ("enum Cases\(number) {", "}")
    case .declarations:
      isApart && !sample.code.contains("extension ") ? ("struct Sample\(number) {", "}") : ("", "")
    case .statements: ("@MainActor func statements\(number)() throws {", "}")
    }
  }

  // MARK: The compiler

  private func check(_ files: [String], with options: [String]) throws -> [String] {
    guard !files.isEmpty else { return [] }
    let (status, output) = try Self.swiftc(["-typecheck", "-parse-as-library", "-suppress-warnings"] + options + files)
    let problems = output.split(separator: "\n").compactMap(Self.problem)
    return status == 0 || !problems.isEmpty ? problems : ["swiftc ended otherwise: \(output.suffix(2000))"]
  }

  /// How the compiler ended, and what it said.
  private static func swiftc(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  /// `README.md:70:3: error: message` without the column.
  private static func problem(_ line: Substring) -> String? {
    guard let mark = line.range(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":").prefix(2).joined(separator: ":")
    return "\(place): \(line[mark.upperBound...])"
  }

  private var build: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// The modules that are built beside the tests, those in C, and the macros of tests.
  private var modules: [String] {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .path
    let maps = [
      "\(build)/CInterposer.build/module.modulemap", "\(build)/CSelectorSections.build/module.modulemap",
      "\(checkout)/Sources/COSLog/include/module.modulemap",
    ]
    return [
      "-swift-version", "6", "-I", "\(build)/Modules", "-package-name", Self.packageName(of: checkout), "-plugin-path",
      "\(Self.toolchain)/host/plugins/testing",
    ]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The package manager calls a package that is built from its own folder by the folder's name.
  static func packageName(of checkout: String) -> String {
    let name = URL(filePath: checkout).lastPathComponent.lowercased()
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private var manifestModule: [String] {
    ["-swift-version", "5", "-I", "\(Self.toolchain)/pm/ManifestAPI", "-package-description-version", "6.3"]
  }

  /// `lib/swift` of the toolchain, as the compiler says.
  private static let toolchain: String = {
    let said = (try? swiftc(["-print-target-info"]).output) ?? ""
    let info = try? JSONSerialization.jsonObject(with: Data(said.utf8)) as? [String: Any]
    return (info?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String ?? "/usr/lib/swift"
  }()
}
