// What `.ci/library` compiles as the module `Quick`, for suites that are written with it. Each example becomes a test of XCTest's.
// Quick itself finds examples with Objective-C's runtime. `spec()` may be a method of the class, as it is today, or of the object.
// Focused examples run like all others, and what is to follow a whole suite does not run: the program ends after its last test.
@_exported import Foundation
import XCTest

public typealias SharedExampleContext = () -> [String: Any]
public typealias SharedExampleClosure = @MainActor (@escaping SharedExampleContext) -> Void

/// What an example hears of itself.
public struct ExampleMetadata {
  public struct Example { public let name: String }
  public let example: Example
  public let exampleIndex: Int
}

/// A specification: its examples are declared by `spec()`.
@MainActor open class QuickSpec: XCTestCase {
  public private(set) nonisolated(unsafe) static var current: QuickSpec!
  /// Apple's XCTest makes a case without arguments.
  public nonisolated required init() { super.init(name: "", testClosure: { _ in }) }
  public nonisolated required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    super.init(name: name, testClosure: testClosure)
  }
  open class func spec() {}
  open func spec() {}

  /// Its tests, as `XCTMain` takes them. Names are such that a test can be asked for by its name.
  public static func entry() -> XCTestCaseEntry {
    let root = Group(name: "", parent: nil)
    Group.current = root
    spec()
    self.init().spec()
    Group.current = nil
    var names: [String: Int] = [:]
    let tests = root.examples().enumerated().map { index, example -> (String, XCTestCaseClosure) in
      let plain = String(example.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      names[plain, default: 0] += 1
      let name = names[plain] == 1 ? plain : "\(plain)_\(names[plain]!)"
      return (
        name,
        { test in
          try MainActor.assumeIsolated {
            current = test as? QuickSpec
            defer { current = nil }
            try example.run(index)
          }
        }
      )
    }
    return (self, tests)
  }
}

/// What runs around all examples of all specifications.
public final class QCKConfiguration {
  static let shared = Group(name: "", parent: nil)
  @MainActor public func beforeEach(_ closure: @escaping @MainActor () throws -> Void) {
    Self.shared.before.append { _ in try closure() }
  }
  @MainActor public func afterEach(_ closure: @escaping @MainActor () throws -> Void) {
    Self.shared.after.append { _ in try closure() }
  }
  @MainActor public func beforeSuite(_ closure: @escaping @MainActor () throws -> Void) { Group.beforeAll.append(closure) }
  @MainActor public func afterSuite(_ closure: @escaping @MainActor () throws -> Void) {}
}
public typealias Configuration = QCKConfiguration

@MainActor open class QuickConfiguration {
  public init() {}
  open class func configure(_ configuration: QCKConfiguration) {}
}

/// Shared examples that are a type.
@MainActor open class Behavior<Context> {
  open class var name: String { String(describing: self) }
  open class func spec(_ context: @escaping () -> Context) {}
}

@MainActor final class Group {
  typealias Hook = @MainActor (ExampleMetadata) throws -> Void
  struct Example {
    let name: String
    let run: @MainActor (Int) throws -> Void
  }
  static var current: Group?
  static var shared: [String: SharedExampleClosure] = [:]
  static var beforeAll: [@MainActor () throws -> Void] = []
  let name: String
  let parent: Group?
  var before: [Hook] = []
  var justBefore: [Hook] = []
  var after: [Hook] = []
  var around: [@MainActor (ExampleMetadata, @MainActor () -> Void) -> Void] = []
  private var parts: [Part] = []
  private enum Part { case example(String, @MainActor () throws -> Void), group(Group) }

  nonisolated init(name: String, parent: Group?) { (self.name, self.parent) = (name, parent) }

  func add(_ name: String, _ closure: @escaping @MainActor () throws -> Void) { parts.append(.example(name, closure)) }

  func add(group name: String, _ closure: @MainActor () -> Void) {
    let group = Group(name: name, parent: self)
    parts.append(.group(group))
    Group.current = group
    closure()
    Group.current = self
  }

  func examples() -> [Example] {
    parts.flatMap { part -> [Example] in
      switch part {
      case .group(let group): group.examples()
      case .example(let text, let closure): [example(text, closure)]
      }
    }
  }

  private var chain: [Group] { (parent.map(\.chain) ?? [QCKConfiguration.shared]) + [self] }

  private func example(_ text: String, _ closure: @escaping @MainActor () throws -> Void) -> Example {
    let chain = chain
    let name = (chain.map(\.name).filter { !$0.isEmpty } + [text]).joined(separator: ", ")
    return Example(name: name) { index in
      for closure in Group.beforeAll { try closure() }
      Group.beforeAll = []
      let data = ExampleMetadata(example: .init(name: name), exampleIndex: index)
      var failure: (any Error)?
      var all: @MainActor () -> Void = {
        do {
          for group in chain { for hook in group.before { try hook(data) } }
          for group in chain { for hook in group.justBefore { try hook(data) } }
          try closure()
        } catch { failure = error }
        for group in chain.reversed() {
          for hook in group.after.reversed() { do { try hook(data) } catch { failure = failure ?? error } }
        }
      }
      for group in chain.reversed() { for wrapper in group.around.reversed() { let inner = all; all = { wrapper(data, inner) } } }
      all()
      if let failure { throw failure }
    }
  }
}
