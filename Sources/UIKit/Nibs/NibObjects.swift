import CoreGraphics
import Foundation
import HeadlessCore

/// What is neither a view nor a controller: items of bars, recognizers, layouts.
extension NibLoading {
  func fillPlain(_ object: AnyObject, _ element: NibElement) {
    switch object {
    case let item as UINavigationItem: fill(item, element)
    case let item as UIBarButtonItem: fill(item, element)
    case let item as UITabBarItem: fill(item, element)
    case let recognizer as UIGestureRecognizer: fill(recognizer, element)
    case let layout as UICollectionViewFlowLayout:
      setAttributes(element, on: layout) { name, value in
        guard let setter = NibAttributes.flowLayout[name] else { return false }
        setter(layout, value)
        return true
      }
    default: break
    }
  }

  private func fill(_ item: UINavigationItem, _ element: NibElement) {
    setAttributes(element, on: item) { name, value in
      switch name {
      case "title": item.title = value.string
      case "prompt": item.prompt = value.string
      case "backButtonTitle": item.backButtonTitle = value.string
      case "hidesBackButton": item.hidesBackButton = value.flag
      case "leftItemsSupplementBackButton": item.leftItemsSupplementBackButton = value.flag
      case "largeTitleDisplayMode":
        item.largeTitleDisplayMode = value.named(UINavigationItem.LargeTitleDisplayMode.self) ?? .automatic
      default: return false
      }
      return true
    }
    func items(_ list: String, _ key: String) -> [UIBarButtonItem] {
      let elements = element.inside(list) + [element.child(key: key)].compactMap { $0 }
      return elements.compactMap { object(of: $0) as? UIBarButtonItem }
    }
    let (left, right) = (items("leftBarButtonItems", "leftBarButtonItem"), items("rightBarButtonItems", "rightBarButtonItem"))
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
    item.backBarButtonItem = element.child(key: "backBarButtonItem").flatMap { object(of: $0) as? UIBarButtonItem }
    item.titleView = element.child(key: "titleView").flatMap(view)
  }

  private func fill(_ item: UIBarButtonItem, _ element: NibElement) {
    if let name = element.attributes["systemItem"] {
      item.systemItem = value(name).named(UIBarButtonItem.SystemItem.self)
    }
    if element.attributes["style"] == "done" { item.style = .done }
    item.customView =
      element.children.first { $0.key == "customView" || (NibNames.classes[$0.name] as? UIView.Type) != nil }.flatMap(view)
    setAttributes(element, on: item) { name, value in
      switch name {
      case "title": item.title = value.string
      case "image": item.image = value.image
      case "enabled": item.isEnabled = value.flag
      case "hidden": item.isHidden = value.flag
      case "selected": item.isSelected = value.flag
      case "tag": item.tag = value.integer
      case "width": item.width = value.number
      case "tintColor": item.tintColor = value.color
      case "landscapeImage": item.landscapeImagePhone = value.image
      case "backgroundImage", "inset", "imageInsets", "preferredSymbolConfiguration": break
      default: return false
      }
      return true
    }
  }

  private func fill(_ item: UITabBarItem, _ element: NibElement) {
    setAttributes(element, on: item) { name, value in
      switch name {
      case "title": item.title = value.string
      case "image": item.image = value.image
      case "selectedImage": item.selectedImage = value.image
      case "tag": item.tag = value.integer
      case "badgeValue": item.badgeValue = value.string
      case "enabled": item.isEnabled = value.flag
      case "inset", "imageInsets", "badgeColor", "titlePositionAdjustment": break
      default: return false
      }
      return true
    }
  }

  private func fill(_ recognizer: UIGestureRecognizer, _ element: NibElement) {
    setAttributes(element, on: recognizer) { name, value in
      switch (name, recognizer) {
      case ("enabled", _): recognizer.isEnabled = value.flag
      case ("cancelsTouchesInView", _): recognizer.cancelsTouchesInView = value.flag
      case ("delaysTouchesBegan", _): recognizer.delaysTouchesBegan = value.flag
      case ("delaysTouchesEnded", _): recognizer.delaysTouchesEnded = value.flag
      case ("numberOfTapsRequired", let tap as UITapGestureRecognizer): tap.numberOfTapsRequired = value.integer
      case ("numberOfTouchesRequired", let tap as UITapGestureRecognizer): tap.numberOfTouchesRequired = value.integer
      case ("minimumPressDuration", let press as UILongPressGestureRecognizer):
        press.minimumPressDuration = TimeInterval(value.number)
      case ("allowableMovement", let press as UILongPressGestureRecognizer): press.allowableMovement = value.number
      case ("numberOfTapsRequired", let press as UILongPressGestureRecognizer): press.numberOfTapsRequired = value.integer
      case ("minimumNumberOfTouches", let pan as UIPanGestureRecognizer): pan.minimumNumberOfTouches = value.integer
      case ("maximumNumberOfTouches", let pan as UIPanGestureRecognizer): pan.maximumNumberOfTouches = value.integer
      case ("numberOfTouchesRequired", let swipe as UISwipeGestureRecognizer): swipe.numberOfTouchesRequired = value.integer
      case ("direction", let swipe as UISwipeGestureRecognizer): swipe.direction = NibLoading.direction(value.text)
      case ("scale", _), ("rotation", _): break
      default: return false
      }
      return true
    }
  }

