/// The part of a copy that makes its methods callable by selector: a function on each class that lists them, and an entry in
/// a section of the program that the runtime reads.
struct DispatchTable {
  let facts: SourceFacts
  let index: ModuleIndex
  /// Types with a member of their own name: that name is the member there.
  private let hidden: Set<String>

  init(facts: SourceFacts, index: ModuleIndex) {
    self.facts = facts
    self.index = index
    hidden = Set(facts.members.lazy.filter { $0.owner == $0.name }.map(\.owner))
  }

  /// Nothing if the file has no such methods.
  var text: String {
    let groups = owners
    guard !groups.isEmpty || facts.appDelegate != nil || !unreachable.isEmpty else { return "" }
    let tables = groups.enumerated().map { only(where: $0.element, table($0.element, number: $0.offset)) }
    var entries = groups.enumerated().map { only(where: $0.element, entry($0.element, number: $0.offset)) }
    if let name = facts.appDelegate { entries.append("  SelectorDispatch.AppDelegateType.make = { \(name)() }\n") }
    if !unreachable.isEmpty {
      entries.append("  SelectorDispatch.SelectorTables.addUnreachable([\(unreachable.map(literal).joined(separator: ", "))])\n")
    }
    return tables.joined() + """
      @section("cellharness_selectors") @used
      nonisolated private let selectorsOfThisFile: @convention(c) @Sendable () -> Void = {
      \(entries.joined())}

      """
  }

  /// True if a table belongs to a private type inside of another, which code at the top of the file can't name.
  var needsNestedTypes: Bool {
    let names = Set(owners.map(\.name))
    return facts.types.contains { type in
      type.isNestedPrivate && names.contains { $0 == type.name || $0.hasPrefix(type.name + ".") }
    }
  }

  private struct Owner {
    var name: String
    var members: [MemberFacts]
    /// Names that more than one method has: their arguments need types.
    var overloaded: Set<String>

    init(_ name: String, _ members: [MemberFacts]) {
      self.name = name
      self.members = members
      var seen: Set<String> = []
      overloaded = Set(members.map(\.fullName).filter { !seen.insert($0).inserted })
    }
  }

  private var owners: [Owner] {
    var order: [String] = []
    var members: [String: [MemberFacts]] = [:]
    for member in facts.members where isListed(member) && !member.isLocal {
      if members[member.owner] == nil { order.append(member.owner) }
      members[member.owner, default: []].append(member)
    }
    return order.map { Owner($0, members[$0] ?? []) }
  }

  /// Selectors of methods that the tables can't have: those of types inside of functions, and asynchronous ones.
  private var unreachable: [String] {
    let found = facts.members.filter { isExposed($0) && ($0.isLocal || !$0.isDispatchable) && !$0.isStatic && $0.kind == .method }
    return Set(found.map { index.selector(of: $0, .method) }).sorted()
  }

  /// An override is called through the table of what it overrides, if that is in one.
  private func isListed(_ member: MemberFacts) -> Bool {
    isExposed(member) && member.isDispatchable && (!member.isOverride || member.isObjC && !index.isExposedAbove(member))
  }

  private func isExposed(_ member: MemberFacts) -> Bool {
    guard member.ownerKind == .class || member.ownerKind == .extension else { return false }
    return member.isObjC || index.isNamedBySelector(member) || (index.hasObjCMembers(member.owner) && !member.isPrivate)
  }

  // MARK: Text

  /// A type inside of `#if` has all its members there.
  private func only(where owner: Owner, _ text: String) -> String {
    let conditions = Set(owner.members.map { $0.conditions.map { "(\($0))" }.joined(separator: " && ") })
    return conditions.contains("") ? text : "#if \(conditions.sorted().joined(separator: " || "))\n\(text)#endif\n"
  }

  private func table(_ owner: Owner, number: Int) -> String {
    let isGeneric = index.isGeneric(owner.name)
    let methods = owner.members.flatMap { lines(for: $0, of: owner) }.joined()
    return """
      \(isGeneric ? "private protocol SelectorsOfGeneric\(number) { nonisolated static func selectors\(number)() -> [SelectorDispatch.SelectorMethod] }\n" : "")\
      extension \(owner.name)\(isGeneric ? ": SelectorsOfGeneric\(number)" : "") {
        nonisolated fileprivate static func selectors\(number)() -> [SelectorDispatch.SelectorMethod] {
          var methods: [SelectorDispatch.SelectorMethod] = []
      \(methods)    return methods
        }
      }

      """
  }

  private func entry(_ owner: Owner, number: Int) -> String {
    let type = "\(owner.name).self"
    guard index.isGeneric(owner.name) else {
      return "  SelectorDispatch.SelectorTables.add(\(type)) { \(owner.name).selectors\(number)() }\n"
    }
    return
      "  SelectorDispatch.SelectorTables.addGeneric { ($0 as? any SelectorsOfGeneric\(number).Type)?.selectors\(number)() }\n"
  }

  private func lines(for member: MemberFacts, of owner: Owner) -> [String] {
    let lines: [String] =
      switch member.kind {
      case .method: [line(index.selector(of: member, .method), on: owner, call(member, of: owner))]
      case .property(let isSettable):
        [line(index.selector(of: member, .getter), on: owner, "object, _ in object.\(member.name)")]
          + (isSettable
            ? [
              line(
                index.selector(of: member, .setter), on: owner, "object, arguments in object.\(member.name) = arguments.value(0)")
            ] : [])
      }
    let conditions = member.conditions
    return conditions.isEmpty ? lines : ["#if \(conditions.joined(separator: " && "))\n"] + lines + ["#endif\n"]
  }

  private func line(_ selector: String, on owner: Owner, _ body: String) -> String {
    // A generic type within another one cannot be named without its parameters, not even in its own extension; and one with a member
    // of its own name is that member there.
    let owner = hidden.contains(owner.name) || index.isGeneric(owner.name) && owner.name.contains(".") ? "Self" : owner.name
    return "    methods.append(SelectorDispatch.SelectorMethod(\(literal(selector)), of: \(owner).self) { \(body) })\n"
  }

  private func call(_ member: MemberFacts, of owner: Owner) -> String {
    let isOverloaded = owner.overloaded.contains(member.fullName)
    let arguments = zip(member.labels, member.parameterTypes).enumerated().map { place, parameter in
      let read = index.isUnread(place, of: member) ? "unread" : "value"
      let value = "arguments.\(read)(\(place))" + (isOverloaded ? " as \(plain(parameter.1))" : "")
      return parameter.0 == "_" ? value : "\(parameter.0): \(value)"
    }
    return "object, \(arguments.isEmpty ? "_" : "arguments") in object.\(member.name)(\(arguments.joined(separator: ", ")))"
  }

  private func plain(_ type: String) -> String {
    let text = type.replacing("@escaping ", with: "").replacing("@Sendable ", with: "")
    return text.hasSuffix("!") ? text.dropLast() + "?" : text
  }
}
