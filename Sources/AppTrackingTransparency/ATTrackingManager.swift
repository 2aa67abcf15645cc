@_exported import Foundation

/// Asks the user to be followed from app to app. The user of this device does not want to be.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined = 0, restricted, denied, authorized }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Answers on a queue of the system's.
  open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
    DispatchQueue.global().async { completion(.denied) }
  }
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
