import Foundation

/// A tab that makes its controller when it is needed.
@preconcurrency @MainActor open class UITab: NSObject {
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  public let identifier: String
  open var title: String { didSet { made?.tabBarItem?.title = title } }
  open var subtitle: String?
  open var image: UIImage? { didSet { made?.tabBarItem?.image = image } }
  open var badgeValue: String? { didSet { made?.tabBarItem?.badgeValue = badgeValue } }
  open var isEnabled = true
  open var isHidden = false
  open var preferredPlacement: Placement = .automatic
  open var userInfo: Any?
  /// The group that the tab is in.
  public internal(set) weak var parent: UITabGroup?

  public enum Placement: Int, Sendable {
    case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// The controller, which is made once.
  open var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    made?.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
    made?.tabBarItem?.badgeValue = badgeValue
    return made
  }

  /// What a bar shows for the tab; nothing for a hidden one.
  var shownController: UIViewController? { isHidden ? nil : viewController }
  func tab(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}

/// Tabs that belong together. A phone's bar shows the group's controller, or that of its first tab.
@preconcurrency @MainActor open class UITabGroup: UITab {
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }
  open var children: [UITab] { didSet { for child in children { child.parent = self } } }
  open weak var selectedChild: UITab?
  open weak var defaultChild: UITab? {
    get { children.first { $0.identifier == defaultChildIdentifier } }
    set { defaultChildIdentifier = newValue?.identifier }
  }
  open var defaultChildIdentifier: String?

  override var shownController: UIViewController? {
    super.shownController ?? (isHidden ? nil : (defaultChild ?? children.first)?.shownController)
  }
  override func tab(_ identifier: String) -> UITab? {
    super.tab(identifier) ?? children.lazy.compactMap { $0.tab(identifier) }.first
  }
}

/// The tab for searching.
@preconcurrency @MainActor open class UISearchTab: UITab {
  public override init(
    title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"), identifier: String = "search",
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(title: "Search", viewControllerProvider: viewControllerProvider)
  }
  open var automaticallyActivatesSearch = false
}
