import CoreGraphics
import Foundation
import HeadlessCore

extension NibLoading {
  /// The guide that an element stands for.
  func guide(of element: NibElement) -> UILayoutGuide? {
    if element.name == "viewControllerLayoutGuide" { return (owner as? UIViewController)?.storedView?.safeAreaLayoutGuide }
    guard let id = element.id, let view = guideOwners[id] else { return nil }
    switch element.key {
    case "safeArea": return view.safeAreaLayoutGuide
    case "keyboard": return view.keyboardLayoutGuide
    case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
    case "layoutMargins": return view.layoutMarginsGuide
    case "readableContent": return view.readableContentGuide
    default: return nil
    }
  }

  func activate(_ element: NibElement, in view: UIView) {
    let attributes = NibVariations.attributes(of: element)
    // Placeholders are there while the file is edited.
    guard attributes["placeholder"] != "YES" else { return }
    func item(_ name: String) -> (item: AnyObject, element: NibElement?)? {
      guard let id = attributes[name] else { return nil }
      return find(id).map { ($0, document.elements[id]) }
    }
    let first = attributes["firstItem"] == nil ? (view, nil) : item("firstItem")
    let second = item("secondItem")
    // An item that is not installed in this size class takes its constraints along.
    guard let first, attributes["secondItem"] == nil || second != nil else { return }
    // A constraint of the app's own class changes itself when it awakes, by the screen's scale or with the keyboard.
    let own = element.attributes["customClass"] == nil ? nil : namedClass(of: element) as? NSLayoutConstraint.Type
    let constraint = own.flatMap { TypesKnownLater.object($0) as? NSLayoutConstraint } ?? NSLayoutConstraint()
    constraint.fill(
      from: BackReference.to(first.item), attribute(attributes["firstAttribute"], of: first.element),
      NibLoading.relation(attributes["relation"]), to: second.map { BackReference.to($0.item) },
      second == nil ? .notAnAttribute : attribute(attributes["secondAttribute"], of: second?.element),
      multiplier: NibLoading.multiplier(attributes["multiplier"]),
      constant: attributes["constant"].flatMap(Double.init).map { CGFloat($0) } ?? 0)
    if let priority = attributes["priority"].flatMap(Float.init) { constraint.priority = UILayoutPriority(priority) }
    constraint.identifier = attributes["identifier"]
    know(constraint, as: element)
    constraint.isActive = true
    view.keepChoices(
      SizeClassChoices(element) { [weak constraint] name, text in
        guard let constraint, let number = Double(text) else { return }
        if name == "constant" { constraint.constant = CGFloat(number) }
        if name == "priority" { constraint.priority = UILayoutPriority(Float(number)) }
      })
  }

  private func attribute(_ name: String?, of element: NibElement?) -> NSLayoutConstraint.Attribute {
    // The guides of old files are the bars: their inner edges are those of the safe area.
    if element?.name == "viewControllerLayoutGuide" {
      if element?.attributes["type"] == "top" { return .top }
      if element?.attributes["type"] == "bottom" { return .bottom }
    }
    return value(name ?? "").named(NSLayoutConstraint.Attribute.self, or: ["baseline": .lastBaseline]) ?? .notAnAttribute
  }

  private static func relation(_ name: String?) -> NSLayoutConstraint.Relation {
    switch name {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// `0.5`, `1:2`, `16:9`.
  private static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
    return CGFloat(parts.first ?? 1)
  }
}
