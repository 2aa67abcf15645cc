import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// What surrounds the view being described, in the coordinates of the described root.
@MainActor struct DescribeScope {
  /// Origin of the view's own coordinates (of its bounds' top left corner).
  var origin: CGPoint
  /// What ancestors let through.
  var clip: CGRect
  /// Opaque things drawn later.
  var covers: [CGRect]
  /// False if an ancestor takes no touches.
  var takesTouches: Bool

  /// True if part of `rect` (root coordinates) reaches the eye.
  func shows(_ rect: CGRect) -> Bool {
    let seen = rect.intersection(clip)
    if seen.isNull || seen.width <= 0 || seen.height <= 0 { return false }
    return !covers.contains { $0.contains(seen) }
  }
}

extension UIView {
  /// Describes the subviews that can be perceived. Places of hidden ones are still counted, so that paths keep their meaning.
  @_spi(CellHarness) public func describeChildren(into builder: inout AppearanceBuilder) {
    describeChildren(into: &builder, skipping: [])
  }

  /// - Parameter skipping: subviews that the view describes as its own.
  func describeChildren(into builder: inout AppearanceBuilder, skipping own: [UIView]) {
    let scope = UIKitRunState.current.describeScopes.last ?? rootScope
    let children = storedSubviews.filter { child in !own.contains { $0 === child } }
    for index in describingOrder(of: children) {
      let child = children[index]
      if builder.skipsRows, child.isRowOrHeader { continue }
      let frame = child.frame
      let x = frame.minX - geometry.bounds.minX
      let y = frame.minY - geometry.bounds.minY
      let place = CGRect(x: scope.origin.x + x, y: scope.origin.y + y, width: frame.width, height: frame.height)
      var inner = scope
      inner.origin = place.origin
      inner.takesTouches = scope.takesTouches && child.isUserInteractionEnabled
      inner.covers += children[(index + 1)...].compactMap { sibling in
        guard sibling.isOpaqueCover else { return nil }
        let frame = sibling.frame
        return CGRect(
          x: scope.origin.x + frame.minX - geometry.bounds.minX, y: scope.origin.y + frame.minY - geometry.bounds.minY,
          width: frame.width, height: frame.height)
      }
      if child.clipsToBounds { inner.clip = inner.clip.intersection(place) }
      let isVisible = !child.isHidden && child.alpha >= 0.01 && !inner.clip.isNull && !inner.clip.isEmpty
      builder.within(child.pathName, x: Double(x), y: Double(y)) { builder in
        child.addEvidence(into: &builder)
        guard isVisible else { return }
        UIKitRunState.current.describeScopes.append(inner)
        child.describe(into: &builder)
        UIKitRunState.current.describeScopes.removeLast()
      }
    }
  }

  /// Positions of the subviews in the order in which they are described: a list's cells from first to last, whichever of them
  /// its pool happened to hand out first; else as they are drawn.
  private func describingOrder(of children: [UIView]) -> [Int] {
    guard let list = asList else { return Array(children.indices) }
    let places = Dictionary(list.host.live.entries.map { (ObjectIdentifier($0.value.view), $0.key) }) { first, _ in first }
    let served = children.indices.compactMap { index in places[ObjectIdentifier(children[index])].map { (index, $0) } }
    let others = children.indices.filter { places[ObjectIdentifier(children[$0])] == nil }
    return served.sorted { $0.1 < $1.1 }.map(\.0) + others
  }

  /// Adds an element for this view if it can be perceived.
  ///
  /// - Parameter onlyIfPerceivable: leaves out a view that shows nothing of its own.
  func describeSelf(
    _ role: Element.Role, _ own: [(name: String, value: String?)], interactive: Bool = false,
    onlyIfPerceivable: Bool = false, into builder: inout AppearanceBuilder
  ) {
    let scope = UIKitRunState.current.describeScopes.last ?? rootScope
    guard scope.shows(CGRect(origin: scope.origin, size: frame.size)) else { return }
    var properties = own.compactMap { pair in
      pair.value.map { Property(pair.name, $0, provenance: describedProvenance(of: pair.name)) }
    }
    properties += commonProperties
    let reactsToTouch = (interactive || hasRecognizers) && scope.takesTouches && isUserInteractionEnabled
    if onlyIfPerceivable, properties.isEmpty, !reactsToTouch { return }
    builder.add(
      role, width: Double(frame.width), height: Double(frame.height), properties: properties,
      isInteractive: reactsToTouch, provenance: provenance(of: "superview"))
  }

  /// The write behind a described property, which may have another name or have happened to another view.
  private func describedProvenance(of property: String) -> WriteProvenance? {
    if let own = provenanceBehind(property) { return own }
    if let own = provenance(of: property) { return own }
    switch property {
    case "attributes": return provenance(of: "text")
    case "canDecrement", "canIncrement": return provenance(of: "value")
    case "tintColor", "titleColor":
      // Titles without a colour of their own have the tint's.
      if storedTintColor != nil { return provenance(of: "tintColor") }
      // An inherited tint was written further up.
      var view = storedSuperview
      while let present = view {
        if present.storedTintColor != nil { return present.provenance(of: "tintColor") }
        view = present.storedSuperview
      }
      return nil
    default: return nil
    }
  }

