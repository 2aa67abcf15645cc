/// Methods of Foundation and Dispatch that run a closure elsewhere: on a timer, on another queue, when something is posted.
///
/// What Apple's platforms import from Objective-C is marked `@preconcurrency`: such a closure may call what belongs to the main actor, and
/// the compiler warns. Foundation for Linux asks for `@Sendable` without the mark, which makes the same call an error. A file that calls
/// one gets an overload with the mark, which Swift prefers to the one that is imported, and which does nothing but call it.
enum ConcurrentClosure: CaseIterable {
  case timer
  case datedTimer
  case scheduledTimer
  case observer
  case dataTask
  case downloadTask
  case uploadTask
  case async
  case asyncAfter
  case operation
  case barrier
  case blockOperation
  case executionBlock
  case detachedThread
  case thread

  /// The overloads of all that a file seems to call, from the names in it: one too many changes nothing. An app may have types of its
  /// own with such names; and a file that imports nothing with Foundation in it calls something else.
  static func text(of facts: SourceFacts, _ index: ModuleIndex) -> String {
    guard !facts.imports.isDisjoint(with: ImpliedModule.carriers) else { return "" }
    return allCases.filter { closure in
      closure.words.isSubset(of: facts.closureWords) && !index.declaresType(closure.type) && !closure.isRequired(in: facts)
    }.map(\.overloads).joined()
  }

  /// True where the file lets the type conform to a protocol, which may ask for the method: an overload for this file alone cannot be
  /// what everybody gets.
  private func isRequired(in facts: SourceFacts) -> Bool {
    facts.types.contains { $0.kind == .extension && $0.name == type && !$0.inherits.isEmpty }
  }

  /// Names that say which of them a file calls.
  static let words: Set<String> = allCases.reduce(into: []) { $0.formUnion($1.words) }

  /// The names that a file has if it calls it.
  private var words: Set<String> {
    switch self {
    case .timer: ["Timer", "timeInterval"]
    case .datedTimer: ["Timer", "fire"]
    case .scheduledTimer: ["scheduledTimer", "withTimeInterval"]
    case .observer: ["addObserver", "forName"]
    case .dataTask: ["dataTask", "with"]
    case .downloadTask: ["downloadTask", "with"]
    case .uploadTask: ["uploadTask", "with"]
    case .async: ["DispatchQueue", "async"]
    case .asyncAfter: ["asyncAfter", "deadline"]
    case .operation: ["addOperation"]
    case .barrier: ["addBarrierBlock"]
    case .blockOperation: ["BlockOperation"]
    case .executionBlock: ["addExecutionBlock"]
    case .detachedThread: ["detachNewThread"]
    case .thread: ["Thread", "block"]
    }
  }

  private var type: String {
    switch self {
    case .timer, .datedTimer, .scheduledTimer: "Timer"
    case .observer: "NotificationCenter"
    case .dataTask, .downloadTask, .uploadTask: "URLSession"
    case .async, .asyncAfter: "DispatchQueue"
    case .operation, .barrier: "OperationQueue"
    case .blockOperation, .executionBlock: "BlockOperation"
    case .detachedThread, .thread: "Thread"
    }
  }

  private var overloads: String {
    switch self {
    case .timer: timer("init", [Parameter("timeInterval", "TimeInterval")])
    case .datedTimer: timer("init", [Parameter("fire", "Date"), Parameter("interval", "TimeInterval")])
    case .scheduledTimer: timer("scheduledTimer", [Parameter("withTimeInterval", "TimeInterval")])
    case .observer:
      overload(
        "addObserver",
        [
          Parameter("forName", "Notification.Name?"), Parameter("object", "Any?"), Parameter("queue", "OperationQueue?"),
          Parameter("using", "@escaping @Sendable (Notification) -> Void"),
        ], returns: "any NSObjectProtocol")
    case .dataTask: task("Data", [Parameter("with", "URL")], "Data") + task("Data", [Self.request], "Data")
    case .downloadTask: task("Download", [Parameter("with", "URL")], "URL") + task("Download", [Self.request], "URL")
    case .uploadTask:
      task("Upload", [Self.request, Parameter("from", "Data?")], "Data")
        + task("Upload", [Self.request, Parameter("fromFile", "URL")], "Data")
    case .async:
      overload("async", [Parameter("group", "DispatchGroup? = nil")] + Self.work, module: "Dispatch")
    case .asyncAfter:
      overload("asyncAfter", [Parameter("deadline", "DispatchTime")] + Self.work, module: "Dispatch")
    case .operation: overload("addOperation", [Parameter("_", Self.block)])
    case .barrier: overload("addBarrierBlock", [Parameter("_", Self.block)])
    case .blockOperation: overload("init", [Parameter("block", Self.block)])
    case .executionBlock: overload("addExecutionBlock", [Parameter("_", Self.block)])
    case .detachedThread: overload("detachNewThread", [Parameter("_", Self.block)], isStatic: true)
    case .thread: overload("init", [Parameter("block", Self.block)])
    }
  }

  private func overload(
    _ name: String, _ parameters: [Parameter], returns: String? = nil, isStatic: Bool = false, module: String = "Foundation"
  ) -> String {
    Overload(type: type, name: name, parameters: parameters, returns: returns, isStatic: isStatic, module: module).text
  }

  private static let block = "@escaping @Sendable () -> Void"
  private static let request = Parameter("with", "URLRequest")
  private static let work = [
    Parameter("qos", "DispatchQoS = .unspecified"), Parameter("flags", "DispatchWorkItemFlags = []"),
    Parameter("execute", "@escaping @Sendable @convention(block) () -> Void"),
  ]

  private func timer(_ name: String, _ times: [Parameter]) -> String {
    let isStatic = name != "init"
    let others = [Parameter("repeats", "Bool"), Parameter("block", "@escaping @Sendable (Timer) -> Void")]
    return overload(name, times + others, returns: isStatic ? "Timer" : nil, isStatic: isStatic)
  }

  private func task(_ kind: String, _ sources: [Parameter], _ result: String) -> String {
    let handler = Parameter("completionHandler", "@escaping @Sendable (\(result)?, URLResponse?, (any Error)?) -> Void")
    return overload(
      "\(kind.lowercased())Task", sources + [handler], returns: "URLSession\(kind)Task", module: "FoundationNetworking")
  }
}

private struct Parameter {
  var label: String
  var type: String

  init(_ label: String, _ type: String) { (self.label, self.type) = (label, type) }

  var name: String { label == "_" ? "block" : label }
  var declaration: String { label == "_" ? "_ block: \(type)" : "\(label): \(type)" }
  var argument: String { label == "_" ? name : "\(label): \(name)" }
}

private struct Overload {
  var type: String
  var name: String
  var parameters: [Parameter]
  var returns: String?
  var isStatic: Bool
  var module: String

  var text: String {
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
}
