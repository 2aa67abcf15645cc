import Foundation
import HeadlessCore

extension NotificationCenter {
  /// Sends the notification to an object. The center does not hold the object, and forgets it when it is gone.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservers.add(observer as AnyObject, aSelector, aName, anObject, to: self)
  }

  /// Takes back what was added for an object, or for the token of a closure.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, from: self) { _ in true }
    removeObserver(observer as Any)
  }
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorObservers.remove(observer, from: self) { entry in
      (aName == nil || entry.name == aName) && (anObject == nil || entry.sender?.object === anObject.map { $0 as AnyObject })
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

extension NotificationCenter {
  /// True while an observer by selector hears of notifications of all names. Foundation for Linux hands such an observer messages of other
  /// types as well, and ends the app over them.
  @_spi(CellHarness) public var hasObserverOfAllNames: Bool { SelectorObservers.listensToAll(self) }
}

/// Objects that receive notifications by selector, in the order in which they were added. Foundation's own table has no order here, so
/// each center has one observer for each name, which passes on what it gets.
private enum SelectorObservers {
  struct Entry {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    /// Whose notifications count; nil for everybody's.
    var sender: Sender?
    var name: NSNotification.Name?
    var selector: Selector

    func takes(_ notification: Notification) -> Bool {
      guard name == nil || name == notification.name else { return false }
      return sender.map { $0.object != nil && $0.object === notification.object.map { $0 as AnyObject } } ?? true
    }
  }

  struct Sender {
    weak var object: AnyObject?
  }

  /// A center with the token of its one observer of a name.
  private struct Listening {
    weak var center: NotificationCenter?
    var name: NSNotification.Name?
    var token: any NSObjectProtocol
  }

  /// Notifications are posted on any thread.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Entry] = []
  nonisolated(unsafe) private static var listening: [Listening] = []

  static func add(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?, to center: NotificationCenter
  ) {
    lock.lock()
    defer { lock.unlock() }
    forgetGone()
    entries.append(
      Entry(
        observer: observer, center: center, sender: object.map { Sender(object: $0 as AnyObject) }, name: name, selector: selector
      ))
    listen(to: name, of: center)
  }

  static func listensToAll(_ center: NotificationCenter) -> Bool {
    lock.withLock { listening.contains { $0.center === center && $0.name == nil } }
  }

  static func remove(_ observer: AnyObject, from center: NotificationCenter, _ isMeant: (Entry) -> Bool) {
    lock.lock()
    defer { lock.unlock() }
    entries.removeAll { $0.observer === observer && $0.center === center && isMeant($0) }
    forgetGone()
  }

  private static func listen(to name: NSNotification.Name?, of center: NotificationCenter) {
    guard !listening.contains(where: { $0.center === center && $0.name == name }) else { return }
    weak let listened = center
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      if let listened { pass(notification, heardAs: name, of: listened) }
    }
    listening.append(Listening(center: center, name: name, token: token))
  }

  private static func pass(_ notification: Notification, heardAs name: NSNotification.Name?, of center: NotificationCenter) {
    lock.lock()
    let hasOwn = listening.contains { $0.center === center && $0.name == notification.name }
    let present = entries
    lock.unlock()
    // Observers of all names hear of one that has an observer of its own in their turn.
    if name == nil && hasOwn { return }
    for entry in present where entry.center === center && entry.takes(notification) {
      // One that an earlier observer took away meanwhile still gets this notification, as long as it lives.
      guard let observer = entry.observer else { continue }
      SelectorSending.send(entry.selector, to: observer, [notification], for: .action)
    }
  }

  private static func forgetGone() {
    entries.removeAll { $0.observer == nil || $0.center == nil }
    func isIdle(_ one: Listening) -> Bool { !entries.contains { $0.center === one.center && $0.name == one.name } }
    for idle in listening where isIdle(idle) { idle.center?.removeObserver(idle.token as Any) }
    listening.removeAll(where: isIdle)
  }
}
