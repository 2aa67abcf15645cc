import CoreGraphics
import Foundation

/// Columns. On a phone they are collapsed: the primary column's stack shows, the secondary is pushed onto it.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    // The names before there were three columns.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  public init(style: Style) {
    storedStyle = style
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    storedStyle = .unspecified
    super.init(coder: coder)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  private var storedStyle: Style
  /// Interface files say that their controller has columns after it is made.
  func takesColumns() { storedStyle = .doubleColumn }
  private var columns: [Column: UIViewController] = [:]
  open var style: Style { storedStyle }
  open var isCollapsed: Bool { true }
  open var displayMode: DisplayMode { .secondaryOnly }
  open var preferredDisplayMode: DisplayMode = .automatic
  open var presentsWithGesture = true
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .splitView) }
  }
  open var preferredSplitBehavior: SplitBehavior = .automatic
  open var showsSecondaryOnlyButton = false
  open var preferredSupplementaryColumnWidthFraction: CGFloat = -1
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  open var minimumPrimaryColumnWidth: CGFloat = -1
  open var maximumPrimaryColumnWidth: CGFloat = -1
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      for (column, controller) in zip([Column.primary, .secondary], newValue) { setViewController(controller, for: column) }
    }
  }
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    if isViewLoaded { showCollapsed() }
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {
    guard let controller = columns[column], let stack = shown as? UINavigationController else { return }
    let top = (controller as? UINavigationController)?.topViewController ?? controller
    if !stack.viewControllers.contains(where: { $0 === top }) { stack.pushViewController(top, animated: true) }
  }
  open func hide(_ column: Column) {}
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    columns[.secondary] = vc
    show(.secondary)
  }
  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    showCollapsed()
  }

  private weak var shown: UIViewController?

  private func showCollapsed() {
    guard let primary = columns[.compact] ?? columns[.primary], primary !== shown?.children.first, primary !== shown else {
      return
    }
    let content = primary is UINavigationController ? primary : UINavigationController(rootViewController: primary)
    shown?.viewIfLoaded?.removeFromSuperview()
    shown?.removeFromParent()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
    shown = content
  }
}
