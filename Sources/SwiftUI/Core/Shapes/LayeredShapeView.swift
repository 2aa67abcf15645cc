/// A shape that is drawn once more in front of what was drawn of it: a fill, its line, another line.
nonisolated public struct LayeredShapeView<Content, Style, Behind>: View
where Content: Shape, Style: ShapeStyle, Behind: View {
  /// The shape.
  public var shape: Content
  /// What it is drawn with in front.
  public var style: Style
  /// What is drawn behind.
  public var behind: Behind
  private let line: CGFloat?

  init(_ shape: Content, _ style: Style, line: CGFloat?, before behind: Behind) {
    self.shape = shape
    self.style = style
    self.behind = behind
    self.line = line
  }

  @MainActor public var body: some View { behind.overlay(ShapeView(shape: shape, style: style, line: line)) }
}

nonisolated extension ShapeView {
  /// The shape filled in front of this.
  public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> LayeredShapeView<Content, S, Self> where S: ShapeStyle {
    LayeredShapeView<Content, S, Self>(shape, content, line: nil, before: self)
  }
  /// The shape's line drawn in front of this.
  public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> LayeredShapeView<Content, S, Self>
  where S: ShapeStyle { LayeredShapeView<Content, S, Self>(shape, content, line: lineWidth, before: self) }
  /// The shape's line drawn in front of this with a pattern.
  public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> LayeredShapeView<Content, S, Self>
  where S: ShapeStyle { LayeredShapeView<Content, S, Self>(shape, content, line: style.lineWidth, before: self) }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// The shape's line drawn in front of this, inside.
  public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> LayeredShapeView<Content, S, Self> where S: ShapeStyle
  { LayeredShapeView<Content, S, Self>(shape, content, line: lineWidth, before: self) }
  /// The shape's line drawn in front of this, inside, with a pattern.
  public func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> LayeredShapeView<Content, S, Self> where S: ShapeStyle
  { LayeredShapeView<Content, S, Self>(shape, content, line: style.lineWidth, before: self) }
}

nonisolated extension LayeredShapeView {
  /// The shape filled in front of this.
  public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> LayeredShapeView<Content, S, Self> where S: ShapeStyle {
    LayeredShapeView<Content, S, Self>(shape, content, line: nil, before: self)
  }
  /// The shape's line drawn in front of this.
  public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> LayeredShapeView<Content, S, Self>
  where S: ShapeStyle { LayeredShapeView<Content, S, Self>(shape, content, line: lineWidth, before: self) }
  /// The shape's line drawn in front of this with a pattern.
  public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> LayeredShapeView<Content, S, Self>
  where S: ShapeStyle { LayeredShapeView<Content, S, Self>(shape, content, line: style.lineWidth, before: self) }
}

nonisolated extension LayeredShapeView where Content: InsettableShape {
  /// The shape's line drawn in front of this, inside.
  public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> LayeredShapeView<Content, S, Self> where S: ShapeStyle
  { LayeredShapeView<Content, S, Self>(shape, content, line: lineWidth, before: self) }
  /// The shape's line drawn in front of this, inside, with a pattern.
  public func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> LayeredShapeView<Content, S, Self> where S: ShapeStyle
  { LayeredShapeView<Content, S, Self>(shape, content, line: style.lineWidth, before: self) }
}
