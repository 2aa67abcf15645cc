import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit

/// Which line of a hosted list a cell shows.
struct HostedRowConfiguration: UIContentConfiguration {
  let id: HostedLineID
  weak var list: (any HostedLines)?

  init(id: HostedLineID, list: any HostedLines) {
    self.id = id
    self.list = list
  }

  func makeContentView() -> any UIView & UIContentView { HostedRowView(self) }
  func updated(for state: any UIConfigurationState) -> HostedRowConfiguration { self }
}

/// The content of a cell of a hosted list: a window on one line of the list's graph.
@MainActor final class HostedRowView: UIView, UIContentView, CellContentLifecycle, SwipeActionProviding {
  private var row: HostedRowConfiguration
  private var isDisplayed = false
  /// True if another cell has a view of the line until this one is displayed.
  private var lacksEmbedded = false
  private var ownsTouch = false
  /// True while the cell follows the touch too: it may highlight and select the row.
  private var sharesTouch = false
  private var measured: (width: Double, size: CGSize)?
  override var nameInTraces: String? { "contentView" }

  init(_ row: HostedRowConfiguration) {
    self.row = row
    super.init(frame: .zero)
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { row }
    set {
      guard let next = newValue as? HostedRowConfiguration else { return }
      let old = row.id
      row = next
      if old != next.id {
        // Views of UIKit's belong to the line that was shown.
        for view in subviews { view.removeFromSuperview() }
        for recognizer in gestureRecognizers ?? [] where recognizer.isTouchInScope != nil { removeGestureRecognizer(recognizer) }
        if isDisplayed {
          row.list?.lineDisappeared(old)
          row.list?.lineAppeared(next.id)
        }
      }
      measured = nil
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is HostedRowConfiguration }

  private var line: ListLine? { row.list?.line(row.id) }

  /// True if it shows the line of an element.
  func shows(_ element: ViewNode) -> Bool { line?.item.node === element }

  /// Where the line's own view is, at the origin of this view.
  func inside<T>(_ work: (ViewGraph, ListLine) -> T?) -> T? {
    guard let list = row.list, let line else { return nil }
    let graph = list.graph
    let (part, host) = (graph.touches.part, graph.platformHost)
    graph.touches.part = list.touched(line)
    graph.platformHost = self
    defer { (graph.touches.part, graph.platformHost) = (part, host) }
    return work(graph, line)
  }

  // MARK: Layout

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let size = fitting(Double(targetSize.width))
    measured = (Double(targetSize.width), size)
    return size
  }

  private func fitting(_ width: Double) -> CGSize {
    let list = row.list
    return inside { _, line in list?.fitting(line, width: width) } ?? CGSize(width: width, height: 44)
  }

  /// The line may have another size, or only look different.
  func contentMayHaveChanged() {
    setNeedsLayout()
    guard let last = measured else { return }
    let size = fitting(last.width)
    guard size != last.size else { return }
    measured = (last.width, size)
    invalidateIntrinsicContentSize()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let list = row.list
    _ = inside { graph, line in
      list?.place(line, in: LayoutSize(width: Double(bounds.width), height: Double(bounds.height)))
      if let corner = list?.corner(of: line) { bounds.origin = CGPoint(x: corner.x, y: corner.y) }
      takeEmbedded(line.item.node)
      // The list was laid out before its cells: what a row tells of its size is known only now.
      graph.readPreferences(around: line.item.node)
    }
  }

  /// Views of UIKit's in the line come along to the cell that shows it now.
  private func takeEmbedded(_ node: ViewNode) {
    if let view = (node as? any EmbeddingNode)?.embedded {
      if view.superview !== self, node.frame.width > 0, node.frame.height > 0 { take(view) }
      // What a list shows is in its cells.
      if node is any ScrollingNode { return }
    }
    (node as? any RecognizingNode)?.attachRecognizer(to: self)
    node.forEachPart { takeEmbedded($0) }
  }

  /// A cell in the pool was the line's once, and is laid out again when a view is taken from it: it would take the view back, and so on.
  private func take(_ view: UIView) {
    guard isDisplayed || !(view.superview is HostedRowView) else { return lacksEmbedded = true }
    addSubview(view)
  }

  // MARK: Lifecycle

  func cellWillDisplay() {
    isDisplayed = true
    if lacksEmbedded {
      lacksEmbedded = false
      setNeedsLayout()
    }
    row.list?.lineAppeared(row.id)
  }

  func cellDidEndDisplaying() {
    isDisplayed = false
    row.list?.lineDisappeared(row.id)
  }

  func cellHiddenForReuse() {}

  /// The state of a line's views outlives its cells, so a line that is to show the model alone begins anew with its cell.
  func cellWasMadeAnew() { row.list?.remakeLine(row.id) }

