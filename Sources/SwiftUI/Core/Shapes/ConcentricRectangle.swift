import Foundation

/// A rectangle whose corners follow those of the container around it, or have radii of their own. Containers have no corners here.
nonisolated public struct ConcentricRectangle: Shape {
  typealias Style = Edge.Corner.Style
  private let topLeading: Style
  private let topTrailing: Style
  private let bottomLeading: Style
  private let bottomTrailing: Style

  /// Creates a rectangle of which every corner follows the container's.
  public init() { self.init(corners: .concentric) }
  /// Creates a rectangle with equal corners.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners, bottomTrailingCorner: corners)
  }
  /// Creates a rectangle whose corners differ.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
  }
  /// Creates a rectangle whose upper corners are equal, and whose lower ones are.
  public init(uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners, bottomLeadingCorner: uniformBottomCorners,
      bottomTrailingCorner: uniformBottomCorners)
  }
  /// Creates a rectangle whose leading corners are equal, and whose trailing ones are.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated extension Shape where Self == ConcentricRectangle {
  /// A rectangle with equal corners.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
  /// A rectangle whose corners differ.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }
}

extension Edge {
  /// A corner of a rectangle, in the reading direction.
  nonisolated public enum Corner: Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
      /// How it reads in an appearance.
      public let description: String
      private init(_ description: String) { self.description = description }

      /// As the container's corner nearest to it.
      public static var concentric: Style { Style("concentric") }
      /// As the container's corner nearest to it, and at least so.
      public static func concentric(minimum: Style? = nil) -> Style {
        minimum.map { Style("concentric, at least \($0)") } ?? concentric
      }
      /// By a radius.
      public static func fixed(_ radius: CGFloat) -> Style { Style(NumberText.of(radius)) }
      /// By a radius.
      public init(floatLiteral value: Double) { self.init(NumberText.of(value)) }
      /// By a radius.
      public init(integerLiteral value: Int) { self.init(NumberText.of(Double(value))) }
    }
  }
}
