import CoreGraphics
import HeadlessCore
@_spi(CellHarness) import UIKit

/// A view that shows SwiftUI content and has no controller, as libraries make one where there is no place for a controller.
///
/// The content's environment follows the traits of the view; its size is the view's intrinsic one.
@preconcurrency @MainActor open class _UIHostingView<Content: View>: UIView {
  private let host: ControllerHostingView
  private var content: Content

  public required init(rootView: Content) {
    content = rootView
    host = ControllerHostingView(graph: ViewGraph(root: rootView, environment: EnvironmentValues()))
    super.init(frame: .zero)
    host.contentName = TypeNames.plain(Content.self)
    host.graph.onIdealSizeChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    host.onSurroundingsChange = { [weak self] in self?.followSurroundings() }
    addSubview(host)
    followSurroundings()
  }

  public required init?(coder: NSCoder) { nil }

  /// Another content in the place of the first: state stays where its views do.
  public var rootView: Content {
    get { content }
    set {
      content = newValue
      host.graph.setRoot(newValue, environment: nil)
      invalidateIntrinsicContentSize()
      host.setNeedsLayout()
    }
  }

  private func followSurroundings() {
    var environment = EnvironmentValues()
    environment.adopt(traitCollection)
    host.graph.setRoot(content, environment: environment)
    host.setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    host.appeared = window != nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    host.frame = bounds
  }

  open override var intrinsicContentSize: CGSize { host.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { host.sizeThatFits(size) }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    host.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
  }
}
