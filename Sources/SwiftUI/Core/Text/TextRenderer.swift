import CoreGraphics
import Foundation
import HeadlessCore

/// Draws texts the app's own way: it gets lines, runs and letters where they stand, and what it draws of them is kept in words.
nonisolated public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// How large a text is that is drawn so.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far it draws beyond the text.
  var displayPadding: EdgeInsets { get }
}

nonisolated extension TextRenderer {
  /// As large as without it.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// Not at all.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text, for who decides how large it is.
nonisolated public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize
  /// How large it is by itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What a part of a text is marked with, for renderers.
nonisolated public protocol TextAttribute {}

nonisolated extension Text {
  /// Marks the text for renderers.
  public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute {
    // Kept as long as the text, and read where it is drawn.
    marked(TextMark(key: ObjectIdentifier(T.self), text: "\(TypeNames.plain(T.self))(\(ValueText.of(value)))", value: value))
  }
}

/// A mark of a text; equal ones have equal words.
nonisolated struct TextMark: Equatable, @unchecked Sendable {
  let key: ObjectIdentifier
  let text: String
  let value: Any
  static func == (one: TextMark, other: TextMark) -> Bool { one.key == other.key && one.text == other.text }
}

nonisolated extension View {
  /// Draws the texts in the view the app's own way.
  public func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
    builtin(\.textRendering, TextRendering(renderer))
  }
}

/// A renderer, and what is known of it in words.
nonisolated final class TextRendering: @unchecked Sendable {
  let renderer: any TextRenderer
  let text: String

  init(_ renderer: any TextRenderer) {
    self.renderer = renderer
    text = ValueText.of(renderer)
  }
}

nonisolated extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }
  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[0..<run.count], options: options)
  }
  /// Draws letters of a text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let place = slice.typographicBounds.origin
    add("text \(slice.text) \(NumberText.of(Double(place.x))) \(NumberText.of(Double(place.y)))")
  }
}
