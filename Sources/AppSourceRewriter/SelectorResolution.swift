extension ModuleIndex {
  /// What a `#selector(…)` stands for.
  struct Resolution {
    var selector: String
    /// False if nobody in the module declares it.
    var isOfApp: Bool
  }

  func resolve(_ use: SelectorUse) -> Resolution {
    if let member = member(namedBy: use) { return Resolution(selector: selector(of: member, use.kind), isOfApp: true) }
    switch use.kind {
    case .getter: return Resolution(selector: use.name, isOfApp: false)
    case .setter: return Resolution(selector: ObjectiveCName.setter(use.name), isOfApp: false)
    case .method:
      let name = FrameworkSelectors.selector(use.name, use.labels)
      return Resolution(selector: name ?? ObjectiveCName.selector(use.name, use.labels ?? []), isOfApp: false)
    }
  }

  /// The module's member that a `#selector(…)` means.
  func member(namedBy use: SelectorUse) -> MemberFacts? { best(candidates(for: use), use) }

  /// The selector of a member.
  func selector(of member: MemberFacts, _ kind: SelectorUse.Kind) -> String {
    switch kind {
    case .method:
      member.objcName ?? inheritedName(of: member) ?? FrameworkSelectors.ofList(member.name, member.labels)
        ?? ObjectiveCName.selector(member.name, member.labels)
    case .getter: member.objcName ?? member.name
    case .setter: ObjectiveCName.setter(member.objcName ?? member.name)
    }
  }

  /// An override has the name that the overridden declaration was given.
  private func inheritedName(of member: MemberFacts) -> String? {
    guard member.isOverride else { return nil }
    let above = lineage(of: member.owner).dropFirst().lazy.flatMap { members(of: $0, named: member.name) }
    let named = above.first { $0.fullName == member.fullName && $0.objcName != nil }
    return named?.objcName ?? FrameworkSelectors.selector(member.name, member.labels)
  }

  /// True if a class above the member's declares the same for Objective-C.
  func isExposedAbove(_ member: MemberFacts) -> Bool {
    lineage(of: member.owner).dropFirst().contains { name in
      members(of: name, named: member.name).contains { $0.fullName == member.fullName && ($0.isObjC || hasObjCMembers(name)) }
    }
  }

  private func candidates(for use: SelectorUse) -> [MemberFacts] {
    func fitting(_ members: [MemberFacts]) -> [MemberFacts] { members.filter { fits($0, use) } }
    guard let last = use.base.last, last != "self", last != "Self", last != "super" else {
      return owned(use, by: use.owner) ?? fitting(members(named: use.name))
    }
    let name = use.base.joined(separator: ".")
    if let type = type(name, from: use.owner) { return owned(use, by: type.name) ?? [] }
    // A type of another module: only what the module added to it counts. A value: its type is not known here.
    if last.first?.isUppercase == true { return fitting(members(of: name, named: use.name)) }
    return fitting(members(named: use.name))
  }

  private func fits(_ member: MemberFacts, _ use: SelectorUse) -> Bool {
    (member.kind == .method) == (use.kind == .method) && !member.isStatic && (use.labels == nil || use.labels == member.labels)
      && member.ownerKind != .other
  }

  /// Those of the first class in the lineage, from inside out, that has some.
  private func owned(_ use: SelectorUse, by owner: String?) -> [MemberFacts]? {
    var around = owner
    while let present = around {
      for type in lineage(of: present) {
        let found = members(of: type, named: use.name).filter { fits($0, use) }
        if !found.isEmpty { return found }
      }
      around = present.lastIndex(of: ".").map { String(present[..<$0]) }
    }
    return nil
  }

  private func best(_ members: [MemberFacts], _ use: SelectorUse) -> MemberFacts? {
    var left = members
    if let types = use.parameterTypes {
      let plain = { (type: String) in type.filter { !"?! ".contains($0) } }
      let same = left.filter { $0.parameterTypes.map(plain) == types.map(plain) }
      left = same.isEmpty ? left.filter { $0.labels.count == types.count } : same
    }
    return left.first { $0.isObjC } ?? left.first
  }
}
