import Foundation

/// Another program, run to its end or to the end of its time.
struct ShellCommand {
  enum Stream { case output, errors }

  struct Result {
    /// What it printed.
    var text: String
    /// True if its time was over before it ended.
    var isCutShort: Bool
    /// True if it ended well.
    var isSuccess: Bool
  }

  /// The program's name and its arguments.
  let arguments: [String]
  /// What its environment has beside this process's own.
  var environment: [String: String] = [:]
  /// After so many seconds it and all that it started are ended.
  var seconds: Int?

  /// What came of it; nil if it can't be started, or is not there.
  func run(reading stream: Stream) -> Result? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // `timeout` ends the whole group: the compiler's driver would leave the compiler behind.
    process.arguments = (seconds.map { ["timeout", "\($0)"] } ?? []) + arguments
    if !environment.isEmpty { process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 } }
    let pipe = Pipe()
    process.standardError = stream == .errors ? pipe : FileHandle.nullDevice
    process.standardOutput = stream == .output ? pipe : FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationStatus
    // What `env` and `timeout` end with where there is no such program.
    if status == 127 { return nil }
    return Result(
      text: String(decoding: data, as: UTF8.self), isCutShort: seconds != nil && status == 124, isSuccess: status == 0)
  }
}
