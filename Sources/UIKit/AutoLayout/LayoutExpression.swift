import CoreGraphics
import Foundation

/// `Σ terms + constant`, the difference of the two sides of a constraint.
struct LayoutExpression {
  private(set) var terms = SolverTerms()
  var constant = 0.0
  /// True if the constant follows margins or a font.
  var isDynamic = false
  /// True if the constant follows the font of a label, which says so when it changes.
  var followsLabel = false
  /// True if the axis points the other way, so that an inequality turns round.
  var isMirrored = false
  /// False if only the constant is asked for.
  var hasTerms = true

  mutating func append(_ variable: SolverSymbol, _ coefficient: Double) {
    if hasTerms { terms.append(variable, coefficient) }
  }
}

extension LayoutEngine {
  /// Nil if the view or guide at one of the ends is gone.
  func expression(of constraint: NSLayoutConstraint, hasTerms: Bool = true) -> LayoutExpression? {
    var result = LayoutExpression()
    result.hasTerms = hasTerms
    guard let first = constraint.first, let owner = first.owner else { return nil }
    let other = constraint.second?.owner
    let firstAttribute = constraint.firstAttribute
    let secondAttribute = constraint.secondAttribute
    add(first, owner, firstAttribute, 1, seenFrom: other, to: &result)
    if let second = constraint.second {
      guard let other else { return nil }
      add(second, other, secondAttribute, -Double(constraint.multiplier), seenFrom: owner, to: &result)
    }
    let isDirectional = firstAttribute.isDirectional || secondAttribute.isDirectional
    result.isMirrored = isDirectional && owner.isRightToLeft
    result.constant -= (result.isMirrored ? -1 : 1) * Double(constraint.constant)
    return result
  }

  /// Constraints from inside a scroll view to its edges mean its content.
  private func add(
    _ end: BackReference, _ owner: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, seenFrom other: UIView?,
    to result: inout LayoutExpression
  ) {
    if let guide = end.guide {
      add(guide, ownedBy: owner, attribute, factor, to: &result)
    } else if let other, other !== owner, attribute != .width, attribute != .height, owner.scrollsSubviews,
      let scroll = owner as? UIScrollView,
      other.isInside(scroll)
    {
      add(scroll.contentLayoutGuide, ownedBy: scroll, attribute, factor, to: &result)
    } else {
      add(owner, attribute, factor, to: &result)
    }
  }

  /// Adds `factor` times a line or length of a guide: its own, or one that follows from its owner's.
  func add(
    _ guide: UILayoutGuide, ownedBy owner: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    to result: inout LayoutExpression
  ) {
    if let derived = guide.insets(in: owner) {
      result.isDynamic = true
      add(index(of: owner), nil, owner, attribute, factor, derived, to: &result)
    } else if attribute.isMargin {
      result.isDynamic = true
      add(index(of: guide), nil, owner, attribute, factor, owner.layoutMargins, to: &result)
    } else {
      add(index(of: guide), nil, owner, attribute, factor, .zero, to: &result)
    }
  }

  /// Adds `factor` times a line or length of a view.
  func add(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, to result: inout LayoutExpression) {
    if attribute.isMargin {
      result.isDynamic = true
      add(index(of: view), view, view, attribute, factor, view.layoutMargins, to: &result)
    } else {
      add(index(of: view), view, view, attribute, factor, .zero, to: &result)
    }
  }

  /// Without an own unknown for it, a line is put together from position and size. `view` is nil for a guide, which has no text.
  private func add(
    _ index: Int, _ view: UIView?, _ owner: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    _ insets: UIEdgeInsets, to result: inout LayoutExpression
  ) {
    // Part by part: a copy of the whole item would count references up and down.
    let left = items[index].left
    let top = items[index].top
    let width = items[index].width
    let height = items[index].height

    func position(_ symbol: SolverSymbol, _ length: SolverSymbol, _ part: Double, _ inset: CGFloat) {
      if index > 0 { result.append(symbol, factor) }
      if part > 0 { result.append(length, factor * part) }
      result.constant += factor * Double(inset)
    }
    switch attribute {
    case .left, .leftMargin: position(left, width, 0, insets.left)
    case .right, .rightMargin: position(left, width, 1, -insets.right)
    case .leading, .leadingMargin:
      let mirrored = owner.isRightToLeft
      position(left, width, mirrored ? 1 : 0, mirrored ? -insets.right : insets.left)
    case .trailing, .trailingMargin:
      let mirrored = owner.isRightToLeft
      position(left, width, mirrored ? 0 : 1, mirrored ? insets.left : -insets.right)
    case .top, .topMargin: position(top, height, 0, insets.top)
    case .bottom, .bottomMargin: position(top, height, 1, -insets.bottom)
    case .centerX, .centerXWithinMargins: position(left, width, 0.5, (insets.left - insets.right) / 2)
    case .centerY, .centerYWithinMargins: position(top, height, 0.5, (insets.top - insets.bottom) / 2)
    case .width:
      result.append(width, factor)
      result.constant -= factor * Double(insets.left + insets.right)
    case .height:
      result.append(height, factor)
      result.constant -= factor * Double(insets.top + insets.bottom)
    case .firstBaseline:
      let offset = view?.firstBaselineFromTop
      position(top, height, offset == nil ? 1 : 0, offset ?? 0)
      if view is UILabel { result.followsLabel = true } else { result.isDynamic = true }
    case .lastBaseline:
      position(top, height, 1, -(view?.lastBaselineFromBottom ?? 0))
      if view is UILabel { result.followsLabel = true } else { result.isDynamic = true }
    case .notAnAttribute: break
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      false
    }
  }

  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .notAnAttribute:
      false
    }
  }

  /// The same edge, moved in by the margin; other lines as they are.
  var withMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      self
    }
  }
}
