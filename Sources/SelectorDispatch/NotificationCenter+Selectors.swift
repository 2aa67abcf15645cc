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
      (aName == nil || entry.name == aName) && (anObject == nil || entry.object === anObject.map { $0 as AnyObject })
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// Objects that receive notifications by selector.
private enum SelectorObservers {
  struct Entry {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    weak var object: AnyObject?
    var name: NSNotification.Name?
    var token: any NSObjectProtocol
  }

  nonisolated(unsafe) private static var entries: [Entry] = []

  static func add(
    _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?, to center: NotificationCenter
  ) {
    forgetGone()
    weak let target = observer
    nonisolated(unsafe) let receive = { (notification: Notification) in
      guard let target else { return }
      SelectorSending.send(selector, to: target, [notification], for: .action)
    }
    let token = center.addObserver(forName: name, object: object, queue: nil) { receive($0) }
    entries.append(
      Entry(observer: observer, center: center, object: object.map { $0 as AnyObject }, name: name, token: token))
  }

  static func remove(_ observer: AnyObject, from center: NotificationCenter, _ isMeant: (Entry) -> Bool) {
    forgetGone()
    let removed = entries.filter { $0.observer === observer && $0.center === center && isMeant($0) }
    entries.removeAll { $0.observer === observer && $0.center === center && isMeant($0) }
    for entry in removed { center.removeObserver(entry.token as Any) }
  }

  private static func forgetGone() {
    for entry in entries where entry.observer == nil { entry.center?.removeObserver(entry.token as Any) }
    entries.removeAll { $0.observer == nil || $0.center == nil }
  }
}
