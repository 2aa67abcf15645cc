import Foundation

/// An outline that fills the place it is given.
nonisolated public protocol Shape: Sendable, View, Animatable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The size the shape takes for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The proposal, 10 points where nothing is given (LY-01).
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The shape filled with the style of the surroundings.
  @MainActor @preconcurrency public var body: ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be drawn smaller by an inset.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by an amount on every side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

nonisolated extension Shape {
  /// The shape filled with a style.
  public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Self, S> where S: ShapeStyle {
    ShapeView(shape: self, style: content)
  }

  /// The shape filled with the style of the surroundings.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The shape's line drawn with a style.
  public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> ShapeView<Self, S> where S: ShapeStyle {
    ShapeView(shape: self, style: content, line: lineWidth)
  }

  /// The shape's line drawn with a style and a pattern.
  public func stroke<S>(_ content: S, style: StrokeStyle) -> ShapeView<Self, S> where S: ShapeStyle {
    ShapeView(shape: self, style: content, line: style.lineWidth)
  }

  /// The shape's line, a shape of its own: filled, it is the line that is drawn.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { StrokedShape(shape: self, line: lineWidth) }

  /// The shape's line in a pattern, a shape of its own: filled, it is the line that is drawn.
  public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, line: style.lineWidth) }

  /// The shape's line drawn with a style.
  public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool) -> ShapeView<Self, S>
  where S: ShapeStyle {
    ShapeView(shape: self, style: content, line: lineWidth)
  }

  /// The shape's line drawn with a style and a pattern.
  public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool) -> ShapeView<Self, S>
  where S: ShapeStyle {
    ShapeView(shape: self, style: content, line: style.lineWidth)
  }

  /// A part of the shape's line.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

nonisolated extension InsettableShape {
  /// The shape's line drawn inside it with a style.
  public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self, S>
  where S: ShapeStyle {
    ShapeView(shape: self, style: content, line: lineWidth)
  }

  /// The shape's line drawn inside it with a style and a pattern.
  public func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self, S>
  where S: ShapeStyle {
    ShapeView(shape: self, style: content, line: style.lineWidth)
  }

  /// The shape's line drawn inside it with the style of the surroundings.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle(), line: lineWidth)
  }

  /// The shape's line drawn inside it with a pattern.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle(), line: style.lineWidth)
  }
}

/// How a shape is filled.
nonisolated public struct FillStyle: Equatable, Sendable {
  /// Counts crossings as even or odd.
  public var isEOFilled: Bool
  /// Smooths edges.
  public var isAntialiased: Bool
  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn.
nonisolated public struct StrokeStyle: Equatable, Sendable {
  /// The width.
  public var lineWidth: CGFloat
  /// The form of ends.
  public var lineCap: CGLineCap
  /// The form of corners.
  public var lineJoin: CGLineJoin
  /// Where a pointed corner is cut.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps.
  public var dash: [CGFloat]
  /// Where the pattern begins.
  public var dashPhase: CGFloat
  /// Creates a line style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// What can be animated between two values.
public protocol Animatable {
  /// The type of what is animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A value that can be scaled and measured.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies by a number.
  mutating func scale(by rhs: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value multiplied by a number.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }
  /// Goes a part of the way to another value: 0 stays, 1 arrives.
  public mutating func interpolate(towards other: Self, amount: Double) {
    // As difference: at the ends nothing is left of the other value.
    var way = other - self
    way.scale(by: amount)
    self += way
  }
  /// The value a part of the way to another one.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

/// Nothing to animate.
nonisolated public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates it.
  public init() {}
  /// Zero.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing.
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
  /// Nothing.
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

extension Double: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Both lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The corner and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  /// The turn, in parts of a radian that weigh as much as points do.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

extension UnitPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension EdgeInsets: Animatable {
  /// All four.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