  private static func direction(_ name: String) -> UISwipeGestureRecognizer.Direction {
    switch name {
    case "left": .left
    case "up": .up
    case "down": .down
    default: .right
    }
  }

  // MARK: Controllers

  func fill(_ controller: UIViewController, _ element: NibElement) {
    if let id = element.id { know(controller, id: id) }
    controller.nibSource = source
    setAttributes(element, on: controller) { set($0, $1, of: controller) }
    if let item = element.first("navigationItem") { controller.storedNavigationItem = object(of: item) as? UINavigationItem }
    if let item = element.first("tabBarItem") { controller.tabBarItem = object(of: item) as? UITabBarItem }
    let items = element.inside("toolbarItems").compactMap { object(of: $0) as? UIBarButtonItem }
    if !items.isEmpty { controller.toolbarItems = items }
    if let navigation = controller as? UINavigationController {
      if let bar = element.first("navigationBar") { fill(part: navigation.navigationBar, bar) }
      if let bar = element.first("toolbar"), let own = navigation.toolbar { fill(part: own, bar) }
    }
    if let bar = element.first("tabBar"), let tabs = controller as? UITabBarController { fill(part: tabs.tabBar, bar) }
  }

  private func set(_ name: String, _ value: NibValue, of controller: UIViewController) -> Bool {
    switch name {
    case "title": controller.title = value.string
    case "definesPresentationContext": controller.definesPresentationContext = value.flag
    case "providesPresentationContextTransitionStyle": controller.providesPresentationContextTransitionStyle = value.flag
    case "extendedLayoutIncludesOpaqueBars": controller.extendedLayoutIncludesOpaqueBars = value.flag
    case "automaticallyAdjustsScrollViewInsets": controller.automaticallyAdjustsScrollViewInsets = value.flag
    case "hidesBottomBarWhenPushed": controller.hidesBottomBarWhenPushed = value.flag
    case "modalPresentationStyle":
      controller.modalPresentationStyle = NibChoices.presentation[value.text] ?? .automatic
    case "modalTransitionStyle":
      controller.modalTransitionStyle = value.named(UIModalTransitionStyle.self) ?? .coverVertical
    case "modalInPresentation": controller.isModalInPresentation = value.flag
    case "interfaceStyle":
      controller.overrideUserInterfaceStyle = value.named(UIUserInterfaceStyle.self) ?? .unspecified
    case "restorationIdentifier": controller.restorationIdentifier = value.text
    case "preferredContentSize": controller.preferredContentSize = value.size
    case "navigationBarHidden": (controller as? UINavigationController)?.isNavigationBarHidden = value.flag
    case "toolbarHidden": (controller as? UINavigationController)?.isToolbarHidden = value.flag
    case "hidesBarsOnSwipe": (controller as? UINavigationController)?.hidesBarsOnSwipe = value.flag
    case "hidesBarsOnTap": (controller as? UINavigationController)?.hidesBarsOnTap = value.flag
    case "allowDoubleColumnStyle":
      if value.flag { (controller as? UISplitViewController)?.takesColumns() }
    case "clearsSelectionOnViewWillAppear":
      (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = value.flag
      (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = value.flag
    case "freeformSize", "wantsFullScreenLayout", "hidesBarsWhenVerticallyCompact", "hidesBarsWhenKeyboardAppears",
      "barPosition", "preferredDisplayMode", "primaryEdge", "behavior", "primaryBackgroundStyle", "displayModeButtonVisibility",
      "presentsWithGesture",
      "contentSizeForViewInPopover", "extendedLayout", "view", "tabBarItem", "navigationItem", "disablesBouncing":
      break
    default: return false
    }
    return true
  }
}
