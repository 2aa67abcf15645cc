import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// A UIKit view that shows a view graph: layout, touches, text input, appearance.
@MainActor class HostingView: UIView, UIKeyInput, KeyboardHolder, CellContentLifecycle, SwipeActionProviding {
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
  /// The view that shows the part of the content in which the last touch came down, where that has one of its own.
  weak var touchedPart: UIView?
  /// HC-06: a root that was set is not rendered before the next layout; until then sizes are those of the old one.
  var rendersLater = false

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
    if window != nil {
      onSurroundingsChange?()
      graph.hostEnteredWindow()
    }
  }

  // What the content started ends with the view, also if it was never taken out of its window.
  deinit { MainThread.assume { graph.tearDown() } }

  /// True while the content counts as on screen.
  var appeared = false {
    didSet {
      guard appeared != oldValue else { return }
      graph.appeared = appeared
      graph.update()
    }
  }

  // MARK: Layout

  /// Asked for a layout while its controller is being shown, the content comes on screen now and not with the end of the frame (ST-35).
  override func layoutIfNeeded() {
    if let controller, let window, !window.isHidden, controller.isAppearing { appeared = true }
    super.layoutIfNeeded()
  }

  /// What content keeps away from at the edges.
  var unsafeInsets: UIEdgeInsets { .zero }

  override func layoutSubviews() {
    super.layoutSubviews()
    rendersLater = false
    graph.update()
    let insets = unsafeInsets
    graph.layout(
      in: CGSize(
        width: max(0, bounds.width - insets.left - insets.right), height: max(0, bounds.height - insets.top - insets.bottom)),
      at: CGPoint(x: insets.left, y: insets.top))
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The size for a proposal, the unsafe area included; nil asks for the ideal.
  func contentSize(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    let insets = unsafeInsets
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    let proposal = ProposedViewSize(width: width.map { max(0, $0 - across) }, height: height.map { max(0, $0 - down) })
    if !rendersLater { graph.update() }
    let size = rendersLater ? graph.renderedSize(proposal) : graph.sizeThatFits(proposal)
    return CGSize(width: size.width + across, height: size.height + down)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let size = contentSize(
      horizontal == .required ? targetSize.width : nil, vertical == .required ? targetSize.height : nil)
    return CGSize(width: roundedUpToPixel(size.width), height: roundedUpToPixel(size.height))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(size.width, size.height) }

  override var intrinsicContentSize: CGSize { contentSize(nil, nil) }

  private func roundedUpToPixel(_ value: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 3
    // A hair below the next pixel counts as on it, or sums of thirds would grow by a pixel.
    return ((value * scale) - 0.001).rounded(.up) / scale
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), graph.isInteractive(at: point) else {
      // A touch that a row of a list hands on has been looked at there.
      if let touch = touches.first, touch.view === self { graph.focusTouchBegan(at: touch.location(in: self)) }
      super.touchesBegan(touches, with: event)
      return
    }
    ownsTouch = true
    touchedPart = nil
    graph.delaysPresses = delaysPresses
    graph.touchDown(at: point)
  }

  /// In a list that waits whether the finger scrolls, nothing looks pressed at once (IN-11).
  private var delaysPresses: Bool { TouchDriver.delay(at: self) > 0 }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard ownsTouch, let point = touches.first?.location(in: self) else {
      super.touchesMoved(touches, with: event)
      return
    }
    graph.touchMoved(to: point)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard ownsTouch, let point = touches.first?.location(in: self) else {
      if let point = touches.first?.location(in: self) {
        if graph.focusTouchEnded(at: point) { graph.update() }
      }
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

  var holdsKeyboard: Bool { graph.focusedField }

  func insertText(_ text: String) { graph.insertText(text) }

  func deleteBackward() { graph.deleteBackward() }

  // MARK: Cell

  func cellWillDisplay() {
    if wasHiddenForReuse, RunState.current.profile.stateResetsOnRedisplay {
      // iOS 18 recreates all state when a recycled cell shows again (RU-03). The update looks at the size once more: another
      // one than was measured with the last item's state invalidates it (RU-07).
      graph.resetState()
      graph.update()
    }
    wasHiddenForReuse = false
    appeared = true
  }

  func cellDidEndDisplaying() { appeared = false }

  func cellHiddenForReuse() { wasHiddenForReuse = true }

  func swipeActions(for edge: CellTrace.Edge) -> UISwipeActionsConfiguration? {
    let items = graph.rootSwipeActions(edge: edge == .leading ? .leading : .trailing)
    guard !items.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: items.map { $0.contextualAction(self) })
    configuration.performsFirstActionWithFullSwipe = items.allSatisfy(\.allowsFullSwipe)
    return configuration
  }

  override func describe(into builder: inout AppearanceBuilder) { graph.describe(into: &builder) }
}

extension GraphOwner {
  /// The item that the cell around a view serves now, or for whom the running code runs.
  @MainActor fileprivate init(_ view: UIView) {
    if let binding = view.enclosingCellBinding {
      self.init(
        item: binding.item, cell: binding.cell, flags: binding.flags, cellBinding: binding.cellBinding,
        isFromHandler: binding.hasContentOfHandler)
    } else if let current = Provenance.current {
      self.init(item: current.item, cell: current.cell, flags: current.flags, cellBinding: current.cellBinding)
    } else {
      self.init(item: nil, cell: nil, flags: [])
    }
  }
}
