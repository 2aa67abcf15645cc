import CoreGraphics
import Foundation

/// Screens in columns. Where the width is regular, as on an iPad, they stand side by side; where it is compact, as on most phones, they are
/// a stack: what is set for the compact column, else the primary column with the others on top of it.
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
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// For a width that the system decides.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

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
  open var style: Style { storedStyle }
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .splitView) }
  }

  // MARK: Columns

  let arrangement = SplitArrangement()
  /// In a collapsed interface, the stack alone.
  open var viewControllers: [UIViewController] {
    get { arrangement.controllers(of: self) }
    set {
      for (column, controller) in zip([Column.primary, .secondary], newValue) { setViewController(controller, for: column) }
    }
  }
  open func setViewController(_ vc: UIViewController?, for column: Column) { arrangement.set(vc, for: column, of: self) }
  open func viewController(for column: Column) -> UIViewController? { arrangement.given[column] }
  open func show(_ column: Column) { arrangement.show(column, of: self) }
  open func hide(_ column: Column) { arrangement.hide(column, of: self) }
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    arrangement.push(vc, of: self)
  }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    arrangement.showDetail(vc, of: self)
  }

  // MARK: How they stand

  open var isCollapsed: Bool { arrangement.isCollapsed }
  open var displayMode: DisplayMode { arrangement.mode(of: self) }
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { preferencesChanged(from: oldValue != preferredDisplayMode) }
  }
  open var preferredSplitBehavior: SplitBehavior = .automatic
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? arrangement.isWide(self) ? .tile : .overlay : preferredSplitBehavior
  }
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic
  /// Shows the primary column, or hides it.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private lazy var modeButton = UIBarButtonItem(
    primaryAction: UIAction(title: "Sidebar") { [weak self] _ in self.map { $0.arrangement.toggle($0) } })
  open var primaryEdge: PrimaryEdge = .leading { didSet { preferencesChanged(from: oldValue != primaryEdge) } }
  open var primaryBackgroundStyle: BackgroundStyle = .none
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  // MARK: Widths

  open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { preferencesChanged() } }
  open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension { didSet { preferencesChanged() } }
  open var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { preferencesChanged() } }
  open var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { preferencesChanged() } }
  open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { preferencesChanged() } }
  open var preferredSupplementaryColumnWidthFraction: CGFloat = automaticDimension { didSet { preferencesChanged() } }
  open var minimumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { preferencesChanged() } }
  open var maximumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { preferencesChanged() } }
  open var primaryColumnWidth: CGFloat { arrangement.width(of: .primary, in: self) }
  open var supplementaryColumnWidth: CGFloat { arrangement.width(of: .supplementary, in: self) }

  private func preferencesChanged(from differs: Bool = true) {
    guard differs, isViewLoaded else { return }
    arrangement.arrange(self)
  }

  // MARK: Life

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    arrangement.arrange(self)
  }
  override func layOutOwnParts() { arrangement.arrange(self) }
}
