import Foundation

/// Content that a cache may throw away while nobody uses it. `NSCache` on Linux never asks; the app may.
public protocol NSDiscardableContent: AnyObject {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}
