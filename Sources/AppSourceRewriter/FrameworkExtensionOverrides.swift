/// Members that extensions add to classes of UIKit and that extensions of their subclasses, or the app's own subclasses, override, as in
/// `extension UIView { @objc func skeleton() }` and `extension UILabel { override func skeleton() }`: only Objective-C can do that.
///
/// Each in an extension gets a name of its own; one that asks which class the object is, the most derived first, is added beside the
/// first. In the app's own classes all have one other name: the first class declares it, and those below override it as Swift lets them.
struct FrameworkExtensionOverrides {
  let facts: SourceFacts
  let index: ModuleIndex
  let source: [UInt8]

  var edits: [Edit] {
    facts.members.flatMap { member -> [Edit] in
      if isConcerned(member) { return renamed(member, Self.prefix(member.owner), true) + choice(of: member) }
      if isOfApp(member) { return renamed(member, Self.prefixOfApp, isFirstOfApp(member)) }
      return isReplacement(member) ? replacement(member) : []
    }
  }

  private func renamed(_ member: MemberFacts, _ prefix: String, _ isFirst: Bool) -> [Edit] {
    var edits = [Edit(at: member.nameStart, prefix)]
    if isFirst { edits += overrideWord(of: member) }
    return edits + callsOfSuper(in: member)
  }

  /// True for an override of a class of the app's, also in an extension of the class, if the first declaration stands in an extension of a
  /// framework's class.
  static func isOfApp(_ member: MemberFacts, _ index: ModuleIndex) -> Bool {
    FrameworkExtensionOverrides(facts: SourceFacts(), index: index, source: []).isOfApp(member)
  }

  private static func prefix(_ owner: String) -> String { "inExtensionOf\(owner)_" }
  private static let prefixOfApp = "inSubclass_"

  private func isConcerned(_ member: MemberFacts) -> Bool {
    guard member.ownerKind == .extension, member.relay != nil, !member.isStatic, !member.isLocal,
      FrameworkClasses.isKnown(index.real(member.owner)), !index.isClass(member.owner)
    else { return false }
    if isUnseen(member) { return true }
    return member.isOverride ? first(above: member) != nil : !(overrides(of: member) + classes(overriding: member)).isEmpty
  }

  /// In the body of a class of the app's, or in an extension of it.
  private func isInAppClass(_ member: MemberFacts) -> Bool {
    member.ownerKind == .class || member.ownerKind == .extension && index.isClass(member.owner)
  }

  private func isOfApp(_ member: MemberFacts) -> Bool {
    guard isInAppClass(member), member.isOverride, !member.isStatic, !overridePlaces(of: member).isEmpty,
      let framework = frameworkClass(above: member)
    else { return false }
    let owners = FrameworkClasses.lineage(of: framework)
    return index.members(named: member.name).contains {
      $0.isObjC && isSame($0, member) && owners.contains(index.real($0.owner))
    }
  }

  /// No class of the app's above it has one.
  private func isFirstOfApp(_ member: MemberFacts) -> Bool {
    !index.lineage(of: member.owner).dropFirst().contains { index.declares(member, in: $0) }
  }

  /// The class of UIKit's that a class of the app's inherits from.
  private func frameworkClass(above member: MemberFacts) -> String? {
    index.lineage(of: member.owner).map(index.real).first(where: FrameworkClasses.isKnown)
  }

  private func isSame(_ first: MemberFacts, _ override: MemberFacts) -> Bool {
    first.ownerKind == .extension && !first.isStatic && first.fullName == override.fullName
      && first.parameterTypes == override.parameterTypes && !index.isClass(first.owner)
  }

  /// The app's own classes that override a member, none of which inherits from another.
  private func classes(overriding member: MemberFacts) -> [MemberFacts] {
    guard member.isObjC else { return [] }
    return index.members(named: member.name).filter { other in
      isOfApp(other) && isFirstOfApp(other) && isSame(member, other)
        && FrameworkClasses.lineage(of: frameworkClass(above: other) ?? "").contains(index.real(member.owner))
    }
    .sorted { $0.owner < $1.owner }
  }

  /// The overrides of a member, the most derived class first.
  private func overrides(of member: MemberFacts) -> [MemberFacts] {
    index.members(named: member.name).filter { other in
      other.isOverride && other.ownerKind == .extension && other.fullName == member.fullName
        && other.parameterTypes == member.parameterTypes && other.owner != member.owner && !index.isClass(other.owner)
        && FrameworkClasses.lineage(of: index.real(other.owner)).contains(index.real(member.owner))
    }
    .sorted { (-depth(of: $0), $0.owner) < (-depth(of: $1), $1.owner) }
  }

  /// The nearest class above that has the member, if an extension there declares it.
  private func first(above member: MemberFacts) -> MemberFacts? {
    let candidates = index.members(named: member.name).filter { other in
      other.ownerKind == .extension && other.fullName == member.fullName && other.parameterTypes == member.parameterTypes
        && !index.isClass(other.owner)
    }
    let framework = isInAppClass(member) ? frameworkClass(above: member) ?? "" : index.real(member.owner)
    return FrameworkClasses.lineage(of: framework).dropFirst(isInAppClass(member) ? 0 : 1).lazy
      .compactMap { owner in candidates.first { index.real($0.owner) == owner } }.first
  }

  private func depth(of member: MemberFacts) -> Int { FrameworkClasses.lineage(of: index.real(member.owner)).count }

