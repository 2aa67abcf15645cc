import Foundation

/// How a list animates that a cell changes its size (SIZ-03, SIZ-21).
enum ResizeAnimation: Hashable {
  /// Asked for inside `performWithoutAnimation`, or with animations turned off.
  case none
  /// Asked for outside of any block: the list's own animation.
  case standard
  /// Asked for inside an animation block, which the resize joins.
  case block(TimeInterval)

  /// The list's own animation takes as long as its other ones.
  static let standardDuration = 0.3

  /// What a request made now gets.
  @MainActor static var current: ResizeAnimation {
    guard UIView.areAnimationsEnabled else { return .none }
    return UIView.areAnimationsInherited ? .block(UIView.inheritedAnimationDuration) : .standard
  }
}
