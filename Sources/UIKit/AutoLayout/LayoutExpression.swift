import CoreGraphics
import Foundation

/// `Σ terms + constant`, the difference of the two sides of a constraint.
struct LayoutExpression {
  private(set) var terms: [ConstraintSolver.Term] = []
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
    if hasTerms { terms.append(.init(variable: variable, coefficient: coefficient)) }
  }
}

extension LayoutEngine {
  func expression(of constraint: NSLayoutConstraint, hasTerms: Bool = true) -> LayoutExpression {
    var result = LayoutExpression()
    result.hasTerms = hasTerms
    guard let first = constraint.firstItem else { return result }
    let second = constraint.secondItem
    add(scrollContent(first, constraint.firstAttribute, seenFrom: second), constraint.firstAttribute, 1, to: &result)
    if let second {
      add(
        scrollContent(second, constraint.secondAttribute, seenFrom: first), constraint.secondAttribute,
        -Double(constraint.multiplier), to: &result)
    }
    let isDirectional = constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    result.isMirrored = isDirectional && AutoLayout.owner(of: first)?.isRightToLeft == true
    result.constant -= (result.isMirrored ? -1 : 1) * Double(constraint.constant)
    return result
  }

  /// Adds `factor` times a line or length. Without an own unknown for it, it is put together from position and size.
  func add(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, to result: inout LayoutExpression) {
    let owner = AutoLayout.owner(of: object)
    var insets = UIEdgeInsets.zero
    var base = object
    if let guide = object as? UILayoutGuide, let owner, let derived = guide.insets(in: owner) {
      insets = derived
      base = owner
      result.isDynamic = true
    } else if attribute.isMargin, let owner {
      insets = owner.layoutMargins
      result.isDynamic = true
    }
    let index = index(of: base)
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
    let mirrored = owner?.isRightToLeft == true
    switch attribute {
    case .left, .leftMargin: position(left, width, 0, insets.left)
    case .right, .rightMargin: position(left, width, 1, -insets.right)
    case .leading, .leadingMargin:
      position(left, width, mirrored ? 1 : 0, mirrored ? -insets.right : insets.left)
    case .trailing, .trailingMargin:
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
      let offset = (base as? UIView)?.firstBaselineFromTop
      position(top, height, offset == nil ? 1 : 0, offset ?? 0)
      if base is UILabel { result.followsLabel = true } else { result.isDynamic = true }
    case .lastBaseline:
      position(top, height, 1, -((base as? UIView)?.lastBaselineFromBottom ?? 0))
      if base is UILabel { result.followsLabel = true } else { result.isDynamic = true }
    case .notAnAttribute: break
    }
  }

  /// Constraints from inside a scroll view to its edges mean its content.
  private func scrollContent(
    _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: AnyObject?
  ) -> AnyObject {
    guard let scroll = object as? UIScrollView, attribute != .width, attribute != .height,
      let inner = AutoLayout.owner(of: other), inner !== scroll, inner.isInside(scroll)
    else { return object }
    return scroll.contentLayoutGuide
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
