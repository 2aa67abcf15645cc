import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit

/// The node of a list on a screen: its rows are parts of the same graph, and a collection view of UIKit's shows those of them
/// that are on screen, each through the cell it is in at that moment.
@MainActor final class HostedListNode<Content: View>: TypedNode<ListContainer<Content>>, ConcealingNode, ScrollingNode, HostedList
{
  private lazy var adapter = HostedListAdapter(self)
  private let identities = HostedLineIDs()
  private(set) var sections: [HostedLineIDs.Section] = []
  private lazy var shown = ShownLines(of: self)
  private var needsReading = true
  /// True if other rows were read than the collection view has.
  private var hasOtherRows = false
  /// What is to be scrolled to as soon as the list shows the rows of now.
  private var awaited: (target: ViewNode, anchor: UnitPoint?)?

  override init(_ view: ListContainer<Content>, _ inputs: NodeInputs) {
    inputs.graph.hasConcealers = true
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.content, in: self, rowEnvironment)
  }

  override func update(_ view: ListContainer<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    NodeReconciler.update(&child, to: view.content, in: self, rowEnvironment)
    // What is chosen or whether rows are edited may be another now.
    invalidateLayout()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(rowEnvironment)
    invalidateLayout()
  }

  override func willLeave() {
    adapter.list.removeFromSuperview()
    awaited = nil
    shown.forget()
  }

  private var rowEnvironment: EnvironmentValues {
    var inner = environment
    inner.isListRow = true
    inner.builtin.makesRowsLazily = true
    return inner
  }

  // MARK: Appearing

  var shownBranch: ViewNode? { nil }

  func shows(_ path: [ViewNode]) -> Bool { shown.shows(path) }

  /// A tab that comes back shows the top of its stack: what lies below that stays out of sight.
  override func hostVisibilityChanged(_ visible: Bool) { adapter.list.isHidden = graph.conceals(self) }

  func lineAppeared(_ id: HostedLineID) {
    if shown.appeared(id) { adapter.followSelection() }
  }

  func lineDisappeared(_ id: HostedLineID) { shown.disappeared(id) }
  func remakeLine(_ id: HostedLineID) {
    guard let (old, new) = shown.remake(id) else { return }
    identities.pass(from: old, to: new)
    readLines()
  }

  // MARK: Layout

  override var pathName: String? { "List" }
  override var isPlaced: Bool { true }
  override var contentAxis: ContentAxis { .unordered }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func forgetItems() { needsReading = true }
  override func hit(_ x: Double, _ y: Double) -> ViewNode? { nil }

  /// A list takes the room it is offered (LY-17).
  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(width: proposal.width < 0 ? 10 : proposal.width, height: proposal.height < 0 ? 10 : proposal.height)
  }

  override func placeContent(_ proposal: Proposal) {
    guard let host = platformView else { return }
    if adapter.list.superview !== host { host.addSubview(adapter.list) }
    adapter.list.isHidden = graph.conceals(self)
    let target = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    if adapter.list.frame != target { adapter.list.frame = target }
    readLines()
    let isOther = hasOtherRows
    hasOtherRows = false
    adapter.follow(rowsChanged: isOther)
    if let awaited {
      self.awaited = nil
      if !awaited.target.isGone { _ = show(awaited.target, awaited.anchor) }
    }
  }

  private func readLines() {
    guard needsReading else { return }
    needsReading = false
    let found = ListReading.lines(of: self, child)
    let old = sections
    sections = identities.sections(of: found.lines)
    shown.adopt(
      sections.flatMap { $0.lines + [$0.header, $0.footer].compactMap { $0 } }, found.structure)
    hasOtherRows =
      hasOtherRows || old.map(\.id) != sections.map(\.id)
      || zip(old, sections).contains { old, new in
        old.lines.map(\.id) != new.lines.map(\.id) || (old.header == nil) != (new.header == nil)
          || (old.footer == nil) != (new.footer == nil)
      }
  }

  // MARK: What the list and its rows ask

  func line(_ id: HostedLineID) -> ListLine? { shown.lines[id] }
  var hostView: HostingView? { graph.platform as? HostingView }
  var owner: ViewNode { self }
  var selection: ListSelection? { view.selection }
  var editMode: Binding<EditMode>? { environment.editMode }
  var refresh: RefreshAction? { environment.refresh }
  var styleName: String { environment.listStyleName }

  func reveal(_ frame: LayoutRect, _ anchor: UnitPoint?) {}

  /// A row that has just come (`onChange(of:)` scrolls to it) is in the collection view after the update of the screen that is under way.
  func reveal(_ target: ViewNode, _ anchor: UnitPoint?) -> Bool {
    guard needsReading || hasOtherRows else { return show(target, anchor) }
    awaited = (target, anchor)
    return true
  }

  private func show(_ target: ViewNode, _ anchor: UnitPoint?) -> Bool {
    for (number, section) in sections.enumerated() {
      for (row, entry) in section.lines.enumerated() {
        // What has the id may be around the row, or a view in it.
        let line = entry.line.item.node
        if line.isWithin(target, below: self) || target.isWithin(line, below: self) {
          return adapter.scroll(to: IndexPath(item: row, section: number), anchor)
        }
      }
    }
    return false
  }

  override func describe(_ pass: inout DescribePass) {
    guard !adapter.list.isHidden else { return }
    var builder = AppearanceBuilder()
    pass.exchange(&builder)
    adapter.list.describe(into: &builder)
    pass.exchange(&builder)
  }
}

/// What the adapter of a hosted list needs of its node.
@MainActor protocol HostedList: HostedLines, ChoosingList {
  func tellScrollPhase(_ phase: ScrollPhase)
  var sections: [HostedLineIDs.Section] { get }
  var editMode: Binding<EditMode>? { get }
  var refresh: RefreshAction? { get }
  var styleName: String { get }
}

extension HostingView {
  func listNode<Content: View>(_ view: ListContainer<Content>, _ inputs: NodeInputs) -> ViewNode? {
    HostedListNode(view, inputs)
  }
}
