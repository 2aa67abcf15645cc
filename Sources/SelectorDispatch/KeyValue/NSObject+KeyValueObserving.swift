import Foundation
import HeadlessCore

/// Observing by the names of properties.
///
/// Declared where no class inherits them, so that an app's class can have its own `observeValue`: the copies of its files drop the
/// `override`.
extension _KeyValueCodingAndObserving where Self: NSObject {
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueState.current.added.append(AddedObserver(observer, keyPath, of: self, options, context))
  }
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    AddedObserver.remove(observer, keyPath, of: self) { _ in true }
  }
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    AddedObserver.remove(observer, keyPath, of: self) { $0.context == context }
  }

  /// What an app's override of it calls for changes that are not its own: on a phone an exception.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    SelectorFailure.unrecognized(SelectorText.unhandledChange(keyPath ?? "", by: SelectorText.name(of: self)))
  }

  public func willChangeValue(forKey key: String) { KeyValueChanges.will(self, key) }
  public func didChangeValue(forKey key: String) { KeyValueChanges.did(self, key) }

  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

/// An observer that was added by name. Nobody holds it or what it observes.
final class AddedObserver {
  private weak var observer: NSObject?
  private weak var object: NSObject?
  /// Who they are while they go away: then nothing refers to them weakly any more, and a `deinit` is where observers are taken back.
  private let ids: (observer: ObjectIdentifier, object: ObjectIdentifier)
  private let keyPath: String
  let context: UnsafeMutableRawPointer?
  private var observation: KeyObservation?

  init(
    _ observer: NSObject, _ keyPath: String, of object: NSObject, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    self.observer = observer
    self.object = object
    ids = (ObjectIdentifier(observer), ObjectIdentifier(object))
    self.keyPath = keyPath
    self.context = context
    observation = KeyObservation(object, keyPath, options, read: { KeyValueCoding.value(of: $0, forKeyPath: keyPath) }) {
      [weak self] change in self?.tell(change, options)
    }
  }

  static func remove(_ observer: NSObject, _ keyPath: String, of object: NSObject, _ isMeant: (AddedObserver) -> Bool) {
    let state = KeyValueState.current
    let last = state.added.lastIndex { entry in
      entry.ids == (ObjectIdentifier(observer), ObjectIdentifier(object)) && entry.keyPath == keyPath && isMeant(entry)
    }
    guard let last else {
      SelectorFailure.unrecognized(
        SelectorText.notObserving(keyPath, SelectorText.name(of: observer), SelectorText.name(of: object)))
    }
    state.added.remove(at: last).observation?.stop()
  }

  private func tell(_ change: KeyValueChange, _ options: NSKeyValueObservingOptions) {
    guard let observer, let object else { return }
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
    if let part = change.part { values[.indexesKey] = part.indexes }
    if options.contains(.new), !change.isPrior, change.kind != .removal { values[.newKey] = change.new ?? NSNull() }
    if options.contains(.old), !change.isInitial, change.kind != .insertion { values[.oldKey] = change.old ?? NSNull() }
    if change.isPrior { values[.notificationIsPriorKey] = true }
    SelectorSending.send(
      Selector("observeValueForKeyPath:ofObject:change:context:"), to: observer, [keyPath, object, values, context], for: .message
    )
  }
}
