import CoreGraphics
import Foundation

/// The constraints that an intrinsic size stands for: hug it from above, resist compression from below.
struct IntrinsicConstraints {
  /// The size on one line.
  var natural = CGSize(width: -1, height: -1)
  private var present = CGSize(width: -1, height: -1)
  private var width = Pair()
  private var height = Pair()

  /// One constraint for both wishes, or two if one of them is required.
  private struct Pair {
    var first: ConstraintSolver.ID?
    var second: ConstraintSolver.ID?
    var isEmpty: Bool { first == nil && second == nil }
  }

  /// True if the size differs from the one before.
  @MainActor @discardableResult
  mutating func set(
    _ size: CGSize, width widthSymbol: SolverSymbol, height heightSymbol: SolverSymbol, _ view: UIView, in engine: LayoutEngine
  ) -> Bool {
    let changed = abs(size.width - present.width) > 1e-6 || abs(size.height - present.height) > 1e-6
    let isMissing = (size.width >= 0 && width.isEmpty) || (size.height >= 0 && height.isEmpty)
    if !changed && !isMissing { return false }
    IntrinsicConstraints.update(&width, Double(size.width), widthSymbol, view, .horizontal, engine)
    IntrinsicConstraints.update(&height, Double(size.height), heightSymbol, view, .vertical, engine)
    present = size
    return changed
  }

  mutating func removeAll(from solver: inout ConstraintSolver) {
    for id in [width.first, width.second, height.first, height.second].compactMap({ $0 }) { solver.remove(id) }
    width = Pair()
    height = Pair()
  }

  @MainActor private static func update(
    _ pair: inout Pair, _ length: Double, _ symbol: SolverSymbol, _ view: UIView,
    _ axis: NSLayoutConstraint.Axis, _ engine: LayoutEngine
  ) {
    if length < 0 {
      if let id = pair.first { engine.solver.remove(id) }
      if let id = pair.second { engine.solver.remove(id) }
      pair = Pair()
    } else if !pair.isEmpty {
      if let id = pair.first { engine.solver.setConstant(-length, of: id) }
      if let id = pair.second { engine.solver.setConstant(-length, of: id) }
    } else {
      let hug = Double(view.contentHuggingPriority(for: axis).rawValue)
      let resist = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
      if hug < ConstraintSolver.required, resist < ConstraintSolver.required {
        pair.first = try? engine.solver.add(symbol, near: length, above: hug, below: resist)
      } else {
        let term = SolverTerms(symbol)
        pair.first = engine.addSystem(term, -length, .lessOrEqual, priority: hug)
        pair.second = engine.addSystem(term, -length, .greaterOrEqual, priority: resist)
      }
    }
  }
}

/// The constraints that a frame and an autoresizing mask stand for.
struct AutoresizingConstraints {
  var ids: [ConstraintSolver.ID?]
  var mask: UIView.AutoresizingMask

  func remove(from solver: inout ConstraintSolver) {
    for id in ids.compactMap({ $0 }) { solver.remove(id) }
  }
}

extension LayoutEngine {
  func addAutoresizing(_ index: Int, _ view: UIView) {
    let lines = autoresizingLines(index, view)
    let ids = lines.map { addSystem($0) }
    items[index].autoresizing = AutoresizingConstraints(ids: ids, mask: view.autoresizingMask)
  }

  /// Frames that code has set since.
  func updateAutoresizing() {
    for index in items.indices.dropFirst() {
      guard let present = items[index].autoresizing, let view = items[index].view else { continue }
      if present.mask != view.autoresizingMask {
        present.remove(from: &solver)
        addAutoresizing(index, view)
        markDirty()
        continue
      }
      for (id, line) in zip(present.ids, autoresizingLines(index, view)) {
        guard let id, let old = solver.constant(of: id), abs(old - line.constant) > 1e-6 else { continue }
        solver.setConstant(line.constant, of: id)
        markDirty()
      }
    }
  }

  private func autoresizingLines(_ index: Int, _ view: UIView) -> [LayoutExpression] {
    guard let above = view.storedSuperview else { return [] }
    let frame = view.frame
    let outer = above.bounds.size
    let mask = view.autoresizingMask
    func line(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, relative: Bool) -> LayoutExpression {
      var result = LayoutExpression()
      add(view, attribute, 1, to: &result)
      if relative { add(above, attribute, -1, to: &result) }
      result.constant -= Double(constant)
      return result
    }
    func axis(
      _ start: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.Attribute, _ center: NSLayoutConstraint.Attribute,
      _ length: NSLayoutConstraint.Attribute, before: Bool, inside: Bool, after: Bool, from: CGFloat, to: CGFloat, outer: CGFloat
    ) -> [LayoutExpression] {
      if inside { return [line(start, from, relative: true), line(end, to - outer, relative: true)] }
      let fixed = line(length, to - from, relative: false)
      if before && after { return [line(center, (from + to - outer) / 2, relative: true), fixed] }
      if before { return [line(end, to - outer, relative: true), fixed] }
      return [line(start, from, relative: true), fixed]
    }
    return axis(
      .left, .right, .centerX, .width, before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
      after: mask.contains(.flexibleRightMargin), from: frame.minX, to: frame.maxX, outer: outer.width)
      + axis(
        .top, .bottom, .centerY, .height, before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin), from: frame.minY, to: frame.maxY, outer: outer.height)
  }
}

/// The constraint that gives the root its width or height.
@MainActor struct RootLength {
  let value: Double
  let priority: Double
  private let id: ConstraintSolver.ID?

  /// Takes the place of `old`, in place if only the value differs.
  init(old: RootLength?, _ value: Double, _ priority: Double, _ symbol: SolverSymbol, _ engine: LayoutEngine) {
    self.value = value
    self.priority = priority
    if let old, let known = old.id, old.priority == priority {
      engine.solver.setConstant(-value, of: known)
      id = known
      return
    }
    if let known = old?.id { engine.solver.remove(known) }
    id = engine.addSystem(SolverTerms(symbol), -value, priority: priority)
  }
}
