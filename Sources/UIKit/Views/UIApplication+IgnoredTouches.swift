import Foundation

/// Apps before iOS 13 kept fingers off the screen while they waited or animated. Calls nest: each beginning wants its end.
extension UIApplication {
  public func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }
  public func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }
  /// Commands of headphones and of the lock screen may come. Nobody sends one.
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  /// True while a finger that goes down reaches no view.
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
}
