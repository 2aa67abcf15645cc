import Foundation

/// How a view looks while a screen grows from it; growing is never seen here.
public protocol MatchedTransitionSourceConfiguration {}

/// The look that the view has itself.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

nonisolated extension MatchedTransitionSourceConfiguration {
  /// Fills the ground.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    EmptyMatchedTransitionSourceConfiguration()
  }
  /// Rounds the outline.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    EmptyMatchedTransitionSourceConfiguration()
  }
  /// Adds a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { EmptyMatchedTransitionSourceConfiguration() }
}
