import CellTrace
import Foundation
import HeadlessCore

/// Whom a graph's content belongs to at this moment.
struct GraphOwner {
  var item: ItemID?
  var cell: CellID?
  var flags: CellFlags
  /// To what the work belongs that its views start.
  var cellBinding = CellBinding.nobody
  /// True if an update handler of the cell put the content there.
  var isFromHandler = false

  /// The item whose work runs now, if the cell no longer serves it.
  var lateWriter: ItemID? { CellBinding.late(for: cellBinding, showing: item) }
}

/// A tree of nodes with its passes: the runtime behind one hosting view.
///
/// A host gives it a root, asks it to update in every frame, measures it and lays it out. The order within an update is:
/// mutations of one transaction → bodies of marked nodes, outermost first → queued actions (`onAppear`, `onChange`, …),
/// again while something is left (ST-07).
@MainActor final class ViewGraph {
  /// Told when the graph turns dirty.
  @exclusivity(unchecked) var onNeedsUpdate: (() -> Void)?
  /// Told after an update when the size for the last measured proposal changed.
  @exclusivity(unchecked) var onIdealSizeChange: (() -> Void)?
  /// Tells whom the content belongs to.
  @exclusivity(unchecked) var owner: (() -> GraphOwner)?
  /// The view of the platform that shows the graph: embedded views of the platform go into it.
  weak var platformHost: AnyObject?

  /// What the graph can ask of the platform around it.
  weak var platform: (any PlatformServices)?

  @exclusivity(unchecked) private(set) var environment: EnvironmentValues
  @exclusivity(unchecked) var root: ViewNode?
  /// The root as the host gave it last, until its node keeps it.
  @exclusivity(unchecked) var givenRoot: GivenRoot?
  /// True while it waits for the body pass.
  @exclusivity(unchecked) var hasNewRoot = false
  @exclusivity(unchecked) var rootWriter: CellBinding?
  @exclusivity(unchecked) var dirty: [ViewNode] = []
  @exclusivity(unchecked) var transactions: [PendingTransaction] = []
  @exclusivity(unchecked) var actions = ActionQueue()
  @exclusivity(unchecked) var isUpdating = false
  /// The number of updates so far.
  @exclusivity(unchecked) private(set) var updateCount = 0
  @exclusivity(unchecked) private var isAnnounced = false
  @exclusivity(unchecked) private var isVisible = false
  @exclusivity(unchecked) private var pendingVisibility: Bool?
  @exclusivity(unchecked) var lastMeasured: (proposal: Proposal, size: LayoutSize)?
  @exclusivity(unchecked) var layoutIsStale = false
  /// When disappearances run: after appearances, unless everything is reset.
  @exclusivity(unchecked) var departurePhase = ActionQueue.Phase.disappear
  @exclusivity(unchecked) var pendingReset = false
  private(set) lazy var touches = TouchTracker()
  /// Made when a view first tells or reads a focused value.
  private(set) lazy var focusBoard: FocusBoard = {
    hasFocusBoard = true
    return FocusBoard(self)
  }()
  @exclusivity(unchecked) private(set) var hasFocusBoard = false
  /// True once an alignment guide was set anywhere: stacks then ask their children for explicit guides.
  @exclusivity(unchecked) var usesAlignmentGuides = false
  /// True once there is a view whose length can depend on what is offered on the other axis, or shrink with what is offered: one
  /// that keeps its ratio, a choice of views, a layout of the app's.
  @exclusivity(unchecked) var couplesAxes = false
  /// Nodes that want to know what views tell the views around them.
  @exclusivity(unchecked) var preferenceReaders: [any PreferenceReader] = []
  @exclusivity(unchecked) var knownRootItem: LayoutItem?
  /// Work for when the tree is complete again.
  @exclusivity(unchecked) var completions: [() -> Void] = []
  /// The transaction of the update under way.
  var currentTransaction: Transaction { transactionUnderWay?.transaction ?? Transaction() }
  @exclusivity(unchecked) var transactionUnderWay: PendingTransaction?
  /// True where a finger may still turn out to scroll: controls don't look pressed at once (IN-11).
  @exclusivity(unchecked) var delaysPresses = false
  /// Told after an update in which the layout changed.
  @exclusivity(unchecked) var onLayoutChange: (() -> Void)?
  /// True once the content has parts that must hear when the host enters a window.
  @exclusivity(unchecked) var hasWindowFollowers = false
  /// True once there is content of which only a part is on screen.
  @exclusivity(unchecked) var hasConcealers = false
  /// True once something is drawn elsewhere than it is laid out.
  @exclusivity(unchecked) var drawsTransformed = false
  /// The element of a collection whose content is made while the layout asks for it: what is around it does not change by that.
  @exclusivity(unchecked) unowned(unsafe) var elementInMaking: ViewNode?
  /// True once the host is gone: nothing comes to life any more.
  @exclusivity(unchecked) var isTornDown = false

