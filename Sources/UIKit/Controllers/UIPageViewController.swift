import CoreGraphics
import Foundation

/// Screens that are turned like pages.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }
  /// Pages that are turned like those of a book, as `UIPageViewController()` makes them.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open internal(set) var transitionStyle: TransitionStyle
  open internal(set) var navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { dataSource = OptionalMethods.taken(dataSource, .pageSource) }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .pageView) }
  }
  open var isDoubleSided = false
  private var shown: [UIViewController] = []
  open var viewControllers: [UIViewController]? { shown }

  /// Shows pages in place of those before; the change itself takes no time.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in shown {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    shown = viewControllers ?? []
    for new in shown {
      addChild(new)
      if isViewLoaded { place(new) }
      new.didMove(toParent: self)
    }
    completion?(true)
  }

  /// Turns to the page that the data source gives after or before the present one, as a swipe does.
  @_spi(CellHarness) public func turn(_ direction: NavigationDirection) -> Bool {
    guard let present = shown.first, let dataSource, pages?.isScrollEnabled != false else { return false }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: present)
      : dataSource.pageViewController(self, viewControllerBefore: present)
    guard let next else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    let before = shown
    setViewControllers([next], direction: direction, animated: true)
    delegate?.pageViewController(self, didFinishAnimating: true, previousViewControllers: before, transitionCompleted: true)
    return true
  }

  /// What pages scroll in, where they do: apps look for it among the subviews, to hear of it or to switch it off.
  private var pages: UIScrollView?

  open override func viewDidLoad() {
    if transitionStyle == .scroll { addPages() }
    super.viewDidLoad()
    for page in shown { place(page) }
  }

  /// It holds the page that is shown and no other, so that a finger has nothing to scroll to: pages are turned as a whole.
  private func addPages() {
    let pages = UIScrollView(frame: view.bounds)
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.showsVerticalScrollIndicator = false
    pages.scrollsToTop = false
    pages.contentInsetAdjustmentBehavior = .never
    view.addSubview(pages)
    self.pages = pages
  }

  private func place(_ page: UIViewController) {
    let place: UIView = pages ?? view
    page.view.frame = place.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(page.view)
  }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
