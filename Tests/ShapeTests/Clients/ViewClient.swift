// Compiled by ClientTests in both language modes: subclasses of views and controllers, and calls as apps write them.
import UIKit

final class BadgeView: UIView {
  @Invalidating(.layout) var spacing: CGFloat = 8
  @Invalidating(.display, .intrinsicContentSize) var text = ""

  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var topAnchor: NSLayoutYAxisAnchor { subviews.first?.topAnchor ?? super.topAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIImageView() }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
  override var showsLargeContentViewer: Bool {
    get { true }
    set {}
  }
}

class PillStack: UIStackView {
  // Apple's is a convenience: a subclass overrides nothing here.
  convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews.forEach { addArrangedSubview($0) }
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

final class NotesScroll: UIScrollView {
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
}

final class ContainerController: UIViewController, UISearchBarDelegate {
  override var nibName: String? { "Container" }
  override var presentationController: UIPresentationController? { super.presentationController }
  override var splitViewController: UISplitViewController? { nil }
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    text != "\n"
  }

  func swap(_ old: UIViewController, _ new: UIViewController) {
    transition(from: old, to: new, duration: 0.2, options: .transitionCrossDissolve, animations: nil)
    transition(from: old, to: new, duration: 0.2, animations: { new.view.alpha = 1 }) { _ in new.didMove(toParent: self) }
    transitionCoordinator?.animate(alongsideTransition: { _ in })
    transitionCoordinator?.animateAlongsideTransition(in: view, animation: { _ in })
    UIView.animate(withDuration: 0.2) { self.view.alpha = 0 }
    UIView.transition(with: view, duration: 0.2, animations: nil)
  }

  func fit(_ container: any UIContentContainer) -> CGSize {
    container.size(forChildContentContainer: self, withParentContainerSize: view.bounds.size)
  }
}

/// No actor is known here.
func opened(_ url: URL) -> Bool {
  let largest = UIView.layoutFittingExpandedSize
  let automatic = UICollectionViewFlowLayout.automaticSize
  return largest.width > automatic.width && UISegmentedControl.noSegment < 0 && UIApplication.openSettingsURLString != url.scheme
}

@MainActor func inBackground(_ application: UIApplication) {
  let task = application.beginBackgroundTask(withName: "save") {}
  application.endBackgroundTask(task)
  application.open(URL(fileURLWithPath: "/"))
}
