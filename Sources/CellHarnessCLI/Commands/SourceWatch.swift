import CellReports
import Foundation

/// Builds and runs again whenever sources change, for `run --watch`.
struct SourceWatch {
  /// What the sources are now.
  var snapshot: () -> SourceSnapshot
  /// Waits until it is worth looking again; false: somebody asked for the end.
  var wait: () -> Bool
  /// Builds the program anew; nil: it succeeded, else what the build said.
  var build: () -> String?
  /// Begins the new program with the same arguments. Comes back only if that failed, with the reason.
  var start: () -> String
  /// Says something to the reader.
  var say: (String) -> Void

  /// Watches until somebody asks for the end, or a new program takes over.
  func run() {
    var known = snapshot()
    say("watching \(known.files.count) \(known.files.count == 1 ? "file" : "files"); Ctrl-C ends it")
    while wait() {
      let now = snapshot()
      let changed = now.changes(since: known)
      guard let first = changed.first else { continue }
      known = now
      say("\(first)\(changed.count > 1 ? " and \(changed.count - 1) more" : "") changed; building")
      if let errors = build() {
        say(errors)
        say("the build failed; it is tried again when a file changes")
      } else {
        say(start())
        return
      }
    }
  }
}

/// The Swift files below a folder, each with what changes when it is written.
struct SourceSnapshot: Equatable {
  var files: [String: String]

  init(_ files: [String: String]) { self.files = files }

  /// The files below a folder. Hidden folders, as `.build`, are not the app's.
  init(below folder: String) {
    files = [:]
    let root = URL(fileURLWithPath: folder)
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey]
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    while let file = found?.nextObject() as? URL {
      guard file.pathExtension == "swift", let facts = try? file.resourceValues(forKeys: Set(keys)) else { continue }
      let date = facts.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
      files[String(file.path.dropFirst(root.path.count + 1))] = "\(date) \(facts.fileSize ?? 0)"
    }
  }

  /// Files that were written, made or removed since.
  func changes(since former: SourceSnapshot) -> [String] {
    Set(files.keys).union(former.files.keys).filter { files[$0] != former.files[$0] }.sorted()
  }
}

extension SourceWatch {
  /// Watches the folder that the program was started in.
  init(arguments: [String], output: Output, isInterrupted: @escaping () -> Bool) {
    let folder = FileManager.default.currentDirectoryPath
    let product = URL(fileURLWithPath: arguments.first ?? "").lastPathComponent
    snapshot = { SourceSnapshot(below: folder) }
    wait = {
      for _ in 0..<5 where !isInterrupted() { usleep(100_000) }
      return !isInterrupted()
    }
    build = { SourceWatch.build(product) }
    start = {
      // Standard files stay open: the new program goes on where this one was.
      var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
      execv("/proc/self/exe".resolved, &words)
      return "the new program could not be started (\(String(cString: strerror(errno)))); start it again"
    }
    say = { output.complain("cellharness: \($0)") }
  }

  private static func build(_ product: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "build", "--product", product]
    let said = Pipe()
    process.standardOutput = said
    process.standardError = said
    do {
      try process.run()
    } catch {
      return "swift could not be started: \(error.localizedDescription)"
    }
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return nil }
    let errors = text.split(separator: "\n").filter { $0.contains("error:") }
    return (errors.isEmpty ? text.split(separator: "\n").suffix(20) : errors.prefix(20)).joined(separator: "\n")
  }
}

extension String {
  /// The path behind a link: the linker puts a new file in the place of the program's.
  fileprivate var resolved: String {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: self)) ?? self
    return path.hasSuffix(" (deleted)") ? String(path.dropLast(" (deleted)".count)) : path
  }
}
