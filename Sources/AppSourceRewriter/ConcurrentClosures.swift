/// A method of Foundation or Dispatch that runs a closure elsewhere: on a timer, on another queue, when something is posted.
///
/// What Apple's platforms import from Objective-C is marked `@preconcurrency`: such a closure may call what belongs to the main actor, and
/// the compiler warns. Foundation for Linux asks for `@Sendable` without the mark, which makes the same call an error. A file that calls
/// one gets an overload with the mark, which Swift prefers to the one that is imported, and which does nothing but call it.
struct ConcurrentClosure {
  private let type: String
  /// Names that a file has which calls it.
  private let words: Set<String>
  private let name: String
  private let isStatic: Bool
  private let parameters: [Parameter]
  private let returns: String?
  private let module: String

  /// All that a file seems to call, from the names in it: an overload too many changes nothing. An app may have types of its own with such
  /// names; and a file that imports nothing with Foundation in it calls something else. What users of a library take over may call no
  /// overload of one file.
  static func called(in facts: SourceFacts, _ index: ModuleIndex) -> [ConcurrentClosure] {
    guard !facts.hasInlinable, !facts.imports.isDisjoint(with: ImpliedModule.carriers) else { return [] }
    return all.filter { closure in
      closure.words.isSubset(of: facts.closureWords) && !index.declaresType(closure.type) && !closure.isRequired(in: facts)
    }
  }

  /// Names that say which of them a file calls.
  static let allWords: Set<String> = all.reduce(into: []) { $0.formUnion($1.words) }

  /// True for one that is in Foundation's module of networking.
  var isOfNetworking: Bool { module == "FoundationNetworking" }

  /// The overload, as a declaration of a file's own.
  var text: String {
    if isLeft { return Self.matches }
    let kind = name == "init" ? "convenience init" : "\(isStatic ? "static " : "")func \(name)"
    let declaration = "\(kind)(\(parameters.map(\.declaration).joined(separator: ", ")))\(returns.map { " -> \($0)" } ?? "")"
    // A result of what is imported from Objective-C may be left unused.
    let attributes = "@preconcurrency \(returns == nil ? "" : "@discardableResult ")"
    return """
      extension \(type) {
        \(attributes)fileprivate \(declaration) {
          self.\(module)::\(name)(\(parameters.map(\.argument).joined(separator: ", ")))
        }
      }

      """
  }

  /// True for a closure that has returned when the method returns.
  private var isLeft: Bool { type == "NSRegularExpression" }

  /// Apple's closure for matches does not escape, so that it may write to what its caller was given: `inout` values, a struct's own, a
  /// closure that does not escape either. Swift prefers one that escapes, so that a second overload hides Foundation's and stands back.
  private static let matches = """
    nonisolated private protocol ExpressionWithMatches: Foundation.NSRegularExpression {}
    nonisolated extension Foundation.NSRegularExpression: ExpressionWithMatches {
      @_disfavoredOverload fileprivate func enumerateMatches(
        in string: String, options: MatchingOptions = [], range: Foundation.NSRange,
        using block: @escaping (Foundation.NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
      ) { self.Foundation::enumerateMatches(in: string, options: options, range: range, using: block) }
    }
    nonisolated extension ExpressionWithMatches {
      fileprivate func enumerateMatches(
        in string: String, options: Foundation.NSRegularExpression.MatchingOptions = [], range: Foundation.NSRange,
        using block: (
          Foundation.NSTextCheckingResult?, Foundation.NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
      ) {
        withoutActuallyEscaping(block) { self.Foundation::enumerateMatches(in: string, options: options, range: range, using: $0) }
      }
    }

    """

  /// True where the file lets the type conform to a protocol, which may ask for the method: an overload for this file alone cannot be
  /// what everybody gets.
  private func isRequired(in facts: SourceFacts) -> Bool {
    facts.types.contains { $0.kind == .extension && $0.name == type && !$0.inherits.isEmpty }
  }

  // MARK: Which they are

