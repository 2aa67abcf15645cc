/// Methods of `NSObject` that apps override and that Foundation's class here does not have: the copy declares them anew.
enum KeyValueOverrides {
  struct Method {
    var selector: String
    /// How the table calls it.
    var call: String
    /// Its result is a `Result`.
    var isThrowing = false
    /// Classes that are no formatters have methods of the same name.
    var isOverridden = false
  }

  static func method(_ member: MemberFacts) -> Method? {
    guard !member.isStatic, let method = methods[member.fullName], !method.isOverridden || member.isOverride else { return nil }
    return method
  }

  /// Class methods that say which keys a key depends on.
  static func isAffecting(_ member: MemberFacts) -> Bool { member.isStatic && member.fullName == affectingName }

  /// The key in `keyPathsForValuesAffectingFullName()`.
  static func affectedKey(_ member: MemberFacts) -> String? {
    let start = "keyPathsForValuesAffecting"
    guard member.isStatic, member.kind == .method, member.labels.isEmpty, member.name.hasPrefix(start), member.name != start
    else {
      return nil
    }
    let key = member.name.dropFirst(start.count)
    return key.prefix(1).lowercased() + key.dropFirst()
  }

  /// The `override` goes where no class of the app above declares the method.
  static func edits(of facts: SourceFacts, _ index: ModuleIndex) -> [Edit] {
    facts.members.compactMap { member in
      guard member.isOverride, let start = member.keyValue?.overrideStart, let end = member.keyValue?.overrideEnd,
        isFirst(member, index)
      else { return nil }
      return Edit(start..<end, String(repeating: " ", count: end - start))
    }
  }

  /// True for a method of the list that no class of the app above declares.
  static func isFirst(_ member: MemberFacts, _ index: ModuleIndex) -> Bool {
    let lineage = index.lineage(of: member.owner)
    if member.fullName == awakening { return !member.isStatic && lineage.last == "NSObject" }
    guard method(member) != nil || (member.isStatic && classMethods.contains(member.fullName)) else { return false }
    return !lineage.dropFirst().contains { owner in
      index.members(of: owner, named: member.name).contains { $0.fullName == member.fullName }
    }
  }

  private static let affectingName = "keyPathsForValuesAffectingValue(forKey:)"
  private static let classMethods: Set<String> = [affectingName, "automaticallyNotifiesObservers(forKey:)"]
  /// Views and controllers have it here; other objects of an interface file do not.
  private static let awakening = "awakeFromNib()"

  private static let methods: [String: Method] = [
    "observeValue(forKeyPath:of:change:context:)": Method(
      selector: "observeValueForKeyPath:ofObject:change:context:",
      call: "observeValue(forKeyPath: arguments.value(0), of: arguments.value(1), change: arguments.value(2), "
        + "context: arguments.value(3))"),
    "value(forUndefinedKey:)": Method(
      selector: "valueForUndefinedKey:", call: "value(forUndefinedKey: arguments.value(0))"),
    "setValue(_:forUndefinedKey:)": Method(
      selector: "setValue:forUndefinedKey:", call: "setValue(arguments.value(0), forUndefinedKey: arguments.value(1))"),
    "responds(to:)": Method(selector: "respondsToSelector:", call: "responds(to: arguments.value(0))"),
    "forwardingTarget(for:)": Method(
      selector: "forwardingTargetForSelector:", call: "forwardingTarget(for: arguments.value(0)) as Any?"),
    // Formatters have them elsewhere, too.
    "getObjectValue(_:for:errorDescription:)": Method(
      selector: "getObjectValue:forString:errorDescription:",
      call: "getObjectValue(arguments.value(0), for: arguments.value(1), errorDescription: arguments.value(2))",
      isOverridden: true),
    "getObjectValue(_:for:range:)": Method(
      selector: "getObjectValue:forString:range:error:",
      call: "getObjectValue(arguments.value(0), for: arguments.value(1), range: arguments.value(2))", isThrowing: true,
      isOverridden: true),
    awakening: Method(selector: "awakeFromNib", call: "awakeFromNib()"),
  ]
}
