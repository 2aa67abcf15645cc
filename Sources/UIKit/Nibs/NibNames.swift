import Foundation

/// Which class an element stands for.
@MainActor enum NibNames {
  static let classes: [String: AnyClass] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "imageView": UIImageView.self, "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "pageControl": UIPageControl.self, "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
    "scrollView": UIScrollView.self, "stackView": UIStackView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
    "visualEffectView": UIVisualEffectView.self, "searchBar": UISearchBar.self, "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "control": UIControl.self, "window": UIWindow.self,
    "refreshControl": UIRefreshControl.self, "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self, "hostingController": UIViewController.self,
    "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self, "collectionViewLayout": UICollectionViewLayout.self,
    "customObject": NSObject.self, "tapGestureRecognizer": UITapGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self, "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
  ]

  /// Classes of Apple's that a file names as a custom class.
  static let frameworkClasses: [String: AnyClass] = [
    "UIView": UIView.self, "UIControl": UIControl.self, "UILabel": UILabel.self, "UIButton": UIButton.self,
    "UIScrollView": UIScrollView.self, "UIStackView": UIStackView.self, "UIImageView": UIImageView.self,
    "UITableViewHeaderFooterView": UITableViewHeaderFooterView.self, "UIViewController": UIViewController.self,
    "UITableViewCell": UITableViewCell.self, "UICollectionViewCell": UICollectionViewCell.self,
    "UICollectionViewLayout": UICollectionViewLayout.self, "UICollectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "UINavigationController": UINavigationController.self, "UITableViewController": UITableViewController.self,
  ]

  /// Elements that stand for no object of the running app.
  static let designOnly: Set<String> = ["placeholder", "exit", "viewControllerPlaceholder"]

  /// Elements in an object's that say how it looks in the editor only, or that another part of the loading reads.
  static let readElsewhere: Set<String> = [
    "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "variation", "viewLayoutGuide", "layoutGuides",
    "gestureRecognizers", "prototypes", "sections", "cells", "items", "segments", "accessibility", "animations",
    "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics",
    "simulatedTabBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedMetricsContainer",
    "extendedEdge", "keyCommands", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems",
    "tableViewCellContentView", "collectionViewCellContentView", "state", "buttonConfiguration", "textInputTraits",
    "autoresizingMask", "modifierFlags",
  ]

  /// Attributes that matter in the editor only, or that another part of the loading reads.
  static let ignoredAttributes: Set<String> = [
    "userComments", "canvasLocation", "customSize", "freeformSize", "modalFormSheetSize", "modalPageSheetSize",
    "id", "key", "sceneMemberID", "customClass", "customModule", "customModuleProvider", "userLabel", "fixedFrame", "misplaced",
    "ambiguous", "verifyAmbiguity", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "storyboardIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "reuseIdentifier", "dataMode", "tableViewCell", "usesAttributedText",
    "hasAttributedTitle", "reversesTitleShadowWhenHighlighted", "pointerInteraction", "springLoaded", "wantsLayer",
    "autoresizesArchivedViewToFullSize", "colorMatched", "initialViewController", "contentViewInsetsToSafeArea",
    "adjustsLetterSpacingToFitWidth", "useAutomaticPreferredMaxLayoutWidth", "minimumFontSize", "showsTouchWhenHighlighted",
    "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "segmentControlStyle", "simulatedAppContext", "role",
    "changesSelectionAsPrimaryAction", "buttonType", "style", "systemItem", "customUserAgent", "largeContentImage",
    "interactionActivityTrackingBaseName", "wrapsForRowClipping", "catalog", "nibName", "layoutMarginsFollowReadableWidth",
    "transitionStyle", "navigationOrientation", "spineLocation", "contentHuggingElements",
    "verticalCompressionResistancePriority",
    "horizontalCompressionResistancePriority", "verticalHuggingPriority", "horizontalHuggingPriority", "rowHeight_",
    "apportionsSegmentWidthsByContent", "fillerRowHeight", "appearanceType", "showsSelectionIndicator", "calendarType",
  ]
}
