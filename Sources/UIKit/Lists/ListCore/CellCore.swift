import CellTrace
import HeadlessCore

/// What is the same in every kind of cell: binding, state, configuration updates, content.
@MainActor final class CellCore {
  /// What the cell serves.
  let binding: CellBindingState
  unowned let cell: any ListCellView
  /// The list the cell is in.
  weak var host: ListHost?

  /// State flags that are not properties of the cell itself.
  private var listFlags: CellFlags = []
  /// Flags that the harness forces on.
  private var forcedFlags: CellFlags = []

  private(set) var needsUpdate = false
  private(set) var isUpdating = false

  /// The view that shows the content, and the configuration it came from.
  var contentView: UIView
  var content: (any UIContentConfiguration)?
  var updatesContentAutomatically = true

  /// What the layout draws around the row.
  var decoration = RowDecoration()

  /// The item for which the configuration update handler was set.
  private var handlerItem: ItemID?

  init(_ cell: any ListCellView) {
    self.cell = cell
    binding = CellBindingState(cell: CellConstruction.takeID())
    contentView = cell.makePlainContentView()
  }

  // MARK: State

  /// The state as flags, from the cell's own properties and the list's.
  var flags: CellFlags {
    var result = listFlags.union(forcedFlags)
    if cell.isHighlighted { result.insert(.highlighted) }
    if cell.isSelected { result.insert(.selected) }
    if !cell.isUserInteractionEnabled { result.insert(.disabled) }
    return result
  }

  /// Sets a flag that the list decides on.
  func set(_ flag: CellFlags, _ on: Bool) {
    if on { listFlags.formUnion(flag) } else { listFlags.subtract(flag) }
    stateMayHaveChanged()
  }

  /// Forces a flag on, or lets it go.
  func force(_ flag: CellFlags, _ on: Bool) {
    if on { forcedFlags.formUnion(flag) } else { forcedFlags.subtract(flag) }
    stateMayHaveChanged()
  }

  /// The cell goes to another item: what was forced was forced for the former one.
  func letForcedFlagsGo() {
    if forcedFlags.isEmpty { return }
    forcedFlags = []
    stateMayHaveChanged()
  }

  /// Called whenever something changed that state is made of.
  func stateMayHaveChanged() {
    let new = flags
    guard new != binding.flags else { return }
    binding.flags = new
    cell.setNeedsLayout()
    requestUpdate()
  }