  private static let all: [ConcurrentClosure] =
    [
      timer("init", [Parameter("timeInterval", "TimeInterval")]),
      timer("init", [Parameter("fire", "Date"), Parameter("interval", "TimeInterval")]),
      timer("scheduledTimer", [Parameter("withTimeInterval", "TimeInterval")]),
      ConcurrentClosure(
        "NotificationCenter", ["addObserver", "forName"], "addObserver",
        [
          Parameter("forName", "Notification.Name?"), Parameter("object", "Any?"), Parameter("queue", "OperationQueue?"),
          Parameter("using", "@escaping @Sendable (Notification) -> Void"),
        ], returns: "any NSObjectProtocol"),
      task("Data", [Parameter("with", "URL")]), task("Data", [request]),
      task("Download", [Parameter("with", "URL")]), task("Download", [request]),
      task("Upload", [request, Parameter("from", "Data?")]), task("Upload", [request, Parameter("fromFile", "URL")]),
      queue("async", Parameter("group", "DispatchGroup? = nil"), calledWith: "DispatchQueue"),
      queue("asyncAfter", Parameter("deadline", "DispatchTime"), calledWith: "deadline"),
      ConcurrentClosure("OperationQueue", ["addOperation"], "addOperation", [Parameter("_", block)]),
      ConcurrentClosure("OperationQueue", ["addBarrierBlock"], "addBarrierBlock", [Parameter("_", block)]),
      ConcurrentClosure("BlockOperation", ["BlockOperation"], "init", [Parameter("block", block)]),
      ConcurrentClosure("BlockOperation", ["addExecutionBlock"], "addExecutionBlock", [Parameter("_", block)]),
      ConcurrentClosure("Thread", ["detachNewThread"], "detachNewThread", isStatic: true, [Parameter("_", block)]),
      ConcurrentClosure("Thread", ["Thread", "block"], "init", [Parameter("block", block)]),
      ConcurrentClosure("NSRegularExpression", ["enumerateMatches"], "enumerateMatches", []),
    ]

  private static let block = "@escaping @Sendable () -> Void"
  private static let request = Parameter("with", "URLRequest")

  private static func timer(_ name: String, _ times: [Parameter]) -> ConcurrentClosure {
    let isStatic = name != "init"
    return ConcurrentClosure(
      "Timer", [isStatic ? name : "Timer", times[0].label], name, isStatic: isStatic,
      times + [Parameter("repeats", "Bool"), Parameter("block", "@escaping @Sendable (Timer) -> Void")],
      returns: isStatic ? "Timer" : nil)
  }

  private static func task(_ kind: String, _ sources: [Parameter]) -> ConcurrentClosure {
    let result = kind == "Download" ? "URL" : "Data"
    let handler = Parameter("completionHandler", "@escaping @Sendable (\(result)?, URLResponse?, (any Error)?) -> Void")
    return ConcurrentClosure(
      "URLSession", ["\(kind.lowercased())Task", "with"], "\(kind.lowercased())Task", sources + [handler],
      returns: "URLSession\(kind)Task", module: "FoundationNetworking")
  }

  private static func queue(_ name: String, _ first: Parameter, calledWith word: String) -> ConcurrentClosure {
    ConcurrentClosure(
      "DispatchQueue", [name, word], name,
      [
        first, Parameter("qos", "DispatchQoS = .unspecified"), Parameter("flags", "DispatchWorkItemFlags = []"),
        Parameter("execute", "@escaping @Sendable @convention(block) () -> Void"),
      ], module: "Dispatch")
  }

  private init(
    _ type: String, _ words: Set<String>, _ name: String, isStatic: Bool = false, _ parameters: [Parameter],
    returns: String? = nil, module: String = "Foundation"
  ) {
    (self.type, self.words, self.name, self.isStatic) = (type, words, name, isStatic)
    (self.parameters, self.returns, self.module) = (parameters, returns, module)
  }
}

private struct Parameter {
  var label: String
  var type: String

  init(_ label: String, _ type: String) { (self.label, self.type) = (label, type) }

  var declaration: String { label == "_" ? "_ block: \(type)" : "\(label): \(type)" }
  var argument: String { label == "_" ? "block" : "\(label): \(label)" }
}
