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

  /// How it reads in an appearance.
  var text: String {
    if isCapsule { return maximum.map { "capsule up to \(UIView.text(CGFloat($0)))" } ?? "capsule" }
    let texts = corners.map { $0?.text ?? "0" }
    return Set(texts).count == 1 ? texts[0] : texts.joined(separator: " ")
  }
}

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let text: String

  private init(text: String) { self.text = text }
  public init(floatLiteral value: Double) { self = .fixed(value) }
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(text: UIView.text(CGFloat(radius))) }
  /// As the corner of the container nearest to it, and at least so.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(text: minimum.map { "concentric, at least \(UIView.text($0))" } ?? "concentric")
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
}
