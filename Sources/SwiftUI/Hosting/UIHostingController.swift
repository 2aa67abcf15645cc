import HeadlessCore
@_spi(CellHarness) import UIKit

/// What a hosting controller keeps in step with its content's ideal size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Keeps `preferredContentSize` at the ideal size (HC-03).
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// Invalidates the view's intrinsic size when the ideal size changes (HC-03).
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// A view controller that shows a SwiftUI view.
///
/// Setting ``rootView`` updates in place; nothing resets state (HC-01).
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private struct Surroundings: Equatable {
    var traits = UITraitCollection.standard
    var state = UIApplication.State.active
  }

  private let host: HostingView
  /// What the content's environment was made from.
  private var surroundings = Surroundings()
  private var content: Content

  public init(rootView: Content) {
    content = rootView
    host = HostingView(graph: ViewGraph(root: rootView, environment: EnvironmentValues()))
    super.init(nibName: nil, bundle: nil)
    host.onSurroundingsChange = { [weak self] in self?.followSurroundings() }
  }

  /// The content's environment is what the controller's traits say.
  private func followSurroundings() {
    let now = Surroundings(traits: traitCollection, state: UIApplication.shared.applicationState)
    guard now != surroundings else { return }
    surroundings = now
    var environment = EnvironmentValues()
    environment.adopt(traitCollection)
    host.graph.setRoot(content, environment: environment)
    host.setNeedsLayout()
  }

  public required init?(coder: NSCoder) { nil }

  public var rootView: Content {
    get { content }
    set {
      content = newValue
      host.graph.setRoot(newValue, environment: nil)
      host.setNeedsLayout()
      if sizingOptions.contains(.intrinsicContentSize) { host.invalidateIntrinsicContentSize() }
      updatePreferredSize()
    }
  }

  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { updatePreferredSize() }
  }

  open override func loadView() { view = host }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    host.appeared = true
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.appeared = false
  }

  /// The size the content takes; numbers from 2,777,780 up mean "as large as ideal" (HC-02).
  open func sizeThatFits(in size: CGSize) -> CGSize {
    host.graph.update()
    func proposal(_ value: CGFloat) -> CGFloat? { value >= 2_777_780 ? nil : value }
    return host.graph.sizeThatFits(ProposedViewSize(width: proposal(size.width), height: proposal(size.height)))
  }

  private func updatePreferredSize() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    host.graph.update()
    preferredContentSize = host.graph.sizeThatFits(.unspecified)
  }
}
