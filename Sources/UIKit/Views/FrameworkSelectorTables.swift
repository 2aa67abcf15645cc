import Foundation
@_spi(CellHarness) import SelectorDispatch

/// Methods of this module that apps send by selector.
@section("cellharness_selectors") @used
private let selectorsOfUIKit: @convention(c) @Sendable () -> Void = {
  SelectorFailure.exceptionHandler = { raise("OBJC-01", $0) }
  SelectorFailure.unsupportedHandler = { missing($0) }
  FrameworkKeys.add()
  SelectorTables.addFramework(NibSegueStarter.self) { NibSegueStarter.methods() }
  SelectorTables.addFramework(UIResponder.self) { UIResponderSelectors.methods() }
  SelectorTables.addFramework(UIView.self) { UIViewSelectors.methods() }
  SelectorTables.addFramework(UIViewController.self) { UIViewControllerSelectors.methods() }
  SelectorTables.addFramework(UINavigationController.self) { UINavigationControllerSelectors.methods() }
  SelectorTables.addFramework(UITableView.self) { UITableViewSelectors.methods() }
  SelectorTables.addFramework(UICollectionView.self) { UICollectionViewSelectors.methods() }
}

private enum UIResponderSelectors {
  static func methods() -> [SelectorMethod] {
    [
      SelectorMethod("becomeFirstResponder", of: UIResponder.self) { object, _ in object.becomeFirstResponder() },
      SelectorMethod("resignFirstResponder", of: UIResponder.self) { object, _ in object.resignFirstResponder() },
      SelectorMethod("reloadInputViews", of: UIResponder.self) { object, _ in object.reloadInputViews() },
      SelectorMethod("cut:", of: UIResponder.self) { object, arguments in object.cut(arguments.value(0)) },
      SelectorMethod("copy:", of: UIResponder.self) { object, arguments in object.copy(arguments.value(0)) },
      SelectorMethod("paste:", of: UIResponder.self) { object, arguments in object.paste(arguments.value(0)) },
      SelectorMethod("delete:", of: UIResponder.self) { object, arguments in object.delete(arguments.value(0)) },
    ]
  }
}

private enum UIViewSelectors {
  static func methods() -> [SelectorMethod] {
    [
      SelectorMethod("endEditing:", of: UIView.self) { view, arguments in view.endEditing(arguments.flag(0)) },
      SelectorMethod("setNeedsLayout", of: UIView.self) { view, _ in view.setNeedsLayout() },
      SelectorMethod("layoutIfNeeded", of: UIView.self) { view, _ in view.layoutIfNeeded() },
      SelectorMethod("setNeedsDisplay", of: UIView.self) { view, _ in view.setNeedsDisplay() },
      SelectorMethod("removeFromSuperview", of: UIView.self) { view, _ in view.removeFromSuperview() },
    ]
  }
}

private enum UIViewControllerSelectors {
  static func methods() -> [SelectorMethod] {
    [
      SelectorMethod("dismissViewControllerAnimated:completion:", of: UIViewController.self) { controller, arguments in
        controller.dismiss(animated: arguments.flag(0))
      }
    ]
  }
}

private enum UINavigationControllerSelectors {
  static func methods() -> [SelectorMethod] {
    [
      SelectorMethod("popViewControllerAnimated:", of: UINavigationController.self) { controller, arguments in
        controller.popViewController(animated: arguments.flag(0))
      },
      SelectorMethod("popToRootViewControllerAnimated:", of: UINavigationController.self) { controller, arguments in
        controller.popToRootViewController(animated: arguments.flag(0))
      },
    ]
  }
}

private enum UITableViewSelectors {
  static func methods() -> [SelectorMethod] {
    [SelectorMethod("reloadData", of: UITableView.self) { list, _ in list.reloadData() }]
  }
}

private enum UICollectionViewSelectors {
  static func methods() -> [SelectorMethod] {
    [SelectorMethod("reloadData", of: UICollectionView.self) { list, _ in list.reloadData() }]
  }
}