  // MARK: Actions

  /// Actions are looked up again when one is chosen: the data may have moved while they were open, and what the row's last body
  /// said then counts.
  func swipeActions(for edge: CellTrace.Edge) -> UISwipeActionsConfiguration? {
    guard let list = row.list, list.offersSwipeActions, let line, let host = list.hostView else { return nil }
    let id = row.id
    let items = line.swipeActions(edge == .leading ? .leading : .trailing, within: list.owner)
    if !items.isEmpty {
      let side: HorizontalEdge = edge == .leading ? .leading : .trailing
      let actions = items.enumerated().map { index, item in
        var following = item
        following.action = { [weak list] in
          let now = list.flatMap { list in list.line(id)?.swipeActions(side, within: list.owner) } ?? []
          if now.indices.contains(index), now[index].title == item.title { now[index].action() } else { item.action() }
        }
        return following.contextualAction(host)
      }
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = items.allSatisfy(\.allowsFullSwipe)
      return configuration
    }
    guard edge == .trailing, line.editing?.source.delete != nil, line.trait(DeleteDisabledTrait.self) != true else { return nil }
    let action = UIContextualAction(style: .destructive, title: "Delete") { [weak list] _, _, done in
      let now = list?.line(id)?.editing
      if let now {
        Probe.post(.delegateCall("onDelete(perform:)", nil))
        now.source.delete?(IndexSet(integer: now.index))
      }
      done(now != nil)
    }
    action.origin = nil
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let graph = row.list?.graph, let line else {
      return super.touchesBegan(touches, with: event)
    }
    graph.touches.part = row.list?.touched(line)
    graph.delaysPresses = TouchDriver.delay(at: self) > 0
    row.list?.hostView?.touchedPart = self
    let buttons = rowButtons(line.item.node)
    let wholeRow: [any TouchResponder] = buttons + [rowMenu(line.item.node)].compactMap { $0 }
    guard !wholeRow.isEmpty || graph.isInteractive(at: point) else {
      graph.focusTouchBegan(at: point)
      graph.touches.part = nil
      return super.touchesBegan(touches, with: event)
    }
    ownsTouch = true
    graph.touchDown(at: point)
    // A menu that a long press opens keeps a tap neither from the row's buttons nor from the row.
    guard graph.touches.responders.allSatisfy(\.reactsToHoldsOnly) else { return }
    graph.press(wholeRow)
    sharesTouch = buttons.isEmpty
    if sharesTouch { super.touchesBegan(touches, with: event) }
  }

  private func rowButtons(_ node: ViewNode) -> [any RowButton] {
    var found: [any RowButton] = []
    if let button = node as? any RowButton, button.belongsToRow, node.environment.isEnabled { found.append(button) }
    node.forEachPart { found += rowButtons($0) }
    return found
  }

  /// The context menu of the row: the first of them.
  private func rowMenu(_ node: ViewNode) -> (any RowMenu)? {
    if let menu = node as? any RowMenu, menu.belongsToRow, menu.responder != nil, node.environment.isEnabled { return menu }
    var found: (any RowMenu)?
    node.forEachPart { if found == nil { found = rowMenu($0) } }
    return found
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !ownsTouch || sharesTouch { super.touchesMoved(touches, with: event) }
    guard let point = touches.first?.location(in: self), ownsTouch else { return }
    row.list?.graph.touchMoved(to: point)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let graph = row.list?.graph, ownsTouch else {
      if let point = touches.first?.location(in: self), let graph = row.list?.graph, graph.focusTouchEnded(at: point) {
        graph.update()
      }
      return super.touchesEnded(touches, with: event)
    }
    // Buttons that the whole row presses give up where the finger has left it.
    if !graph.touches.wholeRow.isEmpty, !bounds.contains(point) { graph.touchCancelled() }
    let isTaken = graph.touches.isTaken
    graph.touchUp(at: point)
    graph.touches.part = nil
    ownsTouch = false
    if sharesTouch {
      sharesTouch = false
      if isTaken { super.touchesCancelled(touches, with: event) } else { super.touchesEnded(touches, with: event) }
    }
    graph.update()
    if graph.focusedField { row.list?.hostView?.becomeFirstResponder() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !ownsTouch || sharesTouch { super.touchesCancelled(touches, with: event) }
    guard let graph = row.list?.graph, ownsTouch else { return }
    graph.touchCancelled()
    graph.touches.part = nil
    ownsTouch = false
    sharesTouch = false
  }

  // MARK: Appearance

  override func describe(into builder: inout AppearanceBuilder) {
    let list = row.list
    _ = inside { graph, line in
      graph.describe(line.item.node, from: list?.corner(of: line) ?? (0, 0), into: &builder)
    }
  }
}
