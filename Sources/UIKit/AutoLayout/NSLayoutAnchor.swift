import CoreGraphics
import Foundation

/// A line or length that constraints can be made with; the type keeps axes apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated(unsafe) let reference: BackReference
  nonisolated var layoutItem: AnyObject? { reference.object }
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    reference = .to(item)
    self.attribute = attribute
    super.init()
  }

  open var item: AnyObject? { layoutItem }
  open var name: String { "\(AutoLayoutTexts.name(of: layoutItem)).\(AutoLayoutTexts.name(of: attribute))" }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return other.layoutItem === layoutItem && other.attribute == attribute
  }
  open override var hash: Int { attribute.rawValue }

  /// What has to hold for the anchor to mean something: the ends of a distance.
  var ends: [NSLayoutConstraint] { [] }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    guard layoutItem != nil, anchor.layoutItem != nil else {
      preconditionFailure("An anchor outlived the view or guide it belongs to.")
    }
    let made = NSLayoutConstraint(
      from: reference, attribute, relation, to: anchor.reference, anchor.attribute, multiplier: multiplier, constant: constant)
    made.companions = ends + anchor.ends
    return made
  }
}

/// A vertical line.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from here to another line: negative if that one stands before.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    let isAbsolute = [attribute, otherAnchor.attribute].contains { $0 == .left || $0 == .right }
    return LayoutDistance(self, otherAnchor, isAbsolute ? (.left, .right) : (.leading, .trailing), .width)
  }
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, to: anchor, constant: LayoutSpacing.standard * multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, to: anchor, constant: LayoutSpacing.standard * multiplier) }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, to: anchor, constant: LayoutSpacing.standard * multiplier) }
}

/// A horizontal line.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from here to another line: negative if that one stands above.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    LayoutDistance(self, otherAnchor, (.top, .bottom), .height)
  }
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, to: anchor, constant: LayoutSpacing.below(anchor, self) * multiplier) }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: LayoutSpacing.below(anchor, self) * multiplier)
  }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, to: anchor, constant: LayoutSpacing.below(anchor, self) * multiplier) }
}

/// A length.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, c) }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { relate(.greaterThanOrEqual, c) }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { relate(.lessThanOrEqual, c) }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m)
  }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, to: anchor, multiplier: m, constant: c) }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }

  private func relate(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    guard let first = layoutItem else { preconditionFailure("An anchor outlived the view or guide it belongs to.") }
    let made = NSLayoutConstraint(
      first: first, attribute, relation, second: nil, .notAnAttribute, multiplier: 1, constant: constant)
    made.companions = ends
    return made
  }
}

/// The system's distances.
@MainActor enum LayoutSpacing {
  static let standard: CGFloat = 8

  /// Between baselines the distance follows the font, between edges it is fixed.
  static func below(_ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor) -> CGFloat {
    guard lower.attribute == .firstBaseline, upper.attribute == .lastBaseline else { return standard }
    let view = (lower.layoutItem as? UIView)?.textFont
    return view.map { ($0.lineHeight * 1.2).rounded() } ?? standard
  }
}
