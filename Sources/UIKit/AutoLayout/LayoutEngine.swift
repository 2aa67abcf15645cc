import CoreGraphics
import Foundation

/// Solves the constraints below one root, keeps the solution while little changes, and sets frames.
@MainActor final class LayoutEngine {
  /// A view or guide with unknowns of its own.
  struct Item {
    /// The view or guide; nil for the root, which owns the engine.
    let object: AnyObject?
    /// The object, if it is a view.
    let view: UIView?
    /// The superview's item; nil below the root.
    var parent: Int?
    var left: SolverSymbol
    var top: SolverSymbol
    var width: SolverSymbol
    var height: SolverSymbol
    var intrinsic = IntrinsicConstraints()
    var autoresizing: AutoresizingConstraints?
  }

  struct Entry {
    var constraint: NSLayoutConstraint
    var id: ConstraintSolver.ID?
    var priority: Double
    /// True if the constant follows margins or a font.
    var isDynamic: Bool
  }

  /// The size the root has, or the one that is asked for.
  enum RootSize: Equatable {
    case given(CGSize)
    case fitting(CGSize, horizontal: Double, vertical: Double)
  }

  private let rootReference: BackReference
  var root: UIView? { rootReference.view }
  private let isTemporary: Bool
  var solver = ConstraintSolver()
  var items: [Item] = []
  private var indexes: [ObjectIdentifier: Int] = [:]
  var entries: [ObjectIdentifier: Entry] = [:]
  /// What each stack view's arrangement added, by item.
  var stackConstraints: [Int: [ConstraintSolver.ID]] = [:]
  private var dynamicEntries: [ObjectIdentifier] = []
  /// Constraints whose constants follow the font of a label, by label.
  private var labelEntries: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  private var queue: [NSLayoutConstraint] = []
  private var hasStructure = false
  private var isDirty = true
  /// True if texts must be measured on one line again, because more changed than the height of the root.
  private var mustUnwrap = true
  private var lengths = 0
  private var dirtyIntrinsics: [UIView] = []
  private var wrapping: [Int] = []
  private(set) var pixelScale = 3.0
  private var rootSize: RootSize?
  private var rootWidth: RootLength?
  private var rootHeight: RootLength?
  private var lastFit: (RootSize, CGSize)?

  /// Just below required: content that insists on more room overflows instead of breaking one of the app's constraints
  /// every time a cell is laid out before it was measured.
  static let rootPriority = 999.99

