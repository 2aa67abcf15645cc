import CoreGraphics
import Foundation

/// Solves the constraints below one root, keeps the solution while little changes, and sets frames.
@MainActor final class LayoutEngine {
  /// A view or guide with unknowns of its own.
  struct Item {
    /// Nil for a guide, and for the root, which owns the engine.
    let view: UIView?
    let guide: UILayoutGuide?
    /// The superview's item; nil below the root.
    var parent: Int?
    /// Its place in the tree of views.
    var place: TreePlace
    var left: SolverSymbol
    var top: SolverSymbol
    var width: SolverSymbol
    var height: SolverSymbol
    var intrinsic = IntrinsicConstraints()
    var autoresizing: AutoresizingConstraints?
  }

  /// One of the app's constraints.
  struct Entry {
    let constraint: NSLayoutConstraint
    var id: ConstraintSolver.ID?
    let priority: Double
  }

  /// The size the root has, or the one that is asked for.
  enum RootSize: Equatable {
    case given(CGSize)
    case fitting(CGSize, horizontal: Double, vertical: Double)
  }

  private let rootReference: BackReference
  var root: UIView? { rootReference.view }
  /// Only compared with: the root may be gone.
  let rootID: ObjectIdentifier
  let isTemporary: Bool
  /// What views refer to this engine by.
  nonisolated(unsafe) let ownReference = LayoutEngineReference()

  // MARK: What is known
  // Nobody but the engine touches these, step by step: checking each access would cost as much as many of the steps.

  @exclusivity(unchecked) var solver = ConstraintSolver()
  @exclusivity(unchecked) var items: [Item] = []
  @exclusivity(unchecked) var indexes: [ObjectIdentifier: Int] = [:]
  /// The app's constraints; each knows its slot. Slots of those that are gone are empty.
  @exclusivity(unchecked) var entries: [Entry?] = []
  @exclusivity(unchecked) var freeSlots: [Int] = []
  /// What each stack view's arrangement added, by item.
  @exclusivity(unchecked) var stackConstraints: [Int: [ConstraintSolver.ID]] = [:]
  /// Slots of constraints whose constants follow margins or a font.
  @exclusivity(unchecked) var dynamicSlots: [Int] = []
  /// Slots of constraints whose constants follow the font of a label.
  @exclusivity(unchecked) var labelSlots: [(label: ObjectIdentifier, slot: Int)] = []
  /// Items whose height follows their width.
  @exclusivity(unchecked) var wrapping: [Int] = []

  // MARK: What has changed

  @exclusivity(unchecked) var queue: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var hasStructure = false
  @exclusivity(unchecked) var isDirty = true
  /// True if texts must be measured on one line again, because more changed than the height of the root.
  @exclusivity(unchecked) var mustUnwrap = true
  @exclusivity(unchecked) var dirtyIntrinsics: [UIView] = []

  // MARK: What was asked

  @exclusivity(unchecked) private(set) var pixelScale = 3.0
  @exclusivity(unchecked) var rootSize: RootSize?
  @exclusivity(unchecked) var rootWidth: RootLength?
  @exclusivity(unchecked) var rootHeight: RootLength?
  private var lastFit: (RootSize, CGSize)?

  /// Just below required: content that insists on more room overflows instead of breaking one of the app's constraints
  /// every time a cell is laid out before it was measured.
  static let rootPriority = 999.99

  init(root: UIView, isTemporary: Bool = false) {
    rootReference = root.backReference
    rootID = ObjectIdentifier(root)
    self.isTemporary = isTemporary
    ownReference.engine = self
  }
  deinit { ownReference.engine = nil }

  // MARK: Changes

  func queue(_ constraint: NSLayoutConstraint) {
    markDirty()
    if hasStructure { queue.append(constraint) }
  }

  func markDirty() {
    isDirty = true
    mustUnwrap = true
  }

  func intrinsicSizeChanged(of view: UIView) {
    markDirty()
    dirtyIntrinsics.append(view)
  }

  func intrinsicPrioritiesChanged(of view: UIView) {
    if let index = knownIndex(of: view) { items[index].intrinsic.removeAll(from: &solver) }
    intrinsicSizeChanged(of: view)
  }

  /// Drops everything; the next update starts from the views.
  func forgetStructure() {
    for item in items where !isTemporary {
      guard let companion = item.view?.layoutCompanionIfPresent, companion.memberOf === self else { continue }
      companion.memberOf = nil
    }
    solver = ConstraintSolver()
    items = []
    indexes = [:]
    entries = []
    freeSlots = []
    stackConstraints = [:]
    dynamicSlots = []
    labelSlots = []
    queue = []
    dirtyIntrinsics = []
    wrapping = []
    rootSize = nil
    rootWidth = nil
    rootHeight = nil
    hasStructure = false
    markDirty()
  }

  // MARK: Update

  /// True if what the engine knows has changed since it solved.
  var needsUpdate: Bool { isDirty || !hasStructure }

  /// Solves for the size that the root has, or for the one that its own constraints give it.
  func update() {
    guard let root else { return }
    solve(for: root.isSizedByItsConstraints ? .fitting(.zero, horizontal: 50, vertical: 50) : .given(root.bounds.size))
  }

  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    let wanted = RootSize.fitting(
      target, horizontal: min(Self.rootPriority, Double(horizontal.rawValue)),
      vertical: min(Self.rootPriority, Double(vertical.rawValue)))
    solve(for: wanted)
    if let lastFit, lastFit.0 == wanted { return lastFit.1 }
    func rounded(_ value: Double) -> Double { (value * pixelScale - 1e-4).rounded(.up) / pixelScale }
    guard let first = items.first else { return .zero }
    let size = CGSize(
      width: horizontal == .required ? target.width : rounded(solver.value(of: first.width)),
      height: vertical == .required ? target.height : rounded(solver.value(of: first.height)))
    lastFit = (wanted, size)
    return size
  }

  private func solve(for size: RootSize) {
    guard let root else { return }
    pixelScale = max(1, Double(root.traitCollection.displayScale))
    // A second attempt starts afresh: required constraints that were changed into a contradiction.
    for _ in 0..<2 {
      do {
        if !hasStructure { build(root, size) }
        try bringUpToDate(size)
        return
      } catch {
        forgetStructure()
      }
    }
  }

  private func bringUpToDate(_ size: RootSize) throws {
    flushQueue()
    updateAutoresizing()
    updateIntrinsics()
    for round in 0..<3 {
      updateConstants(at: dynamicSlots)
      setRootSize(size)
      if !isDirty { return }
      isDirty = false
      lastFit = nil
      try solveWithWrapping()
      if round == 2 || dynamicSlots.isEmpty { return }
      if case .fitting = size { return }
      // Margins may follow the frames.
      applyFrames()
    }
  }
}

/// Refers to an engine without keeping it alive: for the reason of ``BackReference``.
final class LayoutEngineReference {
  nonisolated(unsafe) unowned(unsafe) fileprivate(set) var engine: LayoutEngine?
}
