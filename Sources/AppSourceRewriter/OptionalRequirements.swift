/// Optional methods of `@objc` protocols: they become methods with a default, and `x.method?(…)` becomes a call of them.
///
/// A method that returns something has a companion with an optional result: nil stands for "not implemented".
enum OptionalRequirements {
  private static let prefix = "ifImplemented_"

  // MARK: Calls

  static func edits(of call: OptionalCall, _ index: ModuleIndex) -> [Edit] {
    guard let returns = meaning(of: call, index) else { return [] }
    var edits = [Edit(call.mark..<(call.mark + 1), "")]
    // The app says that the method is there: what stands for one that is not ends the run, or answers as its absence does.
    if call.isForced { return edits }
    if returns {
      edits.append(Edit(at: call.nameEnd - call.name.utf8.count, prefix))
    } else if !call.isChained {
      edits += [Edit(at: call.baseStart, "Optional("), Edit(at: call.baseEnd, ")?")]
    }
    return edits
  }

  /// Nil if the call is of something else: a property that holds a closure. True if the method is the app's and returns something.
  private static func meaning(of call: OptionalCall, _ index: ModuleIndex) -> Bool? {
    let receiver = call.receiver.lowercased()
    let isDelegate = receiver.contains("delegate") || receiver.contains("datasource")
    // The arguments of a closure have no labels.
    if index.hasVariable(call.name), !isDelegate, call.labels.allSatisfy({ $0 == "_" }) { return nil }
    if let requirement = index.optionalRequirement(call.name, call.labels, call.hasTrailingClosure) {
      return requirement.returns != nil
    }
    if call.hasTrailingClosure { return FrameworkOptionalMethods.hasClosure(call.name, call.labels) ? false : nil }
    return FrameworkOptionalMethods.has(call.name, call.labels) || SessionDelegateMethods.has(call.name, call.labels)
      ? false : nil
  }

  // MARK: Declarations

  /// The companions among the requirements of a protocol.
  static func requirements(in facts: SourceFacts, _ index: ModuleIndex) -> [Edit] {
    OptionalProperties.requirements(in: facts)
      + facts.types.filter { $0.kind == .protocol }.compactMap { type in
        let added = facts.members.filter { $0.owner == type.name && isOptionalMethod($0) && $0.returns != nil }
        return added.isEmpty ? nil : Edit(at: type.bodyEnd, added.map { "func \(companion($0)); " }.joined())
      }
  }

  private static func isOptionalMethod(_ member: MemberFacts) -> Bool {
    member.isOptional && member.ownerKind == .protocol && member.kind == .method
  }

  static func text(of facts: SourceFacts, _ index: ModuleIndex) -> String {
    defaults(in: facts, index) + companions(in: facts, index) + OptionalProperties.text(of: facts, index)
  }

  /// In the file of the protocol.
  private static func defaults(in facts: SourceFacts, _ index: ModuleIndex) -> String {
    facts.members.filter(isOptionalMethod).map { member in
      let access = index.isPublic(member.owner) ? "public " : ""
      let parameters = parameters(of: member)
      var lines = "extension \(member.owner) {\n"
      if let type = member.returns {
        let reason = literal("\(member.fullName) is not implemented")
        let names = zip(member.labels, member.labels.indices.map { "p\($0)" }).map { $0 == "_" ? $1 : "\($0): \($1)" }
        lines += "  \(access)func \(member.name)(\(parameters)) -> \(type) { preconditionFailure(\(reason)) }\n"
        // A class of this module has a companion of its own; one of another module's is asked at run time.
        lines += "  \(access)func \(companion(member)) { SelectorDispatch._OptionalMethods.has("
        lines += "\(literal(member.fullName)), self) ? \(member.name)(\(names.joined(separator: ", "))) : nil }\n"
      } else {
        lines += "  \(access)func \(member.name)(\(parameters)) {}\n"
      }
      return wrapped(lines + "}\n", member.conditions)
    }.joined()
  }

  /// In the file of a class that implements the method.
  private static func companions(in facts: SourceFacts, _ index: ModuleIndex) -> String {
    facts.members.filter { isImplementation($0, index) }.map { member in
      let names = member.labels.indices.map { "p\($0)" }
      let arguments = zip(member.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
      let access = index.isPublic(member.owner) ? "public " : ""
      return wrapped(
        "extension \(member.owner) {\n  \(access)func \(companion(member)) { \(member.name)(\(arguments)) }\n}\n",
        member.conditions)
    }.joined()
  }

  private static func isImplementation(_ member: MemberFacts, _ index: ModuleIndex) -> Bool {
    guard member.kind == .method, member.ownerKind == .class || member.ownerKind == .extension, !member.isLocal,
      !member.isOverride, let requirement = index.optionalRequirement(member.name, member.labels), requirement.returns != nil
    else { return false }
    return index.conforms(member.owner, to: requirement.owner)
  }

  /// `ifImplemented_title(p0: Int) -> String?`, of the requirement or of a method that implements it.
  private static func companion(_ member: MemberFacts) -> String {
    "\(prefix)\(member.name)(\(parameters(of: member))) -> \(optional(member.returns ?? "Void"))"
  }

  static func optional(_ type: String) -> String {
    if type.hasSuffix("?") { return type }
    if type.hasSuffix("!") { return type.dropLast() + "?" }
    return type.contains("->") || type.hasPrefix("any ") ? "(\(type))?" : type + "?"
  }

  private static func parameters(of member: MemberFacts) -> String {
    zip(member.labels, member.parameterTypes).enumerated().map { "\($1.0) p\($0): \($1.1)" }.joined(separator: ", ")
  }

  static func wrapped(_ text: String, _ conditions: [String]) -> String {
    conditions.isEmpty ? text : "#if \(conditions.joined(separator: " && "))\n\(text)#endif\n"
  }
}
