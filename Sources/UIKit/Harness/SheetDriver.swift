import Foundation
import HeadlessCore

/// What stands in front of the other screens, and the finger that pulls a sheet down.
@_spi(CellHarness) @MainActor public enum SheetDriver {
  /// The controller that was presented last, if it takes every touch: the rows behind it are out of a finger's reach. A search, a
  /// presentation of the app's own and a sheet that leaves what is behind it undimmed do not.
  public static func cover(in window: UIWindow) -> UIViewController? {
    guard let front = presented(in: window), !(front is UISearchController), front.customTransition == nil,
      front.sheetCompanion?.largestUndimmedDetentIdentifier == nil
    else { return nil }
    return front
  }

  /// What takes every touch in place of the screens behind it: the view of what was presented last, or the results of a search.
  public static func coverView(in window: UIWindow) -> UIView? {
    if let cover = cover(in: window)?.viewIfLoaded { return results(in: window, inside: cover) ?? cover }
    return results(in: window, inside: window)
  }

  /// The view of the presented screen that hides those behind it, or of the results of a search in front. A question leaves them in sight, and
  /// so do a sheet of the system's, a popover and a small form on a tablet, and what does not cover them for a finger either.
  public static func hidingView(in window: UIWindow) -> UIView? {
    var screens: [UIViewController] = []
    while let next = (screens.last ?? window.rootViewController)?.presentedViewController { screens.append(next) }
    let front = screens.last(where: hides)?.viewIfLoaded
    return results(in: window, inside: front ?? window) ?? front
  }

  private static func hides(_ screen: UIViewController) -> Bool {
    switch screen {
    case is UIAlertController, is UISearchController, is UIActivityViewController, is UIColorPickerViewController,
      is UIFontPickerViewController:
      return false
    case _: break
    }
    guard screen.customTransition == nil, screen.sheetCompanion?.largestUndimmedDetentIdentifier == nil else {
      return false
    }
    switch screen.modalPresentationStyle {
    case .popover, .formSheet: return screen.traitCollection.userInterfaceIdiom != .pad
    case .automatic, .pageSheet, .fullScreen, .currentContext, .custom, .none: return true
    // What is shown over the others, as a dialog on a dimmed ground, leaves them in sight unless its ground is opaque.
    case .overFullScreen, .overCurrentContext:
      guard let view = screen.viewIfLoaded else { return false }
      return (view.backgroundColor?.cgColor.alpha ?? 0) >= 1 && view.alpha >= 1
    }
  }

  private static func results(in window: UIWindow, inside cover: UIView) -> UIView? {
    guard let search = window.frontController?.storedNavigationItem?.searchController, search.screenBelowResults != nil,
      let view = search.viewIfLoaded, view.isDescendant(of: cover)
    else { return nil }
    return view
  }

  /// The sheet in front; nil if what is in front is none that a finger could pull down. What asks a question is answered instead.
  public static func sheet(in window: UIWindow) -> UIViewController? {
    guard let front = presented(in: window), !(front is UISearchController), front.customTransition == nil,
      !(front is UIAlertController), !(front is UIActivityViewController)
    else { return nil }
    return switch front.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: front
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: nil
    }
  }

  /// Pulls the sheet in front down. Where the app keeps it, it stays, and the app is told of the attempt.
  public static func pullDown(_ sheet: UIViewController) {
    let presentation = sheet.presentationController
    func delegate() -> (any UIAdaptivePresentationControllerDelegate)? { presentation?.delegate }
    guard let presentation, !isKept(sheet), delegate()?.presentationControllerShouldDismiss(presentation) ?? true else {
      if let presentation { delegate()?.presentationControllerDidAttemptToDismiss(presentation) }
      return
    }
    delegate()?.presentationControllerWillDismiss(presentation)
    sheet.presentingViewController?.dismiss(animated: true) { delegate()?.presentationControllerDidDismiss(presentation) }
  }

  /// True if the controller keeps itself on screen, or the one that a person looks at in it does.
  private static func isKept(_ sheet: UIViewController) -> Bool {
    if sheet.isModalInPresentation { return true }
    let inner = (sheet as? UINavigationController)?.topViewController ?? (sheet as? UITabBarController)?.selectedViewController
    return inner.map(isKept) ?? false
  }

  private static func presented(in window: UIWindow) -> UIViewController? {
    var front: UIViewController?
    while let next = (front ?? window.rootViewController)?.presentedViewController { front = next }
    return front
  }
}
