import CoreGraphics
import Foundation

/// The constraints that a stack view's arrangement stands for.
extension LayoutEngine {
  func updateStack(_ index: Int, _ stack: UIStackView) {
    for id in stackConstraints[index] ?? [] { solver.remove(id) }
    stackConstraints[index] = []
    let views = stack.shown
    let lines = StackLines(stack)
    markDirty()
    guard let first = views.first, let last = views.last else {
      tie(index, stack, .width, nil, .notAnAttribute, priority: 51)
      tie(index, stack, .height, nil, .notAnAttribute, priority: 51)
      return
    }
    // Edges along the axis.
    tie(index, first, lines.start, stack, lines.stackStart)
    tie(index, last, lines.end, stack, lines.stackEnd)
    chain(index, stack, views, lines)
    for view in views { cross(index, stack, view, lines) }
    if lines.followsBaseline {
      for view in views.dropFirst() { tie(index, view, lines.baseline, first, lines.baseline) }
    }
    // Without this nothing keeps a stack from being wider than its widest view.
    if stack.alignment != .fill { tie(index, stack, lines.breadth, nil, .notAnAttribute, priority: 51) }
  }

  private func chain(_ index: Int, _ stack: UIStackView, _ views: [UIView], _ lines: StackLines) {
    let pairs = Array(zip(views, views.dropFirst()))
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      let first = lines.spacesBaselines ? NSLayoutConstraint.Attribute.firstBaseline : lines.start
      let last = lines.spacesBaselines ? NSLayoutConstraint.Attribute.lastBaseline : lines.end
      for (left, right) in pairs { tie(index, right, first, left, last, stack.gap(after: left)) }
    case .equalSpacing, .equalCentering:
      for (left, right) in pairs { tie(index, right, lines.start, left, lines.end, stack.gap(after: left), .greaterOrEqual) }
      equalGaps(index, stack, pairs, lines)
    }
    if stack.distribution == .fillEqually, let first = views.first {
      for view in views.dropFirst() { tie(index, view, lines.length, first, lines.length) }
    }
    if stack.distribution == .fillProportionally {
      let lengths = views.map { lines.isVertical ? $0.intrinsicContentSize.height : $0.intrinsicContentSize.width }
      let sum = lengths.reduce(0) { $0 + max(0, $1) }
      guard sum > 0, let reference = views.indices.max(by: { lengths[$0] < lengths[$1] }) else { return }
      for (view, length) in zip(views, lengths) where view !== views[reference] && length >= 0 {
        tie(
          index, view, lines.length, views[reference], lines.length, priority: 999,
          multiplier: Double(length / lengths[reference]))
      }
    }
  }

  /// All gaps, or all distances of centres, are the same.
  private func equalGaps(_ index: Int, _ stack: UIStackView, _ pairs: [(UIView, UIView)], _ lines: StackLines) {
    let isCentering = stack.distribution == .equalCentering
    func difference(_ pair: (UIView, UIView), _ sign: Double, _ result: inout LayoutExpression) {
      add(pair.1, isCentering ? lines.center : lines.start, sign, to: &result)
      add(pair.0, isCentering ? lines.center : lines.end, -sign, to: &result)
    }
    guard let first = pairs.first else { return }
    for pair in pairs.dropFirst() {
      var expression = LayoutExpression()
      difference(pair, 1, &expression)
      difference(first, -1, &expression)
      keep(addSystem(expression, priority: isCentering ? 149 : 999), index)
    }
    // With the smallest gap that is allowed where nothing else says how long the stack is.
    tie(index, first.1, lines.start, first.0, lines.end, stack.gap(after: first.0), priority: 49.5)
  }

  private func cross(_ index: Int, _ stack: UIStackView, _ view: UIView, _ lines: StackLines) {
    switch stack.alignment {
    case .fill:
      tie(index, view, lines.near, stack, lines.stackNear)
      tie(index, view, lines.far, stack, lines.stackFar)
    case .leading:
      tie(index, view, lines.near, stack, lines.stackNear)
      tie(index, view, lines.far, stack, lines.stackFar, 0, .lessOrEqual)
    case .trailing:
      tie(index, view, lines.near, stack, lines.stackNear, 0, .greaterOrEqual)
      tie(index, view, lines.far, stack, lines.stackFar)
    case .center:
      tie(index, view, lines.middle, stack, lines.stackMiddle)
      tie(index, view, lines.near, stack, lines.stackNear, 0, .greaterOrEqual)
      tie(index, view, lines.far, stack, lines.stackFar, 0, .lessOrEqual)
    case .firstBaseline, .lastBaseline:
      tie(index, view, lines.near, stack, lines.stackNear, 0, .greaterOrEqual)
      tie(index, view, lines.far, stack, lines.stackFar, 0, .lessOrEqual)
      tie(index, view, lines.near, stack, lines.stackNear, priority: 51)
    }
  }

  private func tie(
    _ index: Int, _ first: UIView, _ firstLine: NSLayoutConstraint.Attribute, _ second: UIView?,
    _ secondLine: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0, _ relation: ConstraintSolver.Relation = .equal,
    priority: Double = ConstraintSolver.required, multiplier: Double = 1
  ) {
    var expression = LayoutExpression()
    add(first, firstLine, 1, to: &expression)
    if let second { add(second, secondLine, -multiplier, to: &expression) }
    let mirrored = firstLine.isDirectional && first.isRightToLeft
    expression.constant -= (mirrored ? -1 : 1) * Double(constant)
    var relation = relation
    if mirrored {
      switch relation {
      case .lessOrEqual: relation = .greaterOrEqual
      case .greaterOrEqual: relation = .lessOrEqual
      case .equal: break
      }
    }
    keep(addSystem(expression, relation, priority: priority), index)
  }

  private func keep(_ id: ConstraintSolver.ID?, _ index: Int) {
    if let id { stackConstraints[index, default: []].append(id) }
  }
}

