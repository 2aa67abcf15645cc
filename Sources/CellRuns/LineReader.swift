import CInterposer
import Foundation

/// Reads lines of source code from this program's debug information, with the `llvm-symbolizer` that comes with the toolchain.
///
/// The tool runs beside the program and is waited for no longer than ``seconds``; whatever goes wrong, there are no lines.
final class LineReader: @unchecked Sendable {
  /// A line of a file, without its folders.
  struct Line: Hashable, Sendable {
    var file: String
    var number: Int
    /// True for a library's file, in a folder where package managers keep those.
    var isOfLibrary = false
  }

  /// The reader of this program; nil if the tool is not there.
  static let shared = LineReader(tool: tool(path: ProcessInfo.processInfo.environment["PATH"] ?? ""))

  private let tool: String
  private let program: String
  private let seconds: Double
  private let lock = NSLock()
  private var known: [UInt32: Line?] = [:]
  private var failures: [UInt32: String?] = [:]

  /// Creates a reader.
  init?(
    tool: String?, program: String? = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
    seconds: Double = 30
  ) {
    guard let tool, let program else { return nil }
    (self.tool, self.program, self.seconds) = (tool, program, seconds)
  }

  /// The lines of calls, by their return addresses: distances from where the program was loaded. Each is asked for once.
  func lines(of frames: Set<UInt32>) -> [UInt32: Line] {
    lock.withLock {
      let unknown = frames.filter { known[$0] == nil }.sorted()
      if !unknown.isEmpty {
        let answers = ask(unknown, LineReader.line(in:))
        for (index, frame) in unknown.enumerated() { known[frame] = .some(index < answers.count ? answers[index] : nil) }
      }
      return frames.reduce(into: [:]) { lines, frame in
        if let line = known[frame] ?? nil { lines[frame] = line }
      }
    }
  }

  /// What the instruction at a place ends the program for: `Index out of range`. The compiler notes it as a function's name.
  func failure(at place: UInt32) -> String? {
    lock.withLock {
      if let known = failures[place] { return known }
      let answers = ask([place + 1], LineReader.failure(in:))
      let failure = answers.first ?? nil
      failures[place] = .some(failure)
      return failure
    }
  }

  /// Where the tool is: beside the `swift` or `swiftc` that a shell would start, else where a shell would find it.
  static func tool(path: String) -> String? {
    let name = "llvm-symbolizer"
    let folders = path.split(separator: ":").map(String.init)
    let compilers = folders.flatMap { folder in ["swift", "swiftc"].map { "\(folder)/\($0)" } }.filter(isProgram)
    let besides = compilers.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name).path
    }
    return (besides + folders.map { "\($0)/\(name)" }).first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

  // MARK: Asking

  /// One thing read from the answer, or none, an address: a call lies before the address that it returns to.
  private func ask<Thing>(_ frames: [UInt32], _ read: (Data) -> Thing?) -> [Thing?] {
    let question = frames.map { "0x\(String($0 - 1, radix: 16))\n" }.joined()
    let arguments: [String] = [tool, "--obj=\(program)", "--output-style=JSON"]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var length = 0
    guard let text = ci_ask_program(words, question, question.utf8.count, seconds, &length) else { return [] }
    defer { free(text) }
    let answers = Data(bytes: text, count: length).split(separator: UInt8(ascii: "\n"))
    return answers.count == frames.count ? answers.map { read(Data($0)) } : []
  }

  private struct Answer: Decodable {
    struct Symbol: Decodable {
      var FileName: String
      var FunctionName: String
      var Line: Int
    }
    var Symbol: [Symbol]?
  }

  /// The check in one answer that failed there: the innermost of what was inlined.
  static func failure(in answer: Data) -> String? {
    let words = "Swift runtime failure: "
    let name = (try? JSONDecoder().decode(Answer.self, from: answer))?.Symbol?.first?.FunctionName
    return name.flatMap { $0.hasPrefix(words) ? String($0.dropFirst(words.count)) : nil }
  }

  /// The line in one answer: of the function that stands there by name, not of what was inlined into it.
  static func line(in answer: Data) -> Line? {
    guard let symbol = (try? JSONDecoder().decode(Answer.self, from: answer))?.Symbol?.last, symbol.Line > 0 else { return nil }
    let file = symbol.FileName.split(separator: "/").last.map(String.init) ?? ""
    guard file.hasSuffix(".swift") else { return nil }
    return Line(file: file, number: symbol.Line, isOfLibrary: keepers.contains { symbol.FileName.contains($0) })
  }

  private static let keepers = ["/Pods/", "/Carthage/Checkouts/", "/SourcePackages/checkouts/", "/.build/checkouts/"]
}
