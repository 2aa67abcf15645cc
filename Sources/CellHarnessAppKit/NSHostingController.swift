import Foundation
import SwiftUI
import UIKit

/// Shows a SwiftUI view in a controller of a Mac.
@preconcurrency @MainActor open class NSHostingController<Content: View>: NSViewController {
  private let hosting: UIHostingController<Content>

  public init(rootView: Content) {
    hosting = UIHostingController(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) {
    hosting = UIHostingController(rootView: rootView)
    super.init(coder: coder)
  }
  public required init?(coder: NSCoder) { nil }

  /// What it shows; another one is another value of the same view, and keeps its state.
  open var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }
  open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(in: size) }

  open override func loadView() {
    view = NSView(frame: .zero)
    hosting.view.frame = view.backing.bounds
    hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backing.addSubview(hosting.view)
  }
  override func makeCounterpart() -> UIViewController {
    let made = super.makeCounterpart()
    made.addChild(hosting)
    hosting.didMove(toParent: made)
    return made
  }
}