/// The lines of a stack, named by their part instead of their direction.
@MainActor private struct StackLines {
  let isVertical: Bool
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute
  let near: NSLayoutConstraint.Attribute
  let far: NSLayoutConstraint.Attribute
  let middle: NSLayoutConstraint.Attribute
  let breadth: NSLayoutConstraint.Attribute
  let stackStart: NSLayoutConstraint.Attribute
  let stackEnd: NSLayoutConstraint.Attribute
  let stackNear: NSLayoutConstraint.Attribute
  let stackFar: NSLayoutConstraint.Attribute
  let stackMiddle: NSLayoutConstraint.Attribute
  let baseline: NSLayoutConstraint.Attribute
  let followsBaseline: Bool
  /// True if the distance goes from text to text, and not from edge to edge.
  let spacesBaselines: Bool

  init(_ stack: UIStackView) {
    isVertical = stack.axis == .vertical
    let usesMargins = stack.isLayoutMarginsRelativeArrangement
    start = isVertical ? .top : .leading
    end = isVertical ? .bottom : .trailing
    center = isVertical ? .centerY : .centerX
    length = isVertical ? .height : .width
    near = isVertical ? .leading : .top
    far = isVertical ? .trailing : .bottom
    middle = isVertical ? .centerX : .centerY
    breadth = isVertical ? .width : .height
    let vertical: [NSLayoutConstraint.Attribute] =
      usesMargins ? [.topMargin, .bottomMargin, .centerYWithinMargins] : [.top, .bottom, .centerY]
    let horizontal: [NSLayoutConstraint.Attribute] =
      usesMargins ? [.leadingMargin, .trailingMargin, .centerXWithinMargins] : [.leading, .trailing, .centerX]
    stackStart = isVertical ? vertical[0] : horizontal[0]
    stackEnd = isVertical ? vertical[1] : horizontal[1]
    stackNear = isVertical ? horizontal[0] : vertical[0]
    stackFar = isVertical ? horizontal[1] : vertical[1]
    stackMiddle = isVertical ? horizontal[2] : vertical[2]
    baseline = stack.alignment == .lastBaseline ? .lastBaseline : .firstBaseline
    spacesBaselines = isVertical && stack.isBaselineRelativeArrangement
    followsBaseline = !isVertical && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
  }
}