  /// The name of this view in a path: what `String(describing:)` gives, which first asks for protocols that no type has.
  var pathName: String { nameInTraces ?? _typeName(type(of: self), qualified: false) }

  private var rootScope: DescribeScope {
    let own = CGRect(origin: .zero, size: bounds.size)
    return DescribeScope(
      origin: .zero, clip: clipsToBounds ? own : CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), covers: [],
      takesTouches: isUserInteractionEnabled)
  }

  private var hasRecognizers: Bool { storedRecognizers.contains { $0.isEnabled } }

  private var isOpaqueCover: Bool {
    guard !isHidden, alpha >= 1, mask == nil, geometry.transform.isIdentity, (storedLayer?.cornerRadius ?? 0) == 0,
      let color = backgroundColor
    else { return false }
    return color.isOpaque
  }

  /// Properties that any view may show.
  private var commonProperties: [Property] {
    var result: [Property] = []
    func add(_ name: String, _ value: String?) {
      if let value { result.append(Property(name, value, provenance: provenance(of: name))) }
    }
    let paints = backgroundColor.map { !$0.isInvisible } ?? false
    add("backgroundColor", paints ? backgroundColor?.description : nil)
    let drawing = drawing
    add("drawing", drawing)
    let sublayers = sublayerText
    if let sublayers { result.append(Property("sublayers", sublayers, provenance: sublayerProvenance)) }
    let showsSomething = paints || !storedSubviews.isEmpty || drawsContent || drawing != nil || sublayers != nil
    if overrideUserInterfaceStyle != .unspecified, showsSomething {
      add("overrideUserInterfaceStyle", "\(overrideUserInterfaceStyle)")
    }
    if showsSomething, let masked = maskText { add("mask", masked) }
    if showsSomething { add("contentOffset", scrolledText) }
    if alpha < 1, showsSomething { add("alpha", UIView.text(alpha)) }
    if !geometry.transform.isIdentity, showsSomething {
      let t = geometry.transform
      add("transform", [t.a, t.b, t.c, t.d, t.tx, t.ty].map(UIView.text).joined(separator: " "))
    }
    if let corners = ownCorners, paints || clipsToBounds || self is UIVisualEffectView {
      add("cornerConfiguration", corners.text)
    }
    if let layer = storedLayer {
      let hasBorder = layer.borderWidth > 0
      if hasBorder {
        add("borderWidth", UIView.text(layer.borderWidth))
        add("borderColor", layer.borderColor.map { UIColor(cgColor: $0).description })
      }
      if layer.cornerRadius > 0, paints || hasBorder || clipsToBounds || layer.masksToBounds {
        add("cornerRadius", UIView.text(layer.cornerRadius))
      }
      if layer.shadowOpacity > 0 { add("shadowOpacity", UIView.text(CGFloat(layer.shadowOpacity))) }
    }
    if !accessibility.elementsHidden {
      add("accessibilityLabel", accessibility.label)
      add("accessibilityHint", accessibility.hint)
      add("accessibilityValue", accessibility.value)
      add("accessibilityTraits", accessibility.traits?.words)
      if let chart = (self as? any AXChart)?.accessibilityChartDescriptor {
        add("accessibilityChartDescriptor", chart.words)
      }
      if let actions = accessibility.customActions, !actions.isEmpty {
        add("accessibilityCustomActions", actions.map(\.name).joined(separator: ", "))
      }
      add("accessibilityCustomContent", customContentText)
    }
    return result
  }

  /// What of the view its mask lets through: where that is, and of what kind.
  private var maskText: String? {
    func text(_ frame: CGRect, _ kind: Any.Type) -> String {
      "\(_typeName(kind, qualified: false)) \(UIView.text(frame.size)) at \(UIView.text(frame.minX)) \(UIView.text(frame.minY))"
    }
    if let mask { return text(mask.frame, type(of: mask)) }
    guard let mask = storedLayer?.mask else { return nil }
    return text(mask.frame, type(of: mask)) + ((mask as? CAShapeLayer)?.path.map { " \($0.boundingBox)" } ?? "")
  }

  /// A number without a trailing zero part, the same on every machine.
  nonisolated static func text(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }

  nonisolated static func text(_ size: CGSize) -> String { "\(text(size.width))×\(text(size.height))" }
}

extension UIView {
  /// True for what a list shows at a place of its own.
  fileprivate var isRowOrHeader: Bool {
    self is UICollectionReusableView || self is UITableViewCell || self is UITableViewHeaderFooterView
  }
}
