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
    facts.members.filter(isConcerned).flatMap { member in
      [Edit(at: member.nameStart, Self.prefix(member.owner))] + overrideWord(of: member) + callsOfSuper(in: member)
        + choice(of: member)
    }
      + facts.members.filter(isOfApp).flatMap { member in
        [Edit(at: member.nameStart, Self.prefixOfApp)] + (isFirstOfApp(member) ? overrideWord(of: member) : [])
          + callsOfSuper(in: member)
      }
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

  /// True for an override in the body of a class of the app's, if an extension of a framework's class has the first declaration.
  private func isOfApp(_ member: MemberFacts) -> Bool {
    guard member.ownerKind == .class, member.isOverride, !member.isStatic, member.overrideRange != nil,
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
    let framework = member.ownerKind == .class ? frameworkClass(above: member) ?? "" : index.real(member.owner)
    return FrameworkClasses.lineage(of: framework).dropFirst(member.ownerKind == .class ? 0 : 1).lazy
      .compactMap { owner in candidates.first { index.real($0.owner) == owner } }.first
  }

  private func depth(of member: MemberFacts) -> Int { FrameworkClasses.lineage(of: index.real(member.owner)).count }

  /// What the system around an app asks of controllers, as `extension UINavigationController { override var preferredStatusBarStyle }`
  /// answers: nothing that a test sees follows from it.
  private func isUnseen(_ member: MemberFacts) -> Bool {
    member.isOverride && FrameworkClasses.lineage(of: index.real(member.owner)).contains("UIViewController")
      && [
        "preferredStatusBarStyle", "childForStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarHidden",
        "shouldAutorotate", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
        "prefersHomeIndicatorAutoHidden", "childForHomeIndicatorAutoHidden", "preferredStatusBarUpdateAnimation",
      ].contains(member.name)
  }

  private func overrideWord(of member: MemberFacts) -> [Edit] {
    let places = member.overrideRange ?? [member.relay?.overrideStart, member.relay?.overrideEnd].compactMap(\.self)
    guard let start = places.first, let end = places.last, places.count == 2 else { return [] }
    return [.blank(start..<end, of: source)]
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
    guard member.ownerKind != .class || isFirstOfApp(member) else { return "super." + Self.prefixOfApp }
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

/// Which class of UIKit's inherits from which, as far as apps extend them.
enum FrameworkClasses {
  static func isKnown(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

  /// The class itself first.
  static func lineage(of name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] })
  }

  private static let superclasses: [String: String] = [
    "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder", "UIApplication": "UIResponder",
    "UIWindow": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIStackView": "UIView", "UIProgressView": "UIView",
    "UIActivityIndicatorView": "UIView", "UIVisualEffectView": "UIView", "UIPickerView": "UIView", "UISearchBar": "UIView",
    "UINavigationBar": "UIView", "UITabBar": "UIView", "UIToolbar": "UIView", "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView", "UICollectionViewListCell": "UICollectionViewCell",
    "UIScrollView": "UIView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
    "UIControl": "UIView", "UIButton": "UIControl", "UITextField": "UIControl", "UISearchTextField": "UITextField",
    "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
    "UIDatePicker": "UIControl", "UIPageControl": "UIControl", "UIRefreshControl": "UIControl",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UIAlertController": "UIViewController", "UISearchController": "UIViewController",
    "UIGestureRecognizer": "NSObject", "UIBarItem": "NSObject", "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
    "CALayer": "NSObject", "CAGradientLayer": "CALayer", "CAShapeLayer": "CALayer", "CATextLayer": "CALayer",
    "CAEmitterLayer": "CALayer", "CAReplicatorLayer": "CALayer", "CATransformLayer": "CALayer",
  ]
}
