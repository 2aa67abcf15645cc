import CInterposer

/// Where work was put in, as the app's author would say it.
enum WorkPlace {
  /// The innermost function of the app among some frames, for example `PictureCell.configure(with:)`. Nil if there is none, or
  /// if the program's symbols were stripped.
  static func name(_ frames: [UInt32]) -> String? {
    let frames = frames.prefix { $0 != 0 }
    let unknown = frames.filter { known[$0] == nil }
    if !unknown.isEmpty {
      var symbols = [UnsafePointer<CChar>?](repeating: nil, count: unknown.count)
      ci_functions_at(unknown, Int32(unknown.count), &symbols)
      for (frame, symbol) in zip(unknown, symbols) { known[frame] = .some(symbol.flatMap(appFunction)) }
    }
    return frames.lazy.compactMap { known[$0] ?? nil }.first
  }

  private static func appFunction(_ symbol: UnsafePointer<CChar>) -> String? {
    guard let text = DeclaredMethods.demangled(String(cString: symbol)), let function = FunctionName(text),
      !runtimes.contains(function.module)
    else { return nil }
    return function.name
  }

  /// Names by frame; nil for functions of the runtimes. Only the main thread asks.
  nonisolated(unsafe) private static var known: [UInt32: String?] = [:]

  /// The frames of the caller, ended by a zero.
  static func frames() -> [UInt32] {
    var frames = [UInt32](repeating: 0, count: Int(CI_FRAMES) + 1)
    ci_frames(&frames)
    return frames
  }

  /// Modules whose functions pass on what an app asked for.
  private static let runtimes: Set<String> = [
    "HeadlessCore", "UIKit", "SwiftUI", "Combine", "Charts", "CoreGraphics", "QuartzCore", "SafariServices", "os", "Swift",
    "Foundation", "FoundationNetworking", "Dispatch", "Observation", "CellHarness", "CellRuns", "CellHarnessTesting",
    "CellHarnessCLI", "__C",
  ]
}

/// A function in the text that its symbol stands for.
struct FunctionName: Equatable {
  /// The module that declares it.
  var module: String
  /// `Type.method(label:)`: without the module, without types of parameters; a closure goes by the function it is written in.
  var name: String

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
