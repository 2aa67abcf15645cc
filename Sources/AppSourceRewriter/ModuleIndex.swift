/// What the files of a module declare, across all of them.
struct ModuleIndex {
  private var types: [String: TypeFacts] = [:]
  /// Classes and protocols that each class, and each extension of it, names.
  private var inherits: [String: [String]] = [:]
  private var membersByName: [String: [MemberFacts]] = [:]
  /// By the type that declares them and their name: names such as `tableView` stand in every file of an app.
  private var membersByOwner: [String: [String: [MemberFacts]]] = [:]
  private var optionalRequirements: [String: [MemberFacts]] = [:]
  private var optionalProperties: [String: [MemberFacts]] = [:]
  /// Overrides by their name with labels.
  private var overrides: [String: [MemberFacts]] = [:]
  private var variables: Set<String> = []
  private var objcMembers: Set<String> = []
  /// What extensions of a type declare, by its name.
  private var extensionMembers: [String: [MemberFacts]] = [:]
  /// Properties of a type that observers can watch, by its name.
  private var keyedMembers: [String: [MemberFacts]] = [:]

  /// Members that are not marked for Objective-C and that a `#selector` names: Swift 3 made them known to it by itself.
  private var namedBySelectors: Set<String> = []

  /// Other names of classes.
  private var aliases: [String: String] = [:]

  /// Classes that are written for the module's data models: their bodies are in no file of the app's.
  let generated: Set<String>

  init(_ files: [String: SourceFacts], generated: Set<String> = []) {
    self.generated = generated
    for path in files.keys.sorted() {
      guard let facts = files[path] else { continue }
      // Of one name for several systems' classes, that of UIKit's counts.
      aliases.merge(facts.aliases) { FrameworkClasses.isKnown($1) ? $1 : $0 }
      for type in facts.types {
        if type.kind != .extension { types[type.name] = type }
        if type.isObjCMembers { objcMembers.insert(type.name) }
        inherits[type.name, default: []] += type.inherits
      }
      for member in facts.members {
        membersByName[member.name, default: []].append(member)
        membersByOwner[member.owner, default: [:]][member.name, default: []].append(member)
        if member.isOverride { overrides[member.fullName, default: []].append(member) }
        if member.isOptional, member.ownerKind == .protocol { noteOptional(member) }
        if member.ownerKind == .extension { extensionMembers[member.owner, default: []].append(member) }
        if case .property = member.kind { variables.insert(member.name) }
        if member.keyValue?.isDynamic == true { keyedMembers[member.owner, default: []].append(member) }
      }
    }
    for use in files.values.flatMap(\.selectors) {
      if let member = member(namedBy: use), !member.isObjC { namedBySelectors.insert("\(member.owner).\(member.fullName)") }
    }
  }

  /// True for a member that only an app of Swift 3's has called by its selector.
  func isNamedBySelector(_ member: MemberFacts) -> Bool { namedBySelectors.contains("\(member.owner).\(member.fullName)") }

  // MARK: Types

  /// The class that a name means, if it is another name for one.
  func real(_ name: String) -> String { aliases[name] ?? name }

  /// A type of the module by its name as somebody wrote it, seen from a type.
  func type(_ name: String, from owner: String? = nil) -> TypeFacts? {
    let plain = String(name.prefix { $0 != "<" })
    var around = owner
    while let present = around {
      if let found = types["\(present).\(plain)"] { return found }
      around = present.lastIndex(of: ".").map { String(present[..<$0]) }
    }
    return types[plain]
  }

  /// A class and the classes of the module that it inherits from, nearest first, each by its name; the last one may be foreign.
  func lineage(of name: String) -> [String] {
    var result: [String] = []
    var present: String? = name
    while let next = present, !result.contains(next) {
      result.append(next)
      present = inherits[next]?.first.map { type($0, from: next)?.name ?? String($0.prefix { $0 != "<" }) }
    }
    return result
  }

  /// True if a class, or one it inherits from, names a protocol or one that inherits from it.
  func conforms(_ name: String, to requirement: String) -> Bool {
    lineage(of: name).contains { type in
      (inherits[type] ?? []).contains { inherited in
        let found = self.type(inherited, from: type)
        return found?.name == requirement || (found?.kind == .protocol && conforms(found?.name ?? "", to: requirement))
      }
    }
  }
  func declaresType(_ name: String) -> Bool { types[name] != nil }
  func isClass(_ name: String) -> Bool { types[name]?.kind == .class }
  /// Classes of UIKit's with type parameters, which apps extend.
  private static let genericOfFrameworks: Set<String> = [
    "NSHashTable", "NSLayoutAnchor", "NSMapTable", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
  ]

  /// True for a type with parameters, also for one inside of such a type.
  func isGeneric(_ name: String) -> Bool {
    var present: String? = name
    while let next = present {
      if types[next]?.isGeneric == true || Self.genericOfFrameworks.contains(next) { return true }
      present = next.lastIndex(of: ".").map { String(next[..<$0]) }
    }
    return false
  }
  func isPublic(_ name: String) -> Bool { types[name]?.isPublic == true }
  /// Members of a class with `@objcMembers`, or of one that inherits from such, are known to Objective-C without a mark.
  func hasObjCMembers(_ name: String) -> Bool {
    !objcMembers.isEmpty && lineage(of: name).contains { objcMembers.contains($0) }
  }

  // MARK: Members

  func members(named name: String) -> [MemberFacts] { membersByName[name] ?? [] }
  /// What a type, or an extension of it, declares by a name.
  func members(of owner: String, named name: String) -> [MemberFacts] { membersByOwner[owner]?[name] ?? [] }
  func extensionMembers(of owner: String) -> [MemberFacts] { extensionMembers[owner] ?? [] }
  func keyedMembers(of owner: String) -> [MemberFacts] { keyedMembers[owner] ?? [] }
  func hasVariable(_ name: String) -> Bool { variables.contains(name) }

  /// True if the class's own body declares the member.
  func declares(_ member: MemberFacts, in owner: String) -> Bool {
    members(of: owner, named: member.name).contains { $0.ownerKind == .class && $0.fullName == member.fullName }
  }

  /// True if a class below the member's owner overrides it.
  func isOverridden(_ member: MemberFacts) -> Bool { !overrides(of: member).isEmpty }

  /// True if neither a method's body names a parameter nor that of an override, which is called through the same table.
  func isUnread(_ parameter: Int, of member: MemberFacts) -> Bool {
    ([member] + overrides(of: member)).allSatisfy { $0.unreadParameters.contains(parameter) }
  }

  /// What the classes below the member's owner override it with.
  private func overrides(of member: MemberFacts) -> [MemberFacts] {
    overrides[member.fullName, default: []].filter { other in
      other.owner != member.owner && lineage(of: other.owner).dropFirst().contains(member.owner)
    }
  }

  /// The optional methods that the module's protocols have of a name.
  /// A closure behind the parentheses stands for a last argument of any label.
  func optionalRequirement(_ name: String, _ labels: [String], _ hasTrailingClosure: Bool = false) -> MemberFacts? {
    optionalRequirements[name]?.first {
      hasTrailingClosure ? !$0.labels.isEmpty && $0.labels.dropLast() == labels[...] : $0.labels == labels
    }
  }

  /// The optional properties that the module's protocols have of a name.
  func optionalProperties(_ name: String) -> [MemberFacts] { optionalProperties[name] ?? [] }

  private mutating func noteOptional(_ member: MemberFacts) {
    switch member.kind {
    case .method: optionalRequirements[member.name, default: []].append(member)
    case .property: optionalProperties[member.name, default: []].append(member)
    }
  }
}
