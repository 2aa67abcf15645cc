import Foundation

/// What the app's life is announced as beside its notifications: messages with a type of their own, observed with
/// `NotificationCenter.default.addObserver(of: UIApplication.shared, for: .willEnterForeground)`.
extension UIApplication {
  public struct DidBecomeActiveMessage: _ApplicationMessage {
    public init() {}
    public static var notificationName: NSNotification.Name { UIApplication.didBecomeActiveNotification }
  }
  public struct WillResignActiveMessage: _ApplicationMessage {
    public init() {}
    public static var notificationName: NSNotification.Name { UIApplication.willResignActiveNotification }
  }
  public struct DidEnterBackgroundMessage: _ApplicationMessage {
    public init() {}
    public static var notificationName: NSNotification.Name { UIApplication.didEnterBackgroundNotification }
  }
  public struct WillEnterForegroundMessage: _ApplicationMessage {
    public init() {}
    public static var notificationName: NSNotification.Name { UIApplication.willEnterForegroundNotification }
  }
  public struct DidReceiveMemoryWarningMessage: _ApplicationMessage {
    public init() {}
    public static var notificationName: NSNotification.Name { UIApplication.didReceiveMemoryWarningNotification }
  }
  public struct WillTerminateMessage: _ApplicationMessage {
    public init() {}
    public static var notificationName: NSNotification.Name { UIApplication.willTerminateNotification }
  }
}

/// A message that has nothing to say but its name.
public protocol _ApplicationMessage: NotificationCenter.MainActorMessage where Subject == UIApplication {
  init()
  static var notificationName: NSNotification.Name { get }
}

extension _ApplicationMessage {
  @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
  @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: notificationName) }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  public static var didBecomeActive: NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  public static var willResignActive: NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  public static var didEnterBackground: NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    .init()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  public static var willEnterForeground: NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    .init()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
  public static var didReceiveMemoryWarning: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  public static var willTerminate: NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> { .init() }
}
