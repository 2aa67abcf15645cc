import CoreGraphics
import Foundation

/// How the corners of a view are rounded. Screens and containers have no corners here, so one that follows its container's is known by
/// that alone.
public struct UICornerConfiguration: Hashable, Sendable {
  private var corners: [UICornerRadius?]
  private var isUniform = false
  private var isCapsule = false
  private var maximum: Double?

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { .init([radius, radius, radius, radius]) }
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration { .init([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]) }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    .init([radius, radius, radius, radius], isUniform: true)
  }
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    .init([topRadius, topRadius, bottomRadius, bottomRadius])
  }
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    .init([leftRadius, rightRadius, leftRadius, rightRadius])
  }
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { .init([topRadius, topRadius, bottomLeftRadius, bottomRightRadius]) }
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { .init([topLeftRadius, topRightRadius, bottomRadius, bottomRadius]) }
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { .init([leftRadius, topRightRadius, leftRadius, bottomRightRadius]) }
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration { .init([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius]) }
  /// As round as the view is short, up to a radius.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    var capsule = UICornerConfiguration([nil, nil, nil, nil])
    capsule.isCapsule = true
    capsule.maximum = maximumRadius
    return capsule
  }

  init(_ corners: [UICornerRadius?], isUniform: Bool = false) {
    self.corners = corners
    self.isUniform = isUniform
  }

  /// The radius of a corner of a view of this size, at most half of its shorter side.
  func radius(of corner: UIRectCorner, in size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    if isCapsule { return min(half, maximum.map { CGFloat($0) } ?? half) }
    let points = corners.map { $0?.points ?? 0 }
    if isUniform { return min(half, points.max() ?? 0) }
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return min(half, order.firstIndex(of: corner).map { points[$0] } ?? 0)
  }

  /// How it reads in an appearance.
  var text: String {
    if isCapsule { return maximum.map { "capsule up to \(UIView.text(CGFloat($0)))" } ?? "capsule" }
    let texts = corners.map { $0?.text ?? "0" }
    return Set(texts).count == 1 ? texts[0] : texts.joined(separator: " ")
  }
}

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private enum Kind: Hashable {
    case fixed(Double)
    case concentric(minimum: CGFloat?)
  }

  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { self = .fixed(value) }
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }
  /// As the corner of the container nearest to it, and at least so.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum))
  }

  var text: String {
    switch kind {
    case .fixed(let radius): UIView.text(CGFloat(radius))
    case .concentric(let minimum): minimum.map { "concentric, at least \(UIView.text($0))" } ?? "concentric"
    }
  }

  /// In points. Containers have no corners here, so one that follows its container's has its minimum.
  var points: CGFloat {
    switch kind {
    case .fixed(let radius): CGFloat(radius)
    case .concentric(let minimum): minimum ?? 0
    }
  }
}

extension UIView {
  public var cornerConfiguration: UICornerConfiguration {
    get { ownCorners ?? .corners(radius: .fixed(0)) }
    set {
      ownCorners = newValue
      recordWrite("cornerConfiguration")
    }
  }

  /// How round a corner is at the view's size. Without a configuration it is what the layer says.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    if let ownCorners { return ownCorners.radius(of: corner, in: bounds.size) }
    let masks: [UIRectCorner: CACornerMask] = [
      .topLeft: .layerMinXMinYCorner, .topRight: .layerMaxXMinYCorner, .bottomLeft: .layerMinXMaxYCorner,
      .bottomRight: .layerMaxXMaxYCorner,
    ]
    return masks[corner].map(layer.maskedCorners.contains) == true ? layer.cornerRadius : 0
  }
}
