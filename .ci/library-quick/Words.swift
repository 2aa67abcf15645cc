import XCTest

/// The group whose examples are being declared.
@MainActor private var group: Group {
  guard let group = Group.current else { fatalError("a word of Quick's is used outside of spec()") }
  return group
}

public typealias QuickFile = StaticString

/// What Quick's older versions say of a group or an example: `pending` leaves it out.
public typealias FilterFlags = [String: Bool]

// Quick's words belong to no actor: helpers around a specification use them, too.

public func describe(_ text: String, flags: FilterFlags = [:], closure: @MainActor () -> Void) {
  MainActor.assumeIsolated { if flags["pending"] != true { group.add(group: text, closure) } }
}
public func context(_ text: String, flags: FilterFlags = [:], closure: @MainActor () -> Void) {
  describe(text, flags: flags, closure: closure)
}
public func fdescribe(_ text: String, closure: @MainActor () -> Void) { describe(text, closure: closure) }
public func fcontext(_ text: String, closure: @MainActor () -> Void) { describe(text, closure: closure) }
public func xdescribe(_ text: String, closure: @MainActor () -> Void) {}
public func xcontext(_ text: String, closure: @MainActor () -> Void) {}

public func it(
  _ text: String, flags: FilterFlags = [:], file: QuickFile = #filePath, line: UInt = #line,
  closure: @escaping @MainActor () throws -> Void
) {
  MainActor.assumeIsolated { if flags["pending"] != true { group.add(text, closure) } }
}
public func fit(
  _ text: String, file: QuickFile = #filePath, line: UInt = #line, closure: @escaping @MainActor () throws -> Void
) {
  it(text, closure: closure)
}
public func xit(
  _ text: String, file: QuickFile = #filePath, line: UInt = #line, closure: @escaping @MainActor () throws -> Void
) {}
public func pending(_ text: String, closure: @MainActor () throws -> Void) {}

public func beforeEach(_ closure: @escaping @MainActor () throws -> Void) { beforeEach { _ in try closure() } }
public func beforeEach(closure: @escaping @MainActor (ExampleMetadata) throws -> Void) {
  MainActor.assumeIsolated { group.before.append(closure) }
}
public func justBeforeEach(_ closure: @escaping @MainActor () throws -> Void) {
  MainActor.assumeIsolated { group.justBefore.append { _ in try closure() } }
}
public func afterEach(_ closure: @escaping @MainActor () throws -> Void) { afterEach { _ in try closure() } }
public func afterEach(closure: @escaping @MainActor (ExampleMetadata) throws -> Void) {
  MainActor.assumeIsolated { group.after.append(closure) }
}
public func aroundEach(_ closure: @escaping @MainActor (@MainActor () -> Void) -> Void) {
  MainActor.assumeIsolated { group.around.append { _, run in closure(run) } }
}
public func beforeSuite(_ closure: @escaping @MainActor () throws -> Void) {
  MainActor.assumeIsolated { Group.beforeAll.append(closure) }
}
public func afterSuite(_ closure: @escaping @MainActor () throws -> Void) {}

public func sharedExamples(_ name: String, closure: @escaping @MainActor () -> Void) {
  sharedExamples(name) { (_: @escaping SharedExampleContext) in closure() }
}
public func sharedExamples(_ name: String, closure: @escaping SharedExampleClosure) {
  MainActor.assumeIsolated { Group.shared[name] = closure }
}
public func sharedExamplesFor(_ name: String, closure: @escaping SharedExampleClosure) { sharedExamples(name, closure: closure) }

public func itBehavesLike(
  _ name: String, file: QuickFile = #filePath, line: UInt = #line, sharedExampleContext: @escaping SharedExampleContext = { [:] }
) {
  MainActor.assumeIsolated {
    guard let closure = Group.shared[name] else { fatalError("no shared examples are named \(name)") }
    group.add(group: name) { closure(sharedExampleContext) }
  }
}
public func itBehavesLike<C>(
  _ behavior: Behavior<C>.Type, file: QuickFile = #filePath, line: UInt = #line, context: @escaping () -> C
) {
  MainActor.assumeIsolated { group.add(group: behavior.name) { behavior.spec(context) } }
}
