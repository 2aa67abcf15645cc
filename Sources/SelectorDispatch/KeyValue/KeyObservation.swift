import Foundation
import HeadlessCore

/// One observer of one key path of one object.
final class KeyObservation {
  private weak var object: NSObject?
  private let path: [String]
  private let options: NSKeyValueObservingOptions
  private let read: (NSObject) -> Any?
  private let changed: (KeyValueChange) -> Void
  /// For which item it was made.
  private let binding = CellBinding.current
  /// Changes of several keys at once are one change.
  private var depth = 0
  private var old: Any?
  /// What changes of the list, where its owner says so.
  private var part: ListChange?
  private var legs: [() -> Void] = []
  private var isStopped = false
  /// True if it goes through other objects.
  private var isDeep = false

  init(
    _ object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions, read: @escaping (NSObject) -> Any?,
    _ changed: @escaping (KeyValueChange) -> Void
  ) {
    self.object = object
    path = keyPath.split(separator: ".").map(String.init)
    self.options = options
    self.read = read
    self.changed = changed
    attach()
    if options.contains(.initial) { report(KeyValueChange(new: options.contains(.new) ? read(object) : nil, isInitial: true)) }
  }

  func stop() {
    isStopped = true
    detach()
  }

  func willChange(_ part: ListChange? = nil) {
    depth += 1
    guard depth == 1, let object else { return }
    self.part = part
    old = options.contains(.old) || options.contains(.prior) ? read(object) : nil
    if let part { old = part.kind == .insertion ? nil : part.elements(of: old) }
    if options.contains(.prior) {
      report(KeyValueChange(old: options.contains(.old) ? old : nil, isPrior: true, part: part))
    }
  }

  func didChange() {
    // It may have begun to listen after the change did.
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0, let object, !isStopped else { return }
    // Another object may be behind a path's first keys now.
    if isDeep {
      detach()
      attach()
    }
    var new = options.contains(.new) ? read(object) : nil
    if let part { new = part.kind == .removal ? nil : part.elements(of: new) }
    report(KeyValueChange(new: new, old: options.contains(.old) ? old : nil, part: part))
    (old, part) = (nil, nil)
  }

  private func report(_ change: KeyValueChange) {
    if binding == .nobody { changed(change) } else { binding.run { changed(change) } }
  }

  // MARK: What it listens to

  private func attach() {
    guard let object else { return }
    listen(to: object, path[...], [])
  }

  private func detach() {
    for leg in legs { leg() }
    legs = []
  }

  private func listen(to object: NSObject, _ path: ArraySlice<String>, _ seen: Set<String>) {
    guard let key = path.first else { return }
    let rest = path.dropFirst()
    if !rest.isEmpty { isDeep = true }
    if let known = KeyTables.frameworkKey(key, of: type(of: object)) {
      legs.append(known.listen(object) { [weak self] in self?.changeOfFramework() })
    } else {
      legs.append(KeyValueState.current.listen(object, key, self))
      for other in KeyTables.affecting(key, type(of: object)).subtracting(seen).sorted() {
        listen(to: object, other.split(separator: ".").map(String.init)[...], seen.union([key]))
      }
    }
    guard !rest.isEmpty, let next = KeyValueCoding.value(of: object, forKey: key) as? NSObject else { return }
    listen(to: next, rest, [])
  }

  /// A view says afterwards that something changed.
  private func changeOfFramework() {
    willChange()
    didChange()
  }
}

/// Who listens to which key of which object.
final class KeyValueState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(KeyValueState.self)

  /// Whether anybody listens to anything, so that announcing a change costs nothing before.
  private(set) var isUsed = false
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var next = 0
  /// Who was added by `addObserver(_:forKeyPath:options:context:)`.
  var added: [AddedObserver] = []

  private struct Entry {
    weak var owner: NSObject?
    var listeners: [String: [(number: Int, observation: KeyObservation)]] = [:]
  }

  func listen(_ object: NSObject, _ key: String, _ observation: KeyObservation) -> () -> Void {
    isUsed = true
    next += 1
    let (id, number) = (ObjectIdentifier(object), next)
    if entries[id]?.owner !== object { entries[id] = Entry(owner: object) }
    entries[id]?.listeners[key, default: []].append((number, observation))
    return { [weak self] in
      self?.entries[id]?.listeners[key]?.removeAll { $0.number == number }
      if self?.entries[id]?.listeners[key]?.isEmpty == true { self?.entries[id]?.listeners[key] = nil }
      if self?.entries[id]?.listeners.isEmpty == true { self?.entries[id] = nil }
    }
  }

  func listeners(_ object: AnyObject, _ key: String) -> [KeyObservation] {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return [] }
    return entry.listeners[key]?.map(\.observation) ?? []
  }
}

/// What the copies of an app's files call around each change of a property that is `@objc dynamic`.
public enum KeyValueChanges {
  public static func will(_ object: AnyObject, _ key: String) { will(object, key, nil) }
  static func will(_ object: AnyObject, _ key: String, _ part: ListChange?) {
    guard KeyValueState.current.isUsed else { return }
    for observation in KeyValueState.current.listeners(object, key) { observation.willChange(part) }
  }
  public static func did(_ object: AnyObject, _ key: String) {
    guard KeyValueState.current.isUsed else { return }
    for observation in KeyValueState.current.listeners(object, key) { observation.didChange() }
  }
}
