extension UIWindow {
  /// The controller a person looks at: presented before pushed before root.
  @_spi(CellHarness) public var frontController: UIViewController? {
    var top = rootViewController
    while let current = top {
      if let presented = current.presentedViewController {
        top = presented
      } else if let navigation = current as? UINavigationController, let visible = navigation.topViewController {
        top = visible
      } else if let tabs = current as? UITabBarController, let selected = tabs.selectedViewController {
        top = selected
      } else if let split = current as? UISplitViewController, let single = split.arrangement.single {
        top = single
      } else if let inner = current.embeddedContainer {
        top = inner
      } else {
        return current
      }
    }
    return nil
  }

  /// The controllers whose bars a finger reaches: of columns side by side the one in front of each, else the one in front.
  @_spi(CellHarness) public var frontControllers: [UIViewController] {
    guard let front = frontController else { return [] }
    guard let split = front as? UISplitViewController else { return [front] }
    let columns = split.arrangement.shown(of: split).map { ($0 as? UINavigationController)?.topViewController ?? $0 }
    return columns.isEmpty ? [front] : columns
  }
}

extension UIViewController {
  /// A stack, tabs or columns that fill an app's own container.
  fileprivate var embeddedContainer: UIViewController? {
    guard let root = viewIfLoaded else { return nil }
    return children.last { child in
      guard child is UINavigationController || child is UITabBarController || child is UISplitViewController,
        let view = child.viewIfLoaded, view.isDescendant(of: root), !view.isHidden, view.alpha >= 0.01
      else { return false }
      let frame = view.convert(view.bounds, to: root)
      return frame.width >= root.bounds.width * 0.9 && frame.height >= root.bounds.height * 0.6
    }
  }
}
