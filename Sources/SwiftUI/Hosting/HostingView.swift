import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// A UIKit view that shows a view graph: layout, touches, text input, appearance.
@MainActor class HostingView: UIView, UIKeyInput, CellContentLifecycle, SwipeActionProviding {
  let graph: ViewGraph
  /// The controller whose view this is; it may be gone while the view is still used.
  weak var controller: UIViewController?
  /// What the controller shows.
  var contentName = ""
  /// True if a representable part of another view keeps the controller.
  var isChild = false
  /// Set while the cell waits in the pool: the next display is a redisplay.
  private var wasHiddenForReuse = false
  private var ownsTouch = false

  init(graph: ViewGraph) {
    self.graph = graph
    super.init(frame: .zero)
    backgroundColor = nil
    graph.platformHost = self
    graph.platform = self
    // A write that comes late finds the graph without its view (RU-09).
    graph.owner = { [weak self] in self.map(GraphOwner.init) ?? GraphOwner(item: nil, cell: nil, flags: []) }
    graph.onNeedsUpdate = { [weak self] in self?.setNeedsLayout() }
    graph.onIdealSizeChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
  }

  required init?(coder: NSCoder) { nil }

  /// Puts what the view shows into the graph again; subclasses know what that is.
  func apply() {}

  /// What the view's owner does when traits or the app's phase change.
  var onSurroundingsChange: (() -> Void)?

  override func surroundingsDidChange() {
    super.surroundingsDidChange()
    apply()
    onSurroundingsChange?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { onSurroundingsChange?() }
  }

  /// True while the content counts as on screen.
  var appeared = false {
    didSet {
      guard appeared != oldValue else { return }
      graph.appeared = appeared
      graph.update()
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    graph.update()
    graph.layout(in: bounds.size)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    graph.update()
    let size = graph.sizeThatFits(
      ProposedViewSize(
        width: horizontal == .required ? targetSize.width : nil, height: vertical == .required ? targetSize.height : nil))
    return CGSize(width: roundedUpToPixel(size.width), height: roundedUpToPixel(size.height))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    graph.update()
    return graph.sizeThatFits(ProposedViewSize(width: size.width, height: size.height))
  }

  override var intrinsicContentSize: CGSize {
    graph.update()
    return graph.sizeThatFits(.unspecified)
  }

  private func roundedUpToPixel(_ value: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 3
    // A hair below the next pixel counts as on it, or sums of thirds would grow by a pixel.
    return ((value * scale) - 0.001).rounded(.up) / scale
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), graph.isInteractive(at: point) else {
      super.touchesBegan(touches, with: event)
      return
    }
    ownsTouch = true
    graph.touchDown(at: point)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard ownsTouch, let point = touches.first?.location(in: self) else {
      super.touchesMoved(touches, with: event)
      return
    }
    graph.touchMoved(to: point)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard ownsTouch, let point = touches.first?.location(in: self) else {
      super.touchesEnded(touches, with: event)
      return
    }
    ownsTouch = false
    graph.touchUp(at: point)
    graph.update()
    if graph.focusedField { becomeFirstResponder() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard ownsTouch else {
      super.touchesCancelled(touches, with: event)
      return
    }
    ownsTouch = false
    graph.touchCancelled()
  }

  // MARK: Text input

  override var canBecomeFirstResponder: Bool { graph.focusedField }

  override func resignFirstResponder() -> Bool {
    graph.resignFocus()
    return super.resignFirstResponder()
  }

  var hasText: Bool { graph.focusedText?.isEmpty == false }

  func insertText(_ text: String) { graph.insertText(text) }

  func deleteBackward() { graph.deleteBackward() }

  // MARK: Cell

  func cellWillDisplay() {
    if wasHiddenForReuse, RunContext.profile.stateResetsOnRedisplay {
      // iOS 18 recreates all state when a recycled cell shows again (RU-03); the height is looked at once more (RU-07).
      graph.resetState()
      graph.update()
      invalidateIntrinsicContentSize()
    }
    wasHiddenForReuse = false
    appeared = true
  }

  func cellDidEndDisplaying() { appeared = false }

  func cellHiddenForReuse() { wasHiddenForReuse = true }

  func swipeActions(for edge: CellTrace.Edge) -> UISwipeActionsConfiguration? {
    let items = graph.rootSwipeActions(edge: edge == .leading ? .leading : .trailing)
    guard !items.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: items.map(\.contextualAction))
    configuration.performsFirstActionWithFullSwipe = items.allSatisfy(\.allowsFullSwipe)
    return configuration
  }

  override func describe(into builder: inout AppearanceBuilder) { graph.describe(into: &builder) }
}

extension GraphOwner {
  /// The item that the cell around a view serves now, or for whom the running code runs.
  @MainActor fileprivate init(_ view: UIView) {
    if let binding = view.enclosingCellBinding {
      self.init(item: binding.item, cell: binding.cell, flags: binding.flags, serving: binding.serving)
    } else if let current = Provenance.current {
      self.init(item: current.item, cell: current.cell, flags: current.flags, serving: current.serving)
    } else {
      self.init(item: nil, cell: nil, flags: [])
    }
  }
}

extension SwipeActionItem {
  /// The UIKit action that a hosted button becomes (UH-23).
  @MainActor fileprivate var contextualAction: UIContextualAction {
    let action = UIContextualAction(style: role == .destructive ? .destructive : .normal, title: title) { _, _, done in
      self.action()
      done(true)
    }
    // Made here on behalf of a button, whose own place SwiftUI does not tell.
    action.born = nil
    return action
  }
}
