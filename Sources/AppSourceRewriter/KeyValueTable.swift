/// The part of a copy that makes its classes known by name, and their properties by key path.
struct KeyValueTable {
  let facts: SourceFacts
  let index: ModuleIndex

  /// Nothing if the file has no such class.
  var text: String {
    var functions = ""
    var entries = ""
    for (number, type) in facts.types.enumerated() where type.kind == .class || type.kind == .extension {
      let parts = Parts(type, number, self)
      functions += wrapped(parts.functions, type.conditions)
      entries += wrapped(parts.entries, type.conditions)
    }
    guard !entries.isEmpty else { return "" }
    return functions + """
      @section("cellharness_selectors") @used
      private let keyValuesOfThisFile: @convention(c) @Sendable () -> Void = {
      \(entries)}

      """
  }

  /// True if a table belongs to a private type inside of another, which code at the top of the file can't name.
  var needsNestedTypes: Bool {
    facts.types.contains { type in
      type.isNestedPrivate && facts.members.contains { $0.keyValue?.isDynamic == true && $0.owner == type.name }
    }
  }

  private func isGeneric(_ type: TypeFacts) -> Bool { type.isGeneric || index.isGeneric(type.name) }

  private func wrapped(_ text: String, _ conditions: [String]) -> String {
    text.isEmpty || conditions.isEmpty ? text : "#if \(conditions.joined(separator: " && "))\n\(text)#endif\n"
  }

  /// What one class, or one extension of it, adds.
  private struct Parts {
    let type: TypeFacts
    let number: Int
    let table: KeyValueTable
    var functions = ""
    var entries = ""

    init(_ type: TypeFacts, _ number: Int, _ table: KeyValueTable) {
      (self.type, self.number, self.table) = (type, number, table)
      // A class with parameters has no name of its own, and its key paths need them.
      if type.kind == .class, !table.isGeneric(type) {
        addName()
        addKeys()
      }
      addOverrides()
    }

    private mutating func addName() {
      // The runtime finds any other by its own name.
      guard let name = type.objcName else { return }
      entries += "  SelectorDispatch.AppClasses.add(\(literal(name))) { \(type.name).self }\n"
    }

    private mutating func addKeys() {
      let own = table.facts.members.filter { $0.owner == type.name && isKeyed($0) }
      let inherited = table.index.lineage(of: type.name).dropFirst().flatMap { table.index.keyedMembers(of: $0) }
      let lines = (own + inherited.filter { isKeyed($0) && $0.keyValue?.isOfFile == false }).map { member in
        table.wrapped(
          "    names.append(SelectorDispatch.KeyName(\(literal(member.objcName ?? member.name)), \\\(type.name).\(member.name)))\n",
          member.conditions)
      }
      guard !lines.isEmpty else { return }
      add(
        "keyNames\(number)", "@MainActor fileprivate static func keyNames\(number)() -> [SelectorDispatch.KeyName]",
        "    var names: [SelectorDispatch.KeyName] = []\n\(lines.joined())    return names\n")
      entries += "  SelectorDispatch.KeyTables.add(\(type.name).self) { \(type.name).keyNames\(number)() }\n"
    }

    private mutating func addOverrides() {
      let own = table.facts.members.filter { member in
        member.owner == type.name && member.ownerKind == type.kind && !member.isLocal && isInside(member)
      }
      let methods = own.compactMap { member in KeyValueOverrides.method(member).map { (member, $0) } }
        .filter { KeyValueOverrides.isFirst($0.0, table.index) }
      if !methods.isEmpty { add(methods.map(\.1)) }
      if !table.isGeneric(type) { addAffecting(own) }
    }

    private mutating func add(_ methods: [KeyValueOverrides.Method]) {
      let isGeneric = table.isGeneric(type)
      // A generic type within another one cannot be named without its parameters, not even in its own extension.
      let owner = isGeneric && type.name.contains(".") ? "Self" : type.name
      let lines = methods.map { method in
        "      SelectorDispatch.SelectorMethod(\(literal(method.selector)), of: \(owner).self) { object, arguments in "
          + (method.isThrowing ? "Result<Void, any Error> { try object.\(method.call) }" : "object.\(method.call)") + " },\n"
      }
      let (name, result) = ("keyValueMethods\(number)", "[SelectorDispatch.SelectorMethod]")
      let body = "    [\n\(lines.joined())    ]\n"
      guard isGeneric else {
        add(name, "nonisolated fileprivate static func \(name)() -> \(result)", body)
        entries += "  SelectorDispatch.SelectorTables.add(\(type.name).self) { \(type.name).\(name)() }\n"
        return
      }
      let asked = "KeyValuesOfGeneric\(number)"
      functions += "private protocol \(asked) { nonisolated static func \(name)() -> \(result) }\n"
      add(name, "nonisolated fileprivate static func \(name)() -> \(result)", body, conforming: asked)
      entries += "  SelectorDispatch.SelectorTables.addGeneric { ($0 as? any \(asked).Type)?.\(name)() }\n"
    }

    private mutating func addAffecting(_ own: [MemberFacts]) {
      var lines = ""
      for member in own {
        if KeyValueOverrides.isAffecting(member) {
          lines += "    keys.formUnion(\(type.name).keyPathsForValuesAffectingValue(forKey: key))\n"
        } else if let key = KeyValueOverrides.affectedKey(member) {
          lines += "    if key == \(literal(key)) { keys.formUnion(\(type.name).\(member.name)()) }\n"
        }
      }
      guard !lines.isEmpty else { return }
      add(
        "affecting\(number)", "@MainActor fileprivate static func affecting\(number)(_ key: String) -> Set<String>",
        "    var keys: Set<String> = []\n\(lines)    return keys\n")
      entries += "  SelectorDispatch.KeyTables.addAffecting(\(type.name).self) { \(type.name).affecting\(number)($0) }\n"
    }

    private mutating func add(_ name: String, _ head: String, _ body: String, conforming asked: String? = nil) {
      functions += "extension \(type.name)\(asked.map { ": \($0)" } ?? "") {\n  \(head) {\n\(body)  }\n}\n"
    }

    /// Extensions of one class have a table each: a member belongs to the one around it.
    private func isInside(_ member: MemberFacts) -> Bool {
      member.nameStart < type.bodyEnd
        && !table.facts.types.contains { $0.name == type.name && $0.bodyEnd > member.nameStart && $0.bodyEnd < type.bodyEnd }
    }

    private func isKeyed(_ member: MemberFacts) -> Bool {
      guard case .property = member.kind else { return false }
      return member.keyValue?.isDynamic == true && !member.isStatic && !member.isLocal && !member.isOverride
    }
  }
}