  /// What the system around an app asks of controllers, as `extension UINavigationController { override var preferredStatusBarStyle }`
  /// answers: nothing that a test sees follows from it.
  private func isUnseen(_ member: MemberFacts) -> Bool {
    member.isOverride && !ReplaceableMembers.has(index.real(member.owner), member.fullName)
      && FrameworkClasses.lineage(of: index.real(member.owner)).contains("UIViewController")
      && [
        "preferredStatusBarStyle", "childForStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarHidden",
        "shouldAutorotate", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
        "prefersHomeIndicatorAutoHidden", "childForHomeIndicatorAutoHidden", "preferredStatusBarUpdateAnimation",
      ].contains(member.name)
  }

  private func overridePlaces(of member: MemberFacts) -> [Int] {
    let places = member.overrideRange ?? [member.relay?.overrideStart, member.relay?.overrideEnd].compactMap(\.self)
    return places.count == 2 ? places : []
  }

  private func overrideWord(of member: MemberFacts) -> [Edit] {
    guard let start = overridePlaces(of: member).first, let end = overridePlaces(of: member).last else { return [] }
    return [.blank(start..<end, of: source)]
  }

  // MARK: Members of UIKit's own

  /// An extension of a class of UIKit's overrides what UIKit itself has: `extension UINavigationController { override func viewDidLoad() }`.
  /// All objects of the class answer with it then, in each module.
  private func isReplacement(_ member: MemberFacts) -> Bool {
    member.ownerKind == .extension && member.isOverride && !member.isStatic && !member.isLocal && !member.isOfAnotherSystem
      && !overridePlaces(of: member).isEmpty && !isConcerned(member) && !index.isClass(member.owner)
      && ReplaceableMembers.has(index.real(member.owner), member.fullName)
  }

  private func replacement(_ member: MemberFacts) -> [Edit] {
    guard let start = overridePlaces(of: member).first, let end = overridePlaces(of: member).last else { return [] }
    return [
      Edit(at: member.nameStart, Self.prefix(member.owner)),
      Edit(start..<end, "@_dynamicReplacement(for: \(member.fullName))"),
    ] + accessWords(before: start, after: end, member)
  }

  /// Who may call a member that only takes another's place is nothing to say: the attribute stands before such words or not at all, and
  /// `open` would say that it is overridden.
  private func accessWords(before start: Int, after end: Int, _ member: MemberFacts) -> [Edit] {
    let words = ["open", "public", "internal", "package", "final"].map { Array($0.utf8) }
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    var edits: [Edit] = []
    var before = start
    while true {
      while before > 0, isSpace(source[before - 1]) { before -= 1 }
      let found = words.first { before >= $0.count && source[(before - $0.count)..<before].elementsEqual($0) }
      guard let found, before == found.count || isSpace(source[before - found.count - 1]) else { break }
      edits.append(.blank((before - found.count)..<before, of: source))
      before -= found.count
    }
    var after = end
    while after < member.nameStart {
      while after < member.nameStart, isSpace(source[after]) { after += 1 }
      let found = words.first { after + $0.count < member.nameStart && source[after..<after + $0.count].elementsEqual($0) }
      guard let found, isSpace(source[after + found.count]) else { break }
      edits.append(.blank(after..<after + found.count, of: source))
      after += found.count
    }
    return edits
  }

  /// `super.name` in an override is the member of the class above by its own name.
  private func callsOfSuper(in member: MemberFacts) -> [Edit] {
    guard member.isOverride, let next = nameOfSuper(of: member) else { return [] }
    let end = facts.members.map(\.nameStart).filter { $0 > member.nameStart }.min() ?? source.count
    let call = Array("super.\(member.name)".utf8)
    return (member.nameEnd..<max(member.nameEnd, end - call.count)).compactMap { place in
      guard source[place..<place + call.count].elementsEqual(call) else { return nil }
      return Edit(place..<place + call.count, next + member.name)
    }
  }

  private func nameOfSuper(of member: MemberFacts) -> String? {
    guard !isInAppClass(member) || isFirstOfApp(member) else { return "super." + Self.prefixOfApp }
    return first(above: member).map { "self." + Self.prefix($0.owner) }
  }

  /// What callers call: written where the extension of the first declaration ends.
  private func choice(of member: MemberFacts) -> [Edit] {
    guard !member.isOverride, let relay = member.relay,
      let place = facts.types.filter({ $0.kind == .extension && $0.name == member.owner && $0.bodyEnd > member.nameStart })
        .map(\.bodyEnd).min()
    else { return [] }
    let own = classes(overriding: member).map { ($0.owner, Self.prefixOfApp + member.name) }
    let others = own + overrides(of: member).map { ($0.owner, Self.prefix($0.owner) + member.name) }
    func body(_ use: (String) -> String) -> String {
      others.map { "if let own = self as? \($0) { \(use("own." + $1)) }; " }.joined()
        + use("self." + Self.prefix(member.owner) + member.name)
    }
    let head = "\(relay.head) \(member.name)\(relay.signature)"
    if let arguments = relay.arguments {
      return [Edit(at: place, "@discardableResult \(head) { \(body { "return \(relay.effects)\($0)(\(arguments))" }) }; ")]
    }
    let get = body { "return \($0)" }
    guard case .property(isSettable: true) = member.kind else { return [Edit(at: place, "\(head) { \(get) }; ")] }
    return [Edit(at: place, "\(head) { get { \(get) } set { \(body { "\($0) = newValue; return" }) } }; ")]
  }
}
