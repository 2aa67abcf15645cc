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
    "UIActivityIndicatorView": "UIView", "UIVisualEffectView": "UIView", "UIInputView": "UIView", "UIPickerView": "UIView",
    "UISearchBar": "UIView",
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

/// What UIKit declares `dynamic`, so that an extension of an app's or a library's can take its place: what public code overrides
/// in extensions.
enum ReplaceableMembers {
  static func has(_ owner: String, _ member: String) -> Bool { members[owner]?.contains(member) == true }

  static let members: [String: Set<String>] = [
    "UINavigationController": [
      "viewDidLoad()", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "shouldAutorotate",
      "supportedInterfaceOrientations",
    ],
    "UITabBarController": ["viewWillLayoutSubviews()", "shouldAutorotate", "supportedInterfaceOrientations"],
    "UISplitViewController": ["viewDidLoad()"],
    "UIWindow": ["motionEnded(_:with:)"],
    "UIScrollView": ["touchesShouldCancel(in:)", "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)"],
    "UITableView": [
      "touchesShouldCancel(in:)", "intrinsicContentSize", "contentSize", "touchesBegan(_:with:)", "touchesEnded(_:with:)",
    ],
    "UICollectionView": [
      "touchesShouldCancel(in:)", "intrinsicContentSize", "contentSize", "touchesBegan(_:with:)", "touchesEnded(_:with:)",
    ],
    "UICollectionViewCell": ["hitTest(_:with:)"],
    "UIPageControl": ["sizeToFit()"],
    "UITableViewCell": [
      "inputView", "inputAccessoryView", "canBecomeFirstResponder", "gestureRecognizerShouldBegin(_:)",
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", "gestureRecognizer(_:shouldRequireFailureOf:)",
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)", "gestureRecognizer(_:shouldReceive:)",
    ],
  ]
}