  /// The state as an app's cell sees it.
  var cellState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: cell.traitCollection)
    let flags = flags
    state.isDisabled = flags.contains(.disabled)
    state.isHighlighted = flags.contains(.highlighted)
    state.isSelected = flags.contains(.selected)
    state.isFocused = flags.contains(.focused)
    state.isPinned = flags.contains(.pinned)
    state.isEditing = flags.contains(.editing)
    state.isSwiped = flags.contains(.swiped)
    state.isExpanded = flags.contains(.expanded)
    state.isReordering = flags.contains(.reordering)
    state.cellDragState = flags.contains(.dragLifting) ? .lifting : flags.contains(.dragging) ? .dragging : .none
    state.cellDropState =
      flags.contains(.dropTargeted) ? .targeted : flags.contains(.dropNotTargeted) ? .notTargeted : .none
    return state
  }

  // MARK: Configuration updates (CC-09…CC-13)

  /// Asks for an update before the next layout; several requests make one update.
  func requestUpdate() {
    if let host { host.sizing.loop.note("setNeedsUpdateConfiguration()", of: cell, from: host.sizing.passSource(self)) }
    needsUpdate = true
    cell.setNeedsLayout()
  }

  /// The app asks for an update. While one runs, that is asking for another (CC-13): the list makes another pass, since the pass
  /// under way takes the marks away that the cell's own request has just made.
  func requestUpdateByApp() {
    requestUpdate()
    if isUpdating { host?.setNeedsLayout() }
  }

  /// Runs the requested update. A request made by the update itself waits for the next pass (CC-13).
  func flushUpdate() {
    guard needsUpdate, !isUpdating else { return }
    if let host, host.sizing.loop.countUpdate(of: binding.cell) { host.sizing.endLoop() }
    needsUpdate = false
    isUpdating = true
    defer { isUpdating = false }
    Provenance.with(binding.provenance) {
      let state = cell.presentState
      if updatesContentAutomatically, let content { install(content.updated(for: state)) }
      SelectionAnswer.suspended { tracked { cell.runConfigurationUpdate(state) } }
    }
  }

  /// The app set or removed its handler.
  func handlerWasAssigned(_ isSet: Bool) {
    handlerItem = binding.item
    if isSet {
      Probe.post(
        .handlerAssigned(
          binding.cell, name: "configurationUpdateHandler", item: binding.item,
          SourcePlace(unresolved: AppCode.innermostFrames())))
    }
    requestUpdate()
  }

  /// Runs the app's handler, if there is one, and ends the update.
  func runHandler(_ handler: (() -> Void)?) {
    if let handler {
      Probe.post(
        .handlerRan(
          binding.cell, name: "configurationUpdateHandler", assignedFor: handlerItem, runsFor: binding.item, binding.flags))
      binding.isHandlerRunning = true
      handler()
      binding.isHandlerRunning = false
    }
    Probe.post(.configurationUpdated(binding.cell, binding.item, binding.flags, handled: handler != nil))
  }

  // MARK: Content (CC-04…CC-08)

  /// What the app assigned: brought up to date with the state, unless the app does that itself.
  func assign(_ configuration: (any UIContentConfiguration)?) {
    Provenance.with(binding.provenanceOfAssignment) {
      guard let configuration else { return removeContent() }
      let isOwnUpdate = isUpdating || !updatesContentAutomatically
      install(isOwnUpdate ? configuration : configuration.updated(for: cell.presentState))
    }
  }

  private func install(_ configuration: any UIContentConfiguration) {
    let typeName = QualifiedTypeName.of(type(of: configuration))
    binding.hasContentOfHandler = binding.isHandlerRunning
    if let present = contentView as? any UIView & UIContentView, let old = content {
      if present.supports(configuration) {
        content = configuration
        present.configuration = configuration
        Probe.post(.contentViewUpdated(binding.cell, binding.item, type: typeName))
        return
      }
      Probe.post(
        .warning(
          ledgerID: "CC-07",
          text: ListTexts.contentViewReplaced(
            cell: cell, old: QualifiedTypeName.of(type(of: old)), new: typeName)))
    }
    content = configuration
    replaceContentView(with: configuration.makeContentView())
    Probe.post(.contentViewMade(binding.cell, binding.item, type: typeName))
  }

  /// Puts the content view into a new cell.
  func install() {
    cell.addSubview(contentView)
    contentView.frame = cell.bounds
  }

  /// A subview of the cell has laid out its content.
  func wasLaidOut(_ view: UIView) {
    if view === contentView { host?.sizing.contentWasLaidOut(in: cell) }
  }

  /// A subview of the cell wants another size.
  func sizeDidChange(of view: UIView) {
    if view === contentView { invalidateSize() }
  }

  /// The list is to ask the cell for its size again.
  func invalidateSize() { host?.sizing.invalidateSelfSizing(of: cell) }

  private func removeContent() {
    guard content != nil else { return }
    content = nil
    replaceContentView(with: cell.makePlainContentView())
  }

  private func replaceContentView(with view: UIView) {
    let old = contentView
    (old as? any CellContentLifecycle)?.cellDidEndDisplaying()
    contentView = view
    cell.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = old.frame
    cell.setNeedsLayout()
    host?.sizing.invalidateSelfSizing(of: cell)
    if host?.live.isDisplayed(cell) == true { (view as? any CellContentLifecycle)?.cellWillDisplay() }
  }
}

/// The plain content view of a cell that has no content configuration.
final class CellContentView: UIView {
  override var nameInTraces: String? { "contentView" }
}

/// Numbers cell objects in the order of their creation.
@MainActor enum CellConstruction {
  /// Runs the initialiser of a cell on behalf of no item; what it writes is stamped with the cell's own id.
  static func construct<T>(_ make: () -> T) -> T {
    let run = UIKitRunState.current
    let id = nextID()
    run.reservedCellID = id
    run.isConstructingCell = true
    defer {
      run.reservedCellID = nil
      run.isConstructingCell = false
    }
    // Chance is the item's own even here, or the draws of a cell would depend on which cells were made before it.
    let drawing = Provenance.current?.item
    return Provenance.with(Provenance(item: nil, cell: id, drawsFor: drawing), make)
  }

  /// The id of the cell whose initialiser runs: the reserved one, or the next if an app makes a cell by itself.
  static func takeID() -> CellID {
    if let id = UIKitRunState.current.reservedCellID {
      UIKitRunState.current.reservedCellID = nil
      return id
    }
    return nextID()
  }

  private static func nextID() -> CellID {
    RunState.current.cellCount += 1
    return CellID(RunState.current.cellCount)
  }
}
