import CoreGraphics
import Foundation
import HeadlessCore

/// Gives objects what their elements say.
extension NibLoading {
  func value(_ text: String) -> NibValue { NibValue(text: text, element: nil, document: document) }
  func value(_ element: NibElement) -> NibValue {
    NibValue(text: element.attributes["value"] ?? "", element: element, document: document)
  }

  // MARK: Views

  /// A view's own values, then its subviews. The id of a view that was not made by its element is made known here.
  func fill(_ view: UIView, _ element: NibElement, isPart: Bool = false) {
    // An initialiser runs before its object can be noted.
    if let id = element.id { know(view, id: id) }
    for guide in element.all("viewLayoutGuide") { if let id = guide.id { guideOwners[id] = view } }
    if !isPart {
      if let frame = element.child(key: "frame") { view.frame = value(frame).rect }
      if let mask = element.first("autoresizingMask") { view.autoresizingMask = NibLoading.autoresizing(mask) }
    }
    (view as? UIButton)?.storedType = element.attributes["buttonType"].map(NibLoading.buttonType) ?? .custom
    setPriorities(element, view)
    setAttributes(element, on: view) { NibAttributes.set($0, $1, on: view) }
    view.keepChoices(
      SizeClassChoices(element) { [weak view, document] name, text in
        guard let view else { return }
        _ = NibAttributes.set(name, NibValue(text: text, element: nil, document: document), on: view)
      })
    setAccessibility(element, view)
    fillParts(view, element)
    addSubviews(element, to: view)
    keep(constraints: element, for: view)
    if element.name == "containerView",
      let segue = element.inside("connections").first(where: { $0.attributes["kind"] == "embed" })
    {
      keep(embedding: segue, in: view)
    }
  }

  /// A view that its superview made: a cell's content view, a text label of the cell's style.
  func fill(part view: UIView, _ element: NibElement) {
    know(view, as: element)
    fill(view, element, isPart: true)
  }

  func addSubviews(_ element: NibElement, to view: UIView) {
    let excluded = NibVariations.excluded(from: "subviews", element).union(skipped)
    for child in element.inside("subviews") where !excluded.contains(child.id ?? "") {
      guard let made = self.view(of: child), made.superview == nil else { continue }
      if let stack = view as? UIStackView { stack.addArrangedSubview(made) } else { view.addSubview(made) }
    }
  }

  private func setPriorities(_ element: NibElement, _ view: UIView) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.attributes[name].flatMap(Float.init).map { UILayoutPriority($0) }
    }
    // What the file leaves out is 250, also for a label.
    let usual: UILayoutPriority? = view.defaultHugging == .defaultLow ? nil : .defaultLow
    if let hugging = priority("horizontalHuggingPriority") ?? usual { view.setContentHuggingPriority(hugging, for: .horizontal) }
    if let hugging = priority("verticalHuggingPriority") ?? usual { view.setContentHuggingPriority(hugging, for: .vertical) }
    if let resistance = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(resistance, for: .horizontal)
    }
    if let resistance = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(resistance, for: .vertical)
    }
  }

  /// Attributes in the order of their names, then children with a key.
  func setAttributes(_ element: NibElement, on object: AnyObject, _ set: (String, NibValue) -> Bool) {
    let attributes = NibVariations.attributes(of: element)
    for (name, text) in attributes.sorted(by: { $0.key < $1.key }) where !NibNames.ignoredAttributes.contains(name) {
      if !set(name, value(text)) {
        Probe.post(.unowned(NibTexts.unknownAttribute(name, element.name, document.fileName)))
      }
    }
    for child in element.children where !NibNames.readElsewhere.contains(child.name) {
      guard let key = child.key else {
        if !isPart(child, of: element) { Probe.post(.unowned(NibTexts.unknownElement(child.name, document.fileName))) }
        continue
      }
      if key == "frame" || key.hasPrefix("simulated") || NibNames.ignoredAttributes.contains(key) { continue }
      if NibNames.classes[child.name] != nil { continue }
      if !set(key, value(child)) {
        Probe.post(.unowned(NibTexts.unknownAttribute(key, element.name, document.fileName)))
      }
    }
  }

  /// Elements without a key that ``fillParts(_:_:)`` reads.
  private func isPart(_ child: NibElement, of element: NibElement) -> Bool {
    ["blurEffect", "vibrancyEffect", "scopeButtonTitles", "string", "nil"].contains(child.name)
  }

  private func setAccessibility(_ element: NibElement, _ view: UIView) {
    for accessibility in element.all("accessibility") {
      let attributes = accessibility.attributes
      if let label = attributes["label"] { view.accessibilityLabel = label }
      if let hint = attributes["hint"] { view.accessibilityHint = hint }
      if let identifier = attributes["identifier"] { view.accessibilityIdentifier = identifier }
      if let isElement = accessibility.child(key: "isElement") {
        view.isAccessibilityElement = isElement.attributes["value"] == "YES"
      }
      if let traits = accessibility.first("accessibilityTraits") {
        view.accessibilityTraits = NibLoading.traits(traits)
      }
    }
  }

  private static func traits(_ element: NibElement) -> UIAccessibilityTraits {
    let all: [String: UIAccessibilityTraits] = [
      "button": .button, "link": .link, "header": .header, "image": .image, "selected": .selected, "staticText": .staticText,
      "searchField": .searchField, "keyboardKey": .keyboardKey, "summaryElement": .summaryElement, "notEnabled": .notEnabled,
      "updatesFrequently": .updatesFrequently, "adjustable": .adjustable, "playsSound": .playsSound,
      "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
      "causesPageTurn": .causesPageTurn,
    ]
    return element.attributes.filter { $0.value == "YES" }.reduce(into: []) { if let trait = all[$1.key] { $0.formUnion(trait) } }
  }

  private static func buttonType(_ name: String) -> UIButton.ButtonType {
    switch name {
    case "roundedRect", "system": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  static func autoresizing(_ element: NibElement) -> UIView.AutoresizingMask {
    let all: [String: UIView.AutoresizingMask] = [
      "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
      "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]
    return element.attributes.filter { $0.value == "YES" }.reduce(into: []) { if let part = all[$1.key] { $0.formUnion(part) } }
  }
}
