import CoreGraphics
import Foundation

/// The bar of tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var isTranslucent = true
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var barStyle: UIBarStyle = .default
}

/// Controllers side by side, one of them shown above the bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private var controllers: [UIViewController] = []
  private var selection = 0
  private let bar = UITabBar()

  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .tabBar) }
  }
  open var tabBar: UITabBar { bar }
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for controller in controllers {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    controllers = viewControllers ?? []
    for controller in controllers {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    bar.items = controllers.compactMap(\.tabBarItem)
    selection = min(selection, max(0, controllers.count - 1))
    if isViewLoaded { showSelected() }
  }
  open var selectedIndex: Int {
    get { selection }
    set {
      guard controllers.indices.contains(newValue), newValue != selection else { return }
      let old = controllers[selection]
      selection = newValue
      old.viewIfLoaded?.removeFromSuperview()
      if isViewLoaded { showSelected() }
    }
  }
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
    set { if let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    showSelected()
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  private func showSelected() {
    guard let content = selectedViewController?.view else { return }
    view.insertSubview(content, belowSubview: bar)
    bar.selectedItem = selectedViewController?.tabBarItem
    arrange()
  }

  private func arrange() {
    let height = 49 + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    selectedViewController?.viewIfLoaded?.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height)
  }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}
