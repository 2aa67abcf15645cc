import Foundation

/// What `UIAlertView` and `UIActionSheet` have in common: titles of buttons by their numbers, and the alert controller that shows them.
@MainActor final class OldAlert {
  private(set) var titles: [String] = []
  private(set) weak var controller: UIAlertController?
  var cancelIndex = -1
  var destructiveIndex = -1

  func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  func title(_ index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// The first button that neither cancels nor deletes.
  var firstOther: Int { titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1 }
  var isVisible: Bool { controller?.presentingViewController != nil }

  /// Presents the alert in front of what a person looks at. The button that cancels has the style of its kind, and so is shown last.
  func show(
    _ controller: UIAlertController, in window: UIWindow?, shown: @escaping () -> Void, chosen: @escaping (Int) -> Void
  ) {
    guard let front = (window ?? UIApplication.shared.keyWindow ?? UIWindow.all.last { !$0.isHidden })?.frontController else {
      return
    }
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
      controller.addAction(UIAlertAction(title: title, style: style) { _ in chosen(index) })
    }
    self.controller = controller
    front.present(controller, animated: true, completion: shown)
  }

  /// The app takes the alert away, as if the button had been tapped.
  func dismiss(animated: Bool, chosen: @escaping () -> Void) {
    guard let controller, let presenting = controller.presentingViewController else { return }
    presenting.dismiss(animated: animated, completion: chosen)
  }
}
