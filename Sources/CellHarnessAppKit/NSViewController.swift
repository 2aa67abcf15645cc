import Foundation
import UIKit

/// Manages a view of a Mac.
@preconcurrency @MainActor open class NSViewController: NSResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var title: String? { didSet { counterpart.title = title } }
  open var representedObject: Any?
  open var preferredContentSize: CGSize {
    get { counterpart.preferredContentSize }
    set { counterpart.preferredContentSize = newValue }
  }

  // MARK: View

  open var view: NSView {
    get {
      if let loaded { return loaded }
      loadView()
      let made = loaded ?? NSView(frame: .zero)
      loaded = made
      made.nextResponder = self
      viewDidLoad()
      return made
    }
    set { loaded = newValue }
  }
  private var loaded: NSView?
  open var isViewLoaded: Bool { loaded != nil }
  open var viewIfLoaded: NSView? { loaded }
  /// Makes the view. Without a nib of a Mac, which nobody reads here, that is an empty one.
  open func loadView() { view = NSView(frame: .zero) }

  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}

  // MARK: Controllers in it

  open private(set) var children: [NSViewController] = []
  open private(set) weak var parent: NSViewController?

  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
    childViewController.counterpart.loadViewIfNeeded()
    counterpart.addChild(childViewController.counterpart)
    childViewController.counterpart.didMove(toParent: counterpart)
  }
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    counterpart.willMove(toParent: nil)
    counterpart.removeFromParent()
  }

  /// The host's controller that appears in its stead.
  lazy var counterpart: UIViewController = makeCounterpart()
  func makeCounterpart() -> UIViewController { Counterpart(self) }
}

/// Shows the view of a Mac's controller, and tells the controller what happens to it.
final class Counterpart: UIViewController {
  private weak var owner: NSViewController?

  init(_ owner: NSViewController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = owner?.view.backing ?? UIView() }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    owner?.viewWillAppear()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    owner?.viewDidAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    owner?.viewWillDisappear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    owner?.viewDidDisappear()
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    owner?.viewWillLayout()
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    owner?.viewDidLayout()
  }
}