  init<V: View>(root: V, environment: EnvironmentValues) {
    self.environment = environment
    MainThread.owner = pthread_self()
    GraphScheduler.start()
    setRoot(root, environment: nil)
  }

  /// Gives the graph another root: one of the same type updates it in place and keeps its state (RU-01).
  func setRoot<V: View>(_ view: V, environment: EnvironmentValues?) {
    if let environment { self.environment = environment }
    // A root that comes late is shown in the next frame, and is still the work of the item it was made for.
    rootWriter = owner?().lateWriter == nil ? nil : CellBinding.current
    givenRoot = TypedRoot(view)
    hasNewRoot = true
    announce()
  }

  /// Recreates all stored state from initial values; lifecycle callbacks fire again (RU-03).
  func resetState() {
    guard root != nil else { return }
    pendingReset = true
    announce()
  }

  /// True while something waits for ``update()``.
  var needsUpdate: Bool {
    hasNewRoot || pendingReset || !dirty.isEmpty || !transactions.isEmpty || !actions.isEmpty || pendingVisibility != nil
  }

  /// True while the content is on screen.
  var appeared: Bool {
    get { pendingVisibility ?? isVisible }
    set {
      guard newValue != appeared else { return }
      pendingVisibility = newValue == isVisible ? nil : newValue
      announce()
    }
  }

  /// True while lifecycle nodes count as on screen.
  var isOnScreen: Bool { isVisible }

  /// Brings everything up to date: bodies, then actions, until quiet. Does nothing when clean.
  func update() {
    guard !isUpdating, !isTornDown else { return }
    isAnnounced = false
    guard needsUpdate else { return }
    isUpdating = true
    updateCount += 1
    // A view of another graph may bring this one up to date from its own update; actions here are no part of that body.
    let outer = ViewGraph.evaluating
    ViewGraph.evaluating = nil
    defer { ViewGraph.evaluating = outer }
    var rounds = 0
    // What `onAppear`, `task` and the like start belongs to the item that is shown.
    (owner?().cellBinding ?? .nobody).run {
      while needsUpdate && rounds < 64 {
        flushBodies()
        applyVisibility()
        if !actions.isEmpty {
          for action in actions.take() { action() }
        }
        rounds += 1
      }
    }
    isUpdating = false
    if needsUpdate {
      Probe.post(.stillPending("a hosted view still asks for another update after \(rounds) rounds"))
    }
    checkIdealSize()
  }

  private func applyVisibility() {
    guard let visible = pendingVisibility else { return }
    pendingVisibility = nil
    isVisible = visible
    root?.visibilityChanged(visible)
  }

  func enqueue(_ node: ViewNode) {
    dirty.append(node)
    announce()
  }

  /// Queues a mutation under the current transaction; compatible ones share an update.
  func pending(for transaction: Transaction) -> PendingTransaction {
    if let last = transactions.last, last.transaction.isCompatible(with: transaction) { return last }
    let made = PendingTransaction(transaction)
    transactions.append(made)
    announce()
    return made
  }

  /// Queues an action for after the bodies.
  func queue(_ phase: ActionQueue.Phase, _ action: @escaping () -> Void) {
    actions.add(phase, action)
    announce()
  }

  /// Asks for a layout although no body changed.
  func wantsLayout() { onNeedsUpdate?() }

  private func announce() {
    // An update under way goes on until nothing is left.
    guard !isAnnounced, !isUpdating else { return }
    isAnnounced = true
    GraphScheduler.wake(self)
    onNeedsUpdate?()
  }

  // MARK: Body evaluation

  /// The node whose body runs, in whatever graph.
  nonisolated static var evaluating: ViewNode? {
    @inline(__always) get { GraphRunState.current.evaluating }
    @inline(__always) set { GraphRunState.current.evaluating = newValue }
  }

  func enter(_ node: ViewNode) -> ViewNode? {
    let previous = ViewGraph.evaluating
    ViewGraph.evaluating = node
    return previous
  }

  func leave(_ previous: ViewNode?) { ViewGraph.evaluating = previous }

  /// The provenance of a write made now.
  func provenance() -> WriteProvenance {
    if let owner {
      let now = owner()
      return WriteProvenance(
        item: now.item, step: RunState.current.step, flags: now.flags, startedFor: now.lateWriter, byHandler: now.isFromHandler
      ).located()
    }
    return WriteProvenance(item: nil, step: RunState.current.step).located()
  }
}
