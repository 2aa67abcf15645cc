import CInterposer
import CellTrace

/// Where work was put in, as the app's author would say it.
enum CallSite {
  /// The innermost function of the app among some frames, for example `PictureCell.configure(with:)`. Nil if there is none, or
  /// if the program's symbols were stripped.
  static func name(_ frames: [UInt32]) -> String? { found(frames)?.name }

  /// The same, and a mark for the line.
  static func found(_ frames: [UInt32]) -> (name: String, mark: CodeMark)? {
    let frames = frames.prefix { $0 != 0 }
    let unknown = frames.filter { known[$0] == nil }
    for (frame, function) in zip(unknown, AppCode.functions(at: Array(unknown))) { known[frame] = .some(function?.name) }
    return frames.lazy.compactMap { frame in
      (known[frame] ?? nil).map { (name: $0, mark: CodeMark(.line, [frame])) }
    }.first
  }

  /// Names by frame; nil for functions of the runtimes. Only the main thread of a run asks.
  nonisolated(unsafe) private static var known: [UInt32: String?] = [:]

  /// The frames of the caller, ended by a zero.
  static func frames() -> [UInt32] {
    var frames = [UInt32](repeating: 0, count: Int(CI_FRAMES) + 1)
    ci_frames(&frames)
    return frames
  }
}

/// The app's own code in this program.
package enum AppCode {
  /// The function of the app at each of some return addresses, as distances from where the program was loaded: nil for those of
  /// the runtimes, and for all if the program's symbols were stripped.
  package static func functions(at frames: [UInt32]) -> [FunctionName?] {
    guard !frames.isEmpty else { return [] }
    var symbols = [UnsafePointer<CChar>?](repeating: nil, count: frames.count)
    ci_functions_at(frames, Int32(frames.count), &symbols)
    return symbols.map { symbol in symbol.flatMap(function) }
  }

  /// The innermost frames of the caller, of the runtimes too; none outside of runs. For whoever has to be quick.
  package static func innermostFrames(_ count: Int = 12) -> [UInt32] {
    guard HostRun.isActive else { return [] }
    return [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = Int(ci_innermost_frames(buffer.baseAddress, Int32(count)))
    }
  }

  /// The code of a closure that the app wrote: `holder` is a struct with the closure as its only field. None outside of runs.
  package static func frames<Holder>(ofClosureIn holder: Holder) -> [UInt32] {
    guard HostRun.isActive else { return [] }
    let address = withUnsafeBytes(of: holder) { $0.load(as: UInt.self) }
    guard let code = UnsafeRawPointer(bitPattern: address), ci_is_in_program(code) else { return [] }
    // Frames are where calls return to, so the function's first byte lies before them.
    return [UInt32(truncatingIfNeeded: address - ci_program_base() + 1)]
  }

  /// The closures themselves, where some frames are in what passes a closure's captured values on: that has no line of its own.
  package static func closures(behind frames: [UInt32]) -> [UInt32: UInt32] {
    var symbols = [UnsafePointer<CChar>?](repeating: nil, count: frames.count)
    ci_functions_at(frames, Int32(frames.count), &symbols)
    var found: [UInt32: UInt32] = [:]
    for (frame, symbol) in zip(frames, symbols) {
      guard let name = symbol.map({ String(cString: $0) }), name.hasSuffix("TA"),
        let code = ci_function_named(String(name.dropLast(2)))
      else { continue }
      found[frame] = UInt32(truncatingIfNeeded: UInt(bitPattern: code) - ci_program_base() + 1)
    }
    return found
  }

  /// Where the work that runs now was put in.
  package static func framesOfWork() -> [UInt32] {
    guard let frames = ci_frames_of_work() else { return [] }
    return Array(UnsafeBufferPointer(start: frames, count: Int(CI_FRAMES)).prefix { $0 != 0 })
  }

  private static func function(_ symbol: UnsafePointer<CChar>) -> FunctionName? { function(named: String(cString: symbol)) }

  /// A function of the app by its symbol; nil for those of the runtimes.
  static func function(named symbol: String) -> FunctionName? {
    guard let text = DeclaredMethods.demangled(symbol), let function = FunctionName(text),
      !runtimes.contains(function.module)
    else { return nil }
    return function
  }

  /// Modules whose functions pass on what an app asked for.
  private static let runtimes: Set<String> = [
    "HeadlessCore", "UIKit", "SwiftUI", "Combine", "Charts", "CoreGraphics", "QuartzCore", "SafariServices", "CoreData",
    "SwiftData", "Network", "Security", "UserNotifications", "WebKit", "CoreMedia", "AVFoundation", "AVKit", "CommonCrypto",
    "CryptoKit", "PhotosUI", "SystemConfiguration", "os", "Swift",
    "Foundation", "FoundationNetworking", "Dispatch", "Observation", "CellHarness", "CellRuns", "CellHarnessTesting",
    "CellHarnessCLI", "__C",
  ]
}

/// A function in the text that its symbol stands for.
package struct FunctionName: Hashable, Sendable {
  /// The module that declares it.
  package var module: String
  /// `Type.method(label:)`: without the module, without types of parameters; a closure goes by the function it is written in.
  package var name: String

  /// Nil for what is no function of anybody's source code.
  init?(_ demangled: String) {
    var text = demangled.replacing(#/\(([^()]+) in _[0-9A-F]+\)/#) { $0.output.1 }[...]
    if text.hasPrefix("reabstraction thunk") { return nil }
    if let inner = FunctionName.innermost(of: text) { text = inner }
    if let action = text.range(of: " for ", options: .backwards) { text = text[action.upperBound...] }
    for word in ["static ", "merged ", "@objc "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    if text.hasPrefix("(extension in "), let end = text.range(of: "):") {
      module = String(text[text.index(text.startIndex, offsetBy: 14)..<end.lowerBound])
      text = text[end.upperBound...]
      guard let point = text.firstIndex(of: ".") else { return nil }
      text = text[text.index(after: point)...]
    } else {
      guard let point = text.firstIndex(of: "."), text[..<point].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        return nil
      }
      module = String(text[..<point])
      text = text[text.index(after: point)...]
    }
    name = FunctionName.withoutTypes(text)
    if name.isEmpty { return nil }
  }

  /// What a closure is written in: behind the last ` in ` that is not the one of `(extension in M)`.
  private static func innermost(of text: Substring) -> Substring? {
    var end = text.endIndex
    while let found = text[..<end].range(of: " in ", options: .backwards) {
      if !text[..<found.lowerBound].hasSuffix("(extension") { return text[found.upperBound...] }
      end = found.lowerBound
    }
    return nil
  }

  private static func withoutTypes(_ text: Substring) -> String {
    var plain = ""
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      switch character {
      case "<": depth += 1
      case ">" where depth > 0: depth -= 1
      case "(" where depth == 0: return plain + "(" + MethodName.labels(after: text[text.index(after: index)...]) + ")"
      case " " where depth == 0, ":" where depth == 0: return FunctionName.withoutAccessor(plain)
      default: if depth == 0 { plain.append(character) }
      }
    }
    return FunctionName.withoutAccessor(plain)
  }

  private static func withoutAccessor(_ name: String) -> String {
    for accessor in [".getter", ".setter", ".modify", ".read", ".didset", ".willset"] where name.hasSuffix(accessor) {
      return String(name.dropLast(accessor.count))
    }
    return name
  }
}
