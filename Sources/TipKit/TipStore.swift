import HeadlessCore
import Observation

/// What a run knows of the app's tips. Views that read it are updated when something changes.
final class TipStore: RunPart, Observable, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(TipStore.self)

  /// One time that something was done.
  struct Time {
    let date: Date
    let info: any Sendable
  }

  /// What is said for trying tips out.
  struct Test {
    var isShowingAll = false
    var isHidingAll = false
    var shownTypes: Set<ObjectIdentifier> = []
    var hiddenTypes: Set<ObjectIdentifier> = []
  }

  private struct Listener {
    let tip: any Tip
    var last: Tips.Status
    let hear: @Sendable (Tips.Status) -> Void
  }

  private struct Values {
    var isConfigured = false
    var pause: TimeInterval = 0
    var parameters: [String: any Sendable] = [:]
    var donations: [String: [Time]] = [:]
    var ended: [String: Tips.InvalidationReason] = [:]
    /// When tips were first seen.
    var seen: [String: Date] = [:]
    var appearances: [String: Int] = [:]
    var test = Test()
    var listeners: [Int: Listener] = [:]
    var nextListener = 0
  }

  private let lock = NSLock()
  private let registrar = ObservationRegistrar()
  private var values = Values()
  /// Stands for all of it: what is observed.
  private var revision: Int { 0 }

  init() {}

  private func read<T>(_ body: (Values) -> T) -> T {
    registrar.access(self, keyPath: \.revision)
    return lock.withLock { body(values) }
  }

  private func change(_ body: (inout Values) -> Void) {
    registrar.withMutation(of: self, keyPath: \.revision) { lock.withLock { body(&values) } }
    for (number, listener) in lock.withLock({ values.listeners }).sorted(by: { $0.key < $1.key }) {
      let status = status(of: listener.tip)
      guard status != listener.last else { continue }
      lock.withLock { values.listeners[number]?.last = status }
      listener.hear(status)
    }
  }

  // MARK: The app

  func configure(_ options: [Tips.ConfigurationOption]) {
    change { values in
      values.isConfigured = true
      for case .frequency(let frequency) in options.map(\.kind) { values.pause = frequency.seconds }
    }
  }
  func forgetAll() {
    change { values in
      (values.parameters, values.donations, values.ended, values.seen, values.appearances) = ([:], [:], [:], [:], [:])
    }
  }
  func test(_ body: (inout Test) -> Void) { change { body(&$0.test) } }

  // MARK: Rules

  func value(_ parameter: String) -> (any Sendable)? { read { $0.parameters[parameter] } }
  func set(_ parameter: String, _ value: any Sendable) { change { $0.parameters[parameter] = value } }
  func donations(_ event: String) -> [Time] { read { $0.donations[event] ?? [] } }
  func donate(_ event: String, _ info: any Sendable) {
    let time = Time(date: Date(), info: info)
    change { $0.donations[event, default: []].append(time) }
  }

  // MARK: Tips

  func invalidate(_ tip: String, _ reason: Tips.InvalidationReason) {
    guard read({ $0.ended[tip] }) == nil else { return }
    change { $0.ended[tip] = reason }
  }
  func reset(_ tip: String) {
    change { values in
      values.ended[tip] = nil
      values.seen[tip] = nil
      values.appearances[tip] = nil
    }
  }

  func status(of tip: any Tip) -> Tips.Status {
    let (id, kind) = (tip.id, ObjectIdentifier((tip as? AnyTip).map { type(of: $0.tip) } ?? type(of: tip)))
    let values = read { $0 }
    if let reason = values.ended[id] { return .invalidated(reason) }
    let test = values.test
    if test.isHidingAll || test.hiddenTypes.contains(kind) || !values.isConfigured { return .pending }
    if test.isShowingAll || test.shownTypes.contains(kind) { return .available }
    guard tip.rules.allSatisfy({ $0.holds() }) else { return .pending }
    // The pause is for tips that were never seen.
    guard values.pause > 0, values.seen[id] == nil, let last = values.seen.values.max() else { return .available }
    let ignores = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }
    return ignores || Date().timeIntervalSince(last) >= values.pause ? .available : .pending
  }

  /// True for a tip that a view is to show now. One that is shown for the first time begins the pause.
  func shows(_ tip: any Tip) -> Bool {
    guard status(of: tip) == .available else { return false }
    lock.withLock { if values.seen[tip.id] == nil { values.seen[tip.id] = Date() } }
    return true
  }

  /// Counts that a tip came on screen, and closes one that did so often or long enough.
  func appears(_ tip: any Tip) {
    let (count, first) = lock.withLock {
      values.appearances[tip.id, default: 0] += 1
      return (values.appearances[tip.id] ?? 1, values.seen[tip.id])
    }
    for option in tip.options {
      if let most = option as? Tips.MaxDisplayCount, count > most.count { invalidate(tip.id, .displayCountExceeded) }
      if let most = option as? Tips.MaxDisplayDuration, let first, Date().timeIntervalSince(first) > most.seconds {
        invalidate(tip.id, .displayDurationExceeded)
      }
    }
  }

  // MARK: Listeners

  /// Tells a status now and whenever it is another one.
  func listen(to tip: any Tip, _ hear: @escaping @Sendable (Tips.Status) -> Void) -> Int {
    let now = status(of: tip)
    let number = lock.withLock {
      values.nextListener += 1
      values.listeners[values.nextListener] = Listener(tip: tip, last: now, hear: hear)
      return values.nextListener
    }
    hear(now)
    return number
  }
  func forget(_ listener: Int) { lock.withLock { values.listeners[listener] = nil } }
}
