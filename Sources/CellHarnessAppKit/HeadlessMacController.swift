import Foundation
import UIKit

/// Shows a controller of a Mac on the host, so that a screen has it under test:
/// `var rootViewController: UIViewController { HeadlessMacController(NSHostingController(rootView: SettingsView())) }`.
@preconcurrency @MainActor public final class HeadlessMacController: UIViewController {
  /// The controller that is shown.
  public let controller: NSViewController

  /// Creates it for a controller, which it keeps.
  public init(_ controller: NSViewController) {
    self.controller = controller
    super.init(nibName: nil, bundle: nil)
    title = controller.title
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let shown = controller.counterpart
    addChild(shown)
    shown.view.frame = view.bounds
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    controller.counterpart.view.frame = view.bounds
  }
}
