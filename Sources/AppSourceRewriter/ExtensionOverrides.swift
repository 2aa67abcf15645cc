/// Overrides that stand in extensions, and members of extensions that are overridden: only Objective-C can do that. The member
/// of the extension gets another name, and the class's body a declaration that calls it.
enum ExtensionOverrides {
  /// A subclass's member of the same name in an extension has another one.
  private static func prefix(_ member: MemberFacts) -> String {
    "inExtensionOf\(member.owner.replacing(".", with: "_"))_"
  }

  /// Members of `NSObject` that belong to no actor.
  private static let nonisolated: Set<String> = ["description", "debugDescription", "hash", "isEqual(_:)"]

  static func edits(of facts: SourceFacts, _ index: ModuleIndex) -> [Edit] {
    renames(in: facts, index) + relays(into: facts, index)
  }

  /// What the compiler never reads here would have nothing to call in the class.
  private static func isRelayed(_ member: MemberFacts, _ index: ModuleIndex) -> Bool {
    guard member.ownerKind == .extension, member.relay != nil, !member.isLocal, !member.isOfAnotherSystem else { return false }
    if index.generated.contains(member.owner) { return member.isOverride }
    if FrameworkExtensionOverrides.isOfApp(member, index) { return false }
    return index.isClass(member.owner) && (member.isOverride || index.isOverridden(member))
  }

  private static func renames(in facts: SourceFacts, _ index: ModuleIndex) -> [Edit] {
    facts.members.filter { isRelayed($0, index) }.flatMap { member -> [Edit] in
      var edits = [Edit(at: member.nameStart, prefix(member))]
      if let start = member.relay?.overrideStart, let end = member.relay?.overrideEnd {
        // An override is as isolated as what it overrides.
        let isolation = nonisolated.contains(member.fullName) ? "nonisolated" : ""
        edits.append(Edit(start..<end, isolation + String(repeating: " ", count: max(0, end - start - isolation.count))))
      }
      return edits
    }
  }

  private static func relays(into facts: SourceFacts, _ index: ModuleIndex) -> [Edit] {
    facts.types.filter { $0.kind == .class }.compactMap { type in
      let text = relays(of: type.name, index)
      return text.isEmpty ? nil : Edit(at: type.bodyEnd, text)
    }
  }

  /// Whether classes of a file declare something for extensions, which may stand in other files.
  static func hasRelays(in facts: SourceFacts, _ index: ModuleIndex) -> Bool { !relays(into: facts, index).isEmpty }

  /// What the body of a class declares for its extensions.
  static func relays(of owner: String, _ index: ModuleIndex) -> String {
    index.extensionMembers(of: owner).filter { isRelayed($0, index) }.map { declaration($0, index) + "; " }.joined()
  }

  private static func declaration(_ member: MemberFacts, _ index: ModuleIndex) -> String {
    guard var relay = member.relay else { return "" }
    let name = prefix(member) + member.name
    // Foundation's class here has no such method.
    if KeyValueOverrides.isFirst(member, index) { relay.head = relay.head.replacing("override ", with: "") }
    guard let arguments = relay.arguments else {
      let head = "\(relay.head) \(member.name)\(relay.signature)"
      guard case .property(isSettable: true) = member.kind else { return "\(head) { \(name) }" }
      return "\(head) { get { \(name) } set { \(name) = newValue } }"
    }
    return "\(relay.head) \(member.name)\(relay.signature) { \(relay.effects)\(name)(\(arguments)) }"
  }
}
