import Foundation

/// A rectangle.
nonisolated public struct Rectangle: Shape, InsettableShape {
  /// Creates it.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(shape: self, amount: amount) }
}

/// The form of rounded corners.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: Shape, InsettableShape {
  /// Width and height of a corner.
  public var cornerSize: CGSize
  /// The form of corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle from the size of its corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Creates a rectangle from the radius of its corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(shape: self, amount: amount) }
}

/// The radii of a rectangle's corners.
nonisolated public struct RectangleCornerRadii: Equatable, Sendable {
  /// Top leading.
  public var topLeading: CGFloat
  /// Bottom leading.
  public var bottomLeading: CGFloat
  /// Bottom trailing.
  public var bottomTrailing: CGFloat
  /// Top trailing.
  public var topTrailing: CGFloat
  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners differ.
nonisolated public struct UnevenRoundedRectangle: Shape, InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// The form of corners.
  public var style: RoundedCornerStyle
  /// Creates a rectangle.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Creates a rectangle.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(shape: self, amount: amount) }
}

/// A circle in the middle of its place.
nonisolated public struct Circle: Shape, InsettableShape {
  /// Creates it.
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let width = proposal.width ?? proposal.height else { return CGSize(width: 10, height: 10) }
    let side = min(width, proposal.height ?? width)
    return CGSize(width: side, height: side)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(shape: self, amount: amount) }
}

/// An ellipse.
nonisolated public struct Ellipse: Shape, InsettableShape {
  /// Creates it.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(shape: self, amount: amount) }
}

/// A rectangle with round ends.
nonisolated public struct Capsule: Shape, InsettableShape {
  /// The form of the ends.
  public var style: RoundedCornerStyle
  /// Creates it.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(shape: self, amount: amount) }
}

/// A shape, smaller on every side.
nonisolated struct InsetOutline<Base: InsettableShape>: InsettableShape {
  let shape: Base
  let amount: CGFloat
  func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  func inset(by amount: CGFloat) -> InsetOutline<Base> { InsetOutline(shape: shape, amount: self.amount + amount) }
}

/// A part of a shape's line.
nonisolated struct TrimmedShape<Base: Shape>: Shape {
  let shape: Base
  let start: CGFloat
  let end: CGFloat
  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose type is hidden.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape
  /// Hides a shape's type.
  public init<S>(_ shape: S) where S: Shape { self.shape = shape }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

nonisolated extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
nonisolated extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
nonisolated extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a size.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
nonisolated extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners differ.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle whose corners differ.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
nonisolated extension Shape where Self == ButtonBorderShape {
  /// The form that buttons around have.
  public static var buttonBorder: ButtonBorderShape { ButtonBorderShape.automatic }
}
nonisolated extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
nonisolated extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  public static var capsule: Capsule { Capsule() }
  /// A rectangle with round ends.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
nonisolated extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
