@_exported import Foundation
import HeadlessCore

/// Reminders that the app asks the system for.
///
/// The user allows them when the app asks. Requests wait; one without a trigger is delivered at once, to the delegate of the open app.
/// One with a trigger is not: a run ends before it would be due, or is far from where it is.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  open class func current() -> UNUserNotificationCenter { NotificationRunState.current.center }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { true }

  // MARK: Permission

  @preconcurrency
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    status = .authorized
    allowed = options
    DispatchQueue.global().async { completionHandler(true, nil) }
  }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
  }
  @preconcurrency
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    let settings = UNNotificationSettings(status, allowed)
    DispatchQueue.global().async { completionHandler(settings) }
  }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings(status, allowed) }

  // MARK: Requests

  @preconcurrency
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    waiting.removeAll { $0.identifier == request.identifier }
    if request.trigger == nil { deliver(request) } else { waiting.append(request) }
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }
  open func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

  @preconcurrency
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    let requests = waiting
    DispatchQueue.global().async { completionHandler(requests) }
  }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { waiting }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    waiting.removeAll { identifiers.contains($0.identifier) }
  }
  open func removeAllPendingNotificationRequests() { waiting = [] }

  @preconcurrency
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    let notifications = delivered
    DispatchQueue.global().async { completionHandler(notifications) }
  }
  open func deliveredNotifications() async -> [UNNotification] { delivered }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }
  open func removeAllDeliveredNotifications() { delivered = [] }

  // MARK: Categories and the badge

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { known = categories }
  @preconcurrency
  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    let categories = known
    DispatchQueue.global().async { completionHandler(categories) }
  }
  @preconcurrency
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
  }

  // MARK: Machinery

  private var status = UNAuthorizationStatus.notDetermined
  private var allowed: UNAuthorizationOptions = []
  private var waiting: [UNNotificationRequest] = []
  private var delivered: [UNNotification] = []
  private var known: Set<UNNotificationCategory> = []

  private func deliver(_ request: UNNotificationRequest) {
    guard status == .authorized else { return }
    let notification = UNNotification(request)
    delivered.append(notification)
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.userNotificationCenter(self, willPresent: notification) { _ in }
    }
  }
}

/// The center of a run.
final class NotificationRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(NotificationRunState.self)
  let center = UNUserNotificationCenter()
  init() {}
}

/// Hears of notifications while the app is open.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
