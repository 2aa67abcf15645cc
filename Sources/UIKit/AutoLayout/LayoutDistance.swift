import CoreGraphics
import Foundation

/// A distance between two lines, as a length: that of a guide whose edges stand on them as soon as a constraint asks for it.
final class LayoutDistance: NSLayoutDimension {
  init<Axis>(
    _ from: NSLayoutAnchor<Axis>, _ to: NSLayoutAnchor<Axis>,
    _ edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute), _ length: NSLayoutConstraint.Attribute
  ) {
    let guide = UILayoutGuide()
    let owner = (from.layoutItem as? UIView) ?? (from.layoutItem as? UILayoutGuide)?.owningView
    owner?.addLayoutGuide(guide)
    func edge(_ attribute: NSLayoutConstraint.Attribute, on line: NSLayoutAnchor<Axis>) -> NSLayoutConstraint {
      NSLayoutConstraint(
        from: .to(guide), attribute, .equal, to: line.reference, line.attribute, multiplier: 1, constant: 0)
    }
    own = [edge(edges.0, on: from), edge(edges.1, on: to)]
    self.guide = guide
    super.init(guide, length)
  }

  override var ends: [NSLayoutConstraint] { own }

  private let guide: UILayoutGuide
  private let own: [NSLayoutConstraint]
}