  init(root: UIView, isTemporary: Bool = false) {
    rootReference = root.backReference
    self.isTemporary = isTemporary
  }

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
    if let index = indexes[ObjectIdentifier(view)] { items[index].intrinsic.removeAll(from: &solver) }
    intrinsicSizeChanged(of: view)
  }

  /// Drops everything; the next update starts from the views.
  func forgetStructure() {
    for item in items where !isTemporary {
      guard let companion = item.view?.layoutCompanionIfPresent, companion.memberOf === self else { continue }
      companion.memberOf = nil
    }
    solver = ConstraintSolver()
    lengths = 0
    items = []
    indexes = [:]
    entries = [:]
    stackConstraints = [:]
    dynamicEntries = []
    labelEntries = [:]
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

  /// Solves for the size that the root has.
  func update() {
    guard let root else { return }
    solve(for: .given(root.bounds.size))
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
      updateDynamicConstants()
      setRootSize(size)
      if !isDirty { return }
      isDirty = false
      lastFit = nil
      try solveWithWrapping()
      if round == 2 || dynamicEntries.isEmpty { return }
      if case .fitting = size { return }
      // Margins may follow the frames.
      applyFrames()
    }
  }

  private func build(_ root: UIView, _ size: RootSize) {
    hasStructure = true
    markDirty()
    items = [
      Item(
        object: nil, view: nil, parent: nil, left: -1, top: -1, width: makeLength(), height: makeLength())
    ]
    indexes = [ObjectIdentifier(root): 0]
    setRootLengths(size, onlyFirm: true)
    updateIntrinsic(0)
    if let stack = root as? UIStackView { updateStack(0, stack) }
    var found: [NSLayoutConstraint] = []
    collect(root, &found)
    collectAround(root, &found)
    found.sort { $0.activation < $1.activation }
    entries.reserveCapacity(found.count)
    items.reserveCapacity(root.subviews.count + 1)
    indexes.reserveCapacity(root.subviews.count + 1)
    solver.reserveCapacity(found.count * 4)
    for constraint in found { add(constraint) }
  }

  private func collect(_ view: UIView, _ found: inout [NSLayoutConstraint]) {
    found += view.constraints
    for child in view.subviews {
      guard let inner = child.layoutCompanionIfPresent else { continue }
      if inner.outerCount > 0 || (isTemporary && child.isStretchedRoot) { collect(child, &found) }
      if isTemporary, child.isStretchedRoot { _ = index(of: child) }
    }
  }

  /// A cell's content that is tied to the cell itself counts the cell's edges as its own: it fills the cell.
  private func collectAround(_ root: UIView, _ found: inout [NSLayoutConstraint]) {
    guard isTemporary, let cell = root.storedSuperview, cell.cellBinding != nil else { return }
    indexes[ObjectIdentifier(cell)] = 0
    found += cell.constraints.filter { constraint in
      constraint.owners.allSatisfy { $0 === cell || $0.isInside(root) }
    }
  }

  private func flushQueue() {
    if queue.isEmpty { return }
    let changed = queue
    queue = []
    for constraint in changed {
      guard let entry = entries[ObjectIdentifier(constraint)] else { continue }
      if !constraint.isActive || entry.priority != Double(constraint.priority.rawValue) || entry.id == nil {
        if let id = entry.id { solver.remove(id) }
        entries[ObjectIdentifier(constraint)] = nil
      }
    }
    for constraint in changed where constraint.isActive {
      if let entry = entries[ObjectIdentifier(constraint)] {
        if let id = entry.id, let expression = expression(of: constraint, hasTerms: false) {
          solver.setConstant(expression.constant, of: id)
        }
      } else {
        add(constraint)
      }
    }
    dynamicEntries.removeAll { entries[$0] == nil }
  }

  // MARK: Constraints

  private func add(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard entries[key] == nil, let expression = expression(of: constraint) else { return }
    let priority = Double(constraint.priority.rawValue)
    var entry = Entry(constraint: constraint, id: nil, priority: priority, isDynamic: expression.isDynamic)
    do {
      entry.id = try solver.add(
        expression.terms, constant: expression.constant, relation(of: constraint, mirrored: expression.isMirrored),
        priority: priority)
    } catch let conflict as ConstraintSolver.Conflict {
      report(conflict, breaking: constraint)
    } catch {
      preconditionFailure("The solver throws nothing but conflicts.")
    }
    entries[key] = entry
    if entry.isDynamic { dynamicEntries.append(key) }
    if expression.followsLabel {
      for owner in constraint.owners where owner is UILabel { labelEntries[ObjectIdentifier(owner), default: []].append(key) }
    }
    markDirty()
  }

  /// Adds a constraint of the system's own; of a contradiction it's the app's latest constraint that goes.
  func addSystem(
    _ terms: [ConstraintSolver.Term], _ constant: Double, _ relation: ConstraintSolver.Relation = .equal,
    priority: Double = ConstraintSolver.required
  ) -> ConstraintSolver.ID? {
    for _ in 0..<8 {
      do {
        return try solver.add(terms, constant: constant, relation, priority: priority)
      } catch let conflict as ConstraintSolver.Conflict {
        guard let victim = userConstraints(in: conflict).last else { return nil }
        report(conflict, breaking: victim)
        let key = ObjectIdentifier(victim)
        if let id = entries[key]?.id { solver.remove(id) }
        entries[key]?.id = nil
      } catch {
        preconditionFailure("The solver throws nothing but conflicts.")
      }
    }
    return nil
  }

  private func userConstraints(in conflict: ConstraintSolver.Conflict) -> [NSLayoutConstraint] {
    let ids = Set(conflict.with)
    return entries.values.filter { $0.id.map(ids.contains) == true }.map(\.constraint).sorted { $0.activation < $1.activation }
  }

  private func report(_ conflict: ConstraintSolver.Conflict, breaking constraint: NSLayoutConstraint) {
    if constraint.isBroken || isTemporary { return }
    constraint.isBroken = true
    var all = userConstraints(in: conflict)
    if !all.contains(constraint) { all.append(constraint) }
    AutoLayoutTexts.post(AutoLayoutTexts.unsatisfiable(all, broken: constraint))
  }

  private func relation(of constraint: NSLayoutConstraint, mirrored: Bool) -> ConstraintSolver.Relation {
    switch constraint.relation {
    case .equal: .equal
    case .lessThanOrEqual: mirrored ? .greaterOrEqual : .lessOrEqual
    case .greaterThanOrEqual: mirrored ? .lessOrEqual : .greaterOrEqual
    }
  }

  private func updateDynamicConstants() {
    updateConstants(of: dynamicEntries)
  }

  private func updateConstants(of keys: [ObjectIdentifier]) {
    for key in keys {
      guard let entry = entries[key], let id = entry.id, let expression = expression(of: entry.constraint, hasTerms: false)
      else { continue }
      let constant = expression.constant
      if let present = solver.constant(of: id), abs(present - constant) > 1e-6 {
        solver.setConstant(constant, of: id)
        markDirty()
      }
    }
  }

  // MARK: Items

  private func view(at index: Int) -> UIView? { index == 0 ? root : items[index].view }

  /// The item of a view or guide; made with the first constraint that refers to it.
  func index(of object: AnyObject) -> Int {
    if let known = indexes[ObjectIdentifier(object)] { return known }
    var parent: Int?
    let view = object as? UIView
    if let above = view?.storedSuperview, above !== root {
      parent = index(of: above)
      // A stack makes the items of its subviews.
      if let known = indexes[ObjectIdentifier(object)] { return known }
    }
    let index = items.count
    items.append(
      Item(
        object: object, view: view, parent: parent, left: solver.makeVariable(), top: solver.makeVariable(), width: makeLength(),
        height: makeLength()))
    indexes[ObjectIdentifier(object)] = index
    if let view {
      if !isTemporary { view.layoutCompanion.memberOf = self }
      if view.translatesAutoresizingMaskIntoConstraints { addAutoresizing(index, view) }
      updateIntrinsic(index)
      if let stack = view as? UIStackView { updateStack(index, stack) }
    } else if let guide = object as? UILayoutGuide, guide.kind == .scrollContent || guide.kind == .scrollFrame {
      tie(index, to: guide)
    }
    return index
  }

  /// The earlier a view came, the sooner it takes what is left over.
  private func makeLength() -> SolverSymbol {
    lengths += 1
    // Growing unevenly, so that no two exchanges of length cost the same.
    let place = Double(lengths)
    return solver.makeLength(cost: 1 + place * 0.37 + place * place * 0.0013)
  }

  private func tie(_ index: Int, to guide: UILayoutGuide) {
    guard let owner = guide.owningView else { return }
    let lines: [NSLayoutConstraint.Attribute] = guide.kind == .scrollFrame ? [.left, .top, .width, .height] : [.left, .top]
    for attribute in lines {
      var expression = LayoutExpression()
      add(guide, ownedBy: owner, attribute, 1, to: &expression)
      add(owner, attribute, -1, to: &expression)
      _ = addSystem(expression.terms, expression.constant)
    }
  }

  private func updateIntrinsics() {
    // Views may have switched to or from constraints since.
    for index in items.indices.dropFirst() {
      guard let view = view(at: index) else { continue }
      if view.translatesAutoresizingMaskIntoConstraints != (items[index].autoresizing != nil) {
        markDirty()
        if let old = items[index].autoresizing {
          old.remove(from: &solver)
          items[index].autoresizing = nil
        } else {
          addAutoresizing(index, view)
        }
      }
    }
    let views = dirtyIntrinsics
    dirtyIntrinsics = []
    for view in views {
      guard let index = indexes[ObjectIdentifier(view)] else { continue }
      updateIntrinsic(index)
      if let keys = labelEntries[ObjectIdentifier(view)] { updateConstants(of: keys) }
      if let stack = view as? UIStackView { updateStack(index, stack) }
      if let stack = view.storedSuperview as? UIStackView, stack.dependsOnContent, let above = indexes[ObjectIdentifier(stack)] {
        updateStack(above, stack)
      }
    }
  }

  private func updateIntrinsic(_ index: Int) {
    guard let view = view(at: index) else { return }
    let size = view.unwrappedIntrinsicSize
    items[index].intrinsic.natural = size
    items[index].intrinsic.set(size, of: items[index], view, in: self)
    let wraps = view.wrapsContent
    if wraps, !wrapping.contains(index) { wrapping.append(index) }
    if !wraps { wrapping.removeAll { $0 == index } }
    markDirty()
  }

  // MARK: Solving

  /// Texts that wrap are solved first as one line; the width they get then decides their height.
  private func solveWithWrapping() throws {
    if mustUnwrap {
      mustUnwrap = false
      for index in wrapping {
        guard let view = view(at: index) else { continue }
        items[index].intrinsic.set(items[index].intrinsic.natural, of: items[index], view, in: self)
      }
    }
    try solver.solve()
    for _ in 0..<3 {
      var changed = false
      for index in wrapping {
        guard let view = view(at: index) else { continue }
        let natural = items[index].intrinsic.natural
        let width = solver.value(of: items[index].width)
        let fits = natural.width >= 0 && width >= natural.width - 0.01
        let size = fits ? natural : view.wrappedIntrinsicSize(width: width)
        if items[index].intrinsic.set(size, of: items[index], view, in: self) { changed = true }
      }
      if !changed { return }
      try solver.solve()
    }
  }

  private func setRootSize(_ size: RootSize) {
    if size == rootSize { return }
    rootSize = size
    isDirty = true
    let oldWidth = rootWidth
    setRootLengths(size, onlyFirm: false)
    if oldWidth?.value != rootWidth?.value || oldWidth?.priority != rootWidth?.priority { mustUnwrap = true }
  }

  /// What is firm comes before the constraints inside: they then start from a size in which they have room.
  private func setRootLengths(_ size: RootSize, onlyFirm: Bool) {
    let wanted: (size: CGSize, width: Double, height: Double)
    switch size {
    case .given(let size): wanted = (size, Self.rootPriority, Self.rootPriority)
    case .fitting(let size, let horizontal, let vertical): wanted = (size, horizontal, vertical)
    }
    if !onlyFirm || wanted.width >= Self.rootPriority {
      rootWidth = RootLength(old: rootWidth, Double(wanted.size.width), wanted.width, items[0].width, self)
    }
    if !onlyFirm || wanted.height >= Self.rootPriority {
      rootHeight = RootLength(old: rootHeight, Double(wanted.size.height), wanted.height, items[0].height, self)
    }
  }
}
