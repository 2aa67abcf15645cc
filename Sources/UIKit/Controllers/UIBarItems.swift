import CoreGraphics
import Foundation

/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  public override init() { super.init() }
  /// Called when an interface file has made the item and set all it says.
  open func awakeFromNib() {}
  /// Interface Builder calls it, which does not run here.
  open func prepareForInterfaceBuilder() {}
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var imageInsets: UIEdgeInsets = .zero
  /// What is shown large while a finger holds a bar whose texts do not grow with the size that the user has chosen.
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
}

/// A button of a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    public static var prominent: Style { .done }
  }

  public override init() { super.init() }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, image: image, primaryAction: nil, menu: nil)
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, image: nil, primaryAction: nil, menu: nil)
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem, primaryAction: nil, menu: nil)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: nil, menu: menu)
    self.systemItem = systemItem
    take(primaryAction)
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    take(primaryAction)
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    self.target = target
    self.action = action
  }
  /// Observers of a property are silent in an initialiser, but not in what it calls.
  private func take(_ action: UIAction?) { primaryAction = action }
  open class func flexibleSpace() -> Self { make(.flexibleSpace, 0) }
  open class func fixedSpace(_ width: CGFloat) -> Self { make(.fixedSpace, width) }

  open var style: Style = .plain
  open var width: CGFloat = 0
  /// The titles that the item may have later, so that a phone keeps room for the longest: its room here follows the title it has.
  open var possibleTitles: Set<String>?
  open weak var target: AnyObject?
  open var action: Selector?
  open var customView: UIView?
  open var tintColor: UIColor?
  open var menu: UIMenu?
  open var primaryAction: UIAction? {
    didSet {
      if title == nil, let text = primaryAction?.title, !text.isEmpty { title = text }
      if image == nil { image = primaryAction?.image }
    }
  }
  open var isSelected = false
  open var isHidden = false
  /// Whether the item is without the glass that items beside each other stand on. Bars show no glass here, so that nothing moves.
  open var hidesSharedBackground = false
  /// Whether the item stands on one piece of glass with its neighbours.
  open var sharesBackground = true
  var systemItem: SystemItem?
  private var editClosure: (() -> Void)?

  private class func make(_ systemItem: SystemItem, _ width: CGFloat) -> Self {
    let item = UIBarButtonItem(systemItem: systemItem)
    item.width = width
    guard let made = item as? Self else { preconditionFailure("spaces are plain UIBarButtonItems") }
    return made
  }

  static func makeEditButton(for controller: UIViewController) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .edit)
    item.editClosure = { [weak controller] in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    item.showEditing(controller.isEditing)
    return item
  }

  func showEditing(_ editing: Bool) {
    systemItem = editing ? .done : .edit
    title = editing ? "Done" : "Edit"
  }

  /// What a tap on the button does.
  func trigger() {
    guard isEnabled else { return }
    if let editClosure { return editClosure() }
    if let primaryAction { return primaryAction.perform(sender: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
}

/// An item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public override init() { super.init() }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)", image: nil, tag: tag)
    isOfSystem = true
  }
  /// An item of the system keeps its title.
  private var isOfSystem = false
  /// The screen of the tab has a title now.
  func take(title: String?) { if !isOfSystem { self.title = title } }
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  /// Bars show no pictures here, so that nothing moves: what lays titles out itself reads it.
  open var titlePositionAdjustment: UIOffset = .zero
}

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  public init(title: String) {
    self.title = title
    super.init()
  }
  /// One without a title.
  public override init() { super.init() }
  open var title: String?
  open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
  /// The bar that shows it.
  weak var bar: UINavigationBar?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var prompt: String?
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// What a large title says, if it is not the title.
  open var largeTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  /// What the back button does in place of going back.
  open var backAction: UIAction?
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  /// Groups of items; those at the trailing end stand beside the bar's own.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { bar?.setNeedsLayout() } }
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { bar?.setNeedsLayout() } }
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  open var customizationIdentifier: String?
  var pinnedGroups: [UIBarButtonItemGroup] { trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? []) }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  open var searchController: UISearchController? { didSet { searchController?.searchedItem = self } }
  /// The controller whose item it is.
  weak var owner: UIViewController?
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }
  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
  /// Whether the field may stand in the toolbar. It does so where an app puts its item among the toolbar's.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Stands for the field among a toolbar's items: a tap begins the search, as one into the field does.
  open var searchBarPlacementBarButtonItem: UIBarButtonItem { searchBarItem }
  private lazy var searchBarItem = UIBarButtonItem(
    systemItem: .search, primaryAction: UIAction { [weak self] _ in self?.searchController?.isActive = true })
  open var style: ItemStyle = .navigator
  open var subtitle: String?
  /// What stands below a large title, if it is not the subtitle.
  open var largeSubtitle: String?
  open var subtitleView: UIView?
  open var largeSubtitleView: UIView?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}
