import CellTrace
import Foundation
import HeadlessCore

/// What UIKit writes about constraints. Addresses are left out: they differ from run to run.
@MainActor enum AutoLayoutTexts {
  static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> String {
    let first = anchor(constraint.firstItem, constraint.firstAttribute)
    let second = anchor(constraint.secondItem, constraint.secondAttribute)
    return "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor.  "
      + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
  }

  static func unparsable(_ format: String, rest: String, _ reason: String) -> String {
    let position = max(0, format.count - rest.count)
    return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^"
  }

  static func unsatisfiable(_ all: [NSLayoutConstraint], broken: NSLayoutConstraint) -> String {
    """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n\t\t(1) look at each \
    constraint and try to figure out which you don't expect; \n\t\t(2) find the code that added the unwanted constraint or \
    constraints and fix it. \n(
    \(all.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint \n\(broken)

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
    """
  }

  static func post(_ text: String) { Probe.post(.warning(ledgerID: "AL", text: text)) }

  static func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let item else { return "nil" }
    return "<\(anchorClass(attribute)) \"\(name(of: item)).\(name(of: attribute))\">"
  }

  static func name(of item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    if let guide = item as? UILayoutGuide { return guide.identifier.isEmpty ? "UILayoutGuide" : "\(guide.identifier)" }
    let type = String(describing: Swift.type(of: item))
    guard let view = item as? UIView, let identifier = view.accessibilityIdentifier else { return type }
    return "\(type)'\(identifier)'"
  }

  static func name(of attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }

  private static func anchorClass(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      "NSLayoutXAxisAnchor"
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      "NSLayoutYAxisAnchor"
    case .width, .height, .notAnAttribute: "NSLayoutDimension"
    }
  }
}

extension NSLayoutConstraint {
  /// As UIKit prints a constraint, without addresses.
  var descriptionInUIKitStyle: String {
    var text = "<NSLayoutConstraint"
    if let identifier { text += " '\(identifier)'" }
    text += " \(AutoLayoutTexts.name(of: firstItem)).\(AutoLayoutTexts.name(of: firstAttribute))"
    switch relation {
    case .lessThanOrEqual: text += " <= "
    case .equal: text += " == "
    case .greaterThanOrEqual: text += " >= "
    }
    if secondAttribute == .notAnAttribute {
      text += UIView.text(constant)
    } else {
      if multiplier != 1 { text += "\(UIView.text(multiplier))*" }
      text += "\(AutoLayoutTexts.name(of: secondItem)).\(AutoLayoutTexts.name(of: secondAttribute))"
      if constant > 0 { text += " + \(UIView.text(constant))" }
      if constant < 0 { text += " - \(UIView.text(-constant))" }
    }
    if priority != .required { text += " @\(UIView.text(CGFloat(priority.rawValue)))" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }
}
