import Foundation

extension NotificationCenter {
  /// Publishes notifications of a name as they are posted.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  public struct Publisher: Combine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let (center, name, object) = (center, name, object)
      nonisolated(unsafe) var observer: (any NSObjectProtocol)?
      let conduit = Conduit<Notification, Never>(
        subscriber, of: center, named: "NotificationCenter Observer",
        shows: { ["center": center as Any? as Any, "name": name, "object": object as Any, "demand": $0] },
        onCancel: { _ in observer.map(center.removeObserver(_:)) })
      let relay = NotificationRelay(conduit: conduit)
      observer = center.addObserver(forName: name, object: object, queue: nil) { relay.conduit.offer($0) }
      subscriber.receive(subscription: conduit)
    }

    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}

/// Notifications are delivered on the thread that posts them.
private struct NotificationRelay: @unchecked Sendable {
  let conduit: Conduit<Notification, Never>
}
