/// A hint that an app shows until the user knows what it says: its words, and when it may be seen.
public protocol Tip: Identifiable, Sendable {
  /// What it is known by: a tip that was closed stays closed under this name.
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  /// Buttons below the words.
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  /// What must all hold before it is seen.
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

/// Something that a tip asks for beside its rules.
public protocol TipOption: Sendable {}

extension Tip {
  public typealias Action = Tips.Action
  public typealias Rule = Tips.Rule
  public typealias Option = TipOption
  public typealias Event = Tips.Event
  public typealias Status = Tips.Status
  public typealias InvalidationReason = Tips.InvalidationReason
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration

  /// The name of its type.
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }

  /// Whether it may be seen, and if never again, why.
  public var status: Tips.Status { TipStore.current.status(of: self) }
  public var shouldDisplay: Bool { status == .available }
  /// The status as it is now, and each other one as it comes.
  public var statusUpdates: AsyncStream<Tips.Status> {
    AsyncStream { continuation in
      let store = TipStore.current
      let listener = store.listen(to: self) { continuation.yield($0) }
      continuation.onTermination = { _ in store.forget(listener) }
    }
  }
  public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> { statusUpdates.map { $0 == .available } }

  /// Closes it for good.
  public func invalidate(reason: Tips.InvalidationReason) { TipStore.current.invalidate(id, reason) }
  /// Lets it be seen again.
  public func resetEligibility() async { TipStore.current.reset(id) }
}

/// A tip of any kind.
public struct AnyTip: Tip {
  let tip: any Tip

  public init(_ tip: any Tip) { self.tip = tip }

  public var id: String { tip.id }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
  public var rules: [Tips.Rule] { tip.rules }
  public var options: [any TipOption] { tip.options }
}
