import Foundation

/// Checks each file of a module in a process of its own that ends in time. The compiler may search for very long through an expression
/// in which a name is unknown; the other files are judged all the same.
struct SeparateCheck {
  /// How long the check of a whole module may take, in seconds: some seconds for the frameworks, and several times what a file takes.
  static func limit(files: Int) -> Int { 120 + 2 * files }

  /// How long the check of one file may take, in seconds.
  var limitOfFile = 30

  /// The compiler proper, which the driver `swiftc` starts once a file.
  var frontend: String

  /// - Returns: Nil if the toolchain does not say where its compiler is.
  init?() {
    struct Information: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    guard let text = ShellCommand(arguments: ["swiftc", "-print-target-info"]).run(reading: .output)?.text,
      let found = try? JSONDecoder().decode(Information.self, from: Data(text.utf8))
    else { return nil }
    let resources = URL(filePath: found.paths.runtimeResourcePath)
    frontend = resources.deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin/swift-frontend").path
    guard FileManager.default.isExecutableFile(atPath: frontend) else { return nil }
  }

  /// What stands between the driver and the compiler: it ends what takes too long, and says of which file.
  /// - Throws: If `file` can't be written.
  func writeScript(to file: String) throws {
    let script = """
      #!/bin/sh
      timeout \(limitOfFile) '\(frontend)' "$@"
      code=$?
      [ $code -eq 124 ] || exit $code
      previous=
      for argument in "$@"; do
        [ "$previous" != -primary-file ] || echo "$argument:1:1: error: \(AdoptionText.endlessFile(limitOfFile))" >&2
        previous=$argument
      done
      exit $code

      """
    try script.write(toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
  }

  /// The environment in which the driver uses the script.
  static func environment(script: String) -> [String: String] { ["SWIFT_DRIVER_SWIFT_FRONTEND_EXEC": script] }

  /// What the driver is told beside what it would be told for the whole module.
  static let arguments = ["-disable-batch-mode", "-continue-building-after-errors", "-j", "2"]
}
