/// Members that extensions add to classes of UIKit and that extensions of their subclasses override, as in
/// `extension UIView { @objc func skeleton() }` and `extension UILabel { override func skeleton() }`: only Objective-C can do that.
///
/// Each gets a name of its own; one that asks which class the object is, the most derived first, is added beside the first.
struct FrameworkExtensionOverrides {
  let facts: SourceFacts
  let index: ModuleIndex
  let source: [UInt8]

  var edits: [Edit] {
    facts.members.filter(isConcerned).flatMap { member in
      [Edit(at: member.nameStart, Self.prefix(member.owner))] + overrideWord(of: member) + callsOfSuper(in: member)
        + choice(of: member)
    }
  }

  private static func prefix(_ owner: String) -> String { "inExtensionOf\(owner)_" }

  private func isConcerned(_ member: MemberFacts) -> Bool {
    guard member.ownerKind == .extension, member.relay != nil, !member.isStatic, !member.isLocal,
      FrameworkClasses.isKnown(member.owner), !index.isClass(member.owner)
    else { return false }
    if isUnseen(member) { return true }
    return member.isOverride ? first(above: member) != nil : !overrides(of: member).isEmpty
  }

  /// The overrides of a member, the most derived class first.
  private func overrides(of member: MemberFacts) -> [MemberFacts] {
    index.members(named: member.name).filter { other in
      other.isOverride && other.ownerKind == .extension && other.fullName == member.fullName
        && other.parameterTypes == member.parameterTypes && other.owner != member.owner && !index.isClass(other.owner)
        && FrameworkClasses.lineage(of: other.owner).contains(member.owner)
    }
    .sorted {
      (-FrameworkClasses.lineage(of: $0.owner).count, $0.owner) < (-FrameworkClasses.lineage(of: $1.owner).count, $1.owner)
    }
  }

  /// The nearest class above that has the member, if an extension there declares it.
  private func first(above member: MemberFacts) -> MemberFacts? {
    let candidates = index.members(named: member.name).filter { other in
      other.ownerKind == .extension && other.fullName == member.fullName && other.parameterTypes == member.parameterTypes
        && !index.isClass(other.owner)
    }
    return FrameworkClasses.lineage(of: member.owner).dropFirst().lazy
      .compactMap { owner in candidates.first { $0.owner == owner } }.first
  }

  /// What the system around an app asks of controllers, as `extension UINavigationController { override var preferredStatusBarStyle }`
  /// answers: nothing that a test sees follows from it.
  private func isUnseen(_ member: MemberFacts) -> Bool {
    member.isOverride && FrameworkClasses.lineage(of: member.owner).contains("UIViewController")
      && [
        "preferredStatusBarStyle", "childForStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarHidden",
        "shouldAutorotate", "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
        "prefersHomeIndicatorAutoHidden", "childForHomeIndicatorAutoHidden", "preferredStatusBarUpdateAnimation",
      ].contains(member.name)
  }

  private func overrideWord(of member: MemberFacts) -> [Edit] {
    guard let start = member.relay?.overrideStart, let end = member.relay?.overrideEnd else { return [] }
    return [.blank(start..<end, of: source)]
  }

  /// `super.name` in an override is the member of the class above by its own name.
  private func callsOfSuper(in member: MemberFacts) -> [Edit] {
    guard member.isOverride, let above = first(above: member) else { return [] }
    let next = facts.members.map(\.nameStart).filter { $0 > member.nameStart }.min() ?? source.count
    let call = Array("super.\(member.name)".utf8)
    return (member.nameEnd..<max(member.nameEnd, next - call.count)).compactMap { place in
      guard source[place..<place + call.count].elementsEqual(call) else { return nil }
      return Edit(place..<place + call.count, "self.\(Self.prefix(above.owner))\(member.name)")
    }
  }

  /// What callers call: written where the extension of the first declaration ends.
  private func choice(of member: MemberFacts) -> [Edit] {
    guard !member.isOverride, let relay = member.relay,
      let place = facts.types.filter({ $0.kind == .extension && $0.name == member.owner && $0.bodyEnd > member.nameStart })
        .map(\.bodyEnd).min()
    else { return [] }
    let owners = overrides(of: member).map(\.owner)
    func body(_ use: (String) -> String) -> String {
      owners.map { "if let own = self as? \($0) { \(use("own." + Self.prefix($0) + member.name)) }; " }.joined()
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
  ]
}
