import UIKit

nonisolated extension Text.LineStyle {
  /// The look of UIKit's lines that SwiftUI has, too: a single line in one of the patterns.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard let known = Self.counterparts.first(where: { $0.underline == nsUnderlineStyle }) else { return nil }
    self.init(pattern: known.pattern)
  }

  fileprivate static let counterparts: [(underline: NSUnderlineStyle, pattern: Pattern)] = [
    (.single, .solid), ([.single, .patternDot], .dot), ([.single, .patternDash], .dash),
    ([.single, .patternDashDot], .dashDot), ([.single, .patternDashDotDot], .dashDotDot),
  ]
}

nonisolated extension NSUnderlineStyle {
  /// The look of a line of SwiftUI's, without its colour.
  public init(_ lineStyle: Text.LineStyle) {
    self = Text.LineStyle.counterparts.first { $0.pattern == lineStyle.pattern }?.underline ?? .single
  }
}
