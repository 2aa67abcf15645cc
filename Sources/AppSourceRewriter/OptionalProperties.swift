/// Optional properties of `@objc` protocols: seen through the protocol they are optional values, nil where nobody implements them.
///
/// A class's own property keeps its type, so that another one stands for it in the protocol.
enum OptionalProperties {
  /// `var length: CGFloat { get }` becomes `var length: (CGFloat)? { get }`.
  static func requirements(in facts: SourceFacts) -> [Edit] {
    facts.members.filter(isRequirement).flatMap { member -> [Edit] in
      guard let range = member.typeRange, range.count == 2 else { return [] }
      return [Edit(at: range[0], "("), Edit(at: range[1], ")?")]
    }
  }

  static func text(of facts: SourceFacts, _ index: ModuleIndex) -> String {
    facts.members.map { member in
      isRequirement(member) ? absence(of: member, index) : implementations(by: member, index)
    }
    .joined()
  }

  private static func isRequirement(_ member: MemberFacts) -> Bool {
    member.isOptional && member.ownerKind == .protocol && member.kind != .method && member.returns != nil
  }

  /// In the file of the protocol.
  private static func absence(of member: MemberFacts, _ index: ModuleIndex) -> String {
    declaration(in: member.owner, of: member, "absent", "nil", member.conditions, index)
  }

  /// In the file of a class that has the property.
  private static func implementations(by member: MemberFacts, _ index: ModuleIndex) -> String {
    guard member.kind != .method, member.ownerKind == .class || member.ownerKind == .extension, !member.isLocal, !member.isStatic,
      !member.isOverride, !member.isPrivate
    else { return "" }
    return index.optionalProperties(member.name).filter { index.conforms(member.owner, to: $0.owner) }.map { requirement in
      let body = "let own: \(requirement.returns ?? "Any") = self.\(member.name); return own"
      return declaration(in: member.owner, of: requirement, "ifImplemented", body, member.conditions, index)
    }
    .joined()
  }

  private static func declaration(
    in owner: String, of member: MemberFacts, _ prefix: String, _ body: String, _ conditions: [String], _ index: ModuleIndex
  ) -> String {
    let access = index.isPublic(member.owner) && index.isPublic(owner) ? "public " : ""
    return OptionalRequirements.wrapped(
      """
      extension \(owner) {
        @_implements(\(member.owner), \(member.name)) \(access)var \(prefix)_\(member.name): (\(member.returns ?? "Any"))? { \(body) }
      }

      """, conditions)
  }
}
