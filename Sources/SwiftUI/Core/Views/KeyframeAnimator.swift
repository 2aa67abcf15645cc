import HeadlessCore

/// A view whose content follows keyframes. Content is made for each keyframe that is reached, and rests at the last ones; a course
/// that repeats without end rests at the first value here.
nonisolated public struct KeyframeAnimator<Value, KeyframePath, Content>: View
where KeyframePath: Keyframes, Value == KeyframePath.Value, Content: View {
  let initial: Value
  let trigger: (any Equatable)?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates a view that goes through values when another one changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initial: initialValue, trigger: trigger, content: content, keyframes: keyframes)
  }

  /// Creates a view that goes through values again and again.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initial: initialValue, trigger: repeating ? nil : 0, content: content, keyframes: keyframes)
  }

  init(
    initial: Value, trigger: (any Equatable)?, content: @escaping (Value) -> Content, keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initial = initial
    self.trigger = trigger
    self.content = content
    self.keyframes = keyframes
  }
}

nonisolated extension View {
  /// Goes through values when another one changes, and rests at the last ones.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeModified(base: self, initial: initialValue, trigger: trigger, content: content, keyframes: keyframes)
  }

  /// Goes through values again and again; here the view rests at the first ones.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeModified(base: self, initial: initialValue, trigger: nil, content: content, keyframes: keyframes)
  }
}

private nonisolated struct KeyframeModified<Base: View, Value, Path: Keyframes, Content: View>: View, HelperView
where Path.Value == Value {
  let base: Base
  let initial: Value
  let trigger: (any Equatable)?
  let content: (PlaceholderContentView<Base>, Value) -> Content
  let keyframes: (Value) -> Path

  @MainActor var body: some View {
    let placeholder = PlaceholderContentView<Base>(source: TypedModifiedSource(base))
    KeyframeAnimator(initial: initial, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
  }
}

extension KeyframeAnimator: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { KeyframeNode(view, inputs) }
}

/// Goes through keyframes on the host's clock.
@MainActor
private final class KeyframeNode<Value, Path: Keyframes, Content: View>:
  TypedNode<KeyframeAnimator<Value, Path, Content>>, BodyNode
where Path.Value == Value {
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  private var coming: [Double] = []
  private var wait: HostLoop.Token?

  override init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: NodeInputs) {
    value = view.initial
    super.init(view, inputs)
    rebuild()
  }

  override func update(_ view: KeyframeAnimator<Value, Path, Content>, _ environment: EnvironmentValues) {
    let old = self.view.trigger
    super.update(view, environment)
    if let new = view.trigger, let old, !EquatableValues.areEqual(old, new) { start() }
    rebuild()
  }

  override func refresh() { rebuild() }

  private func start() {
    if let wait { HostLoop.cancel(wait) }
    let timeline = KeyframeTimeline(from: view.initial, view.keyframes(value))
    self.timeline = timeline
    value = timeline.value(time: 0)
    coming = timeline.ends.filter { $0 > 0 }
    plan(since: 0)
  }

  private func plan(since time: Double) {
    wait = nil
    guard let next = coming.first else { return timeline = nil }
    wait = HostLoop.schedule(after: next - time, label: "keyframe") { [weak self] in
      MainThread.assume { self?.reached(next) }
    }
  }

  private func reached(_ time: Double) {
    guard let timeline else { return }
    coming.removeFirst()
    value = timeline.value(time: time)
    plan(since: time)
    markDirty()
  }

  private func rebuild() {
    let previous = graph.enter(self)
    let content = ObservationTracking.track(self) { view.content(value) }
    graph.leave(previous)
    NodeReconciler.update(&child, to: content, in: self, environment)
  }

  override func willLeave() {
    if let wait { HostLoop.cancel(wait) }
    wait = nil
  }
}

/// Compares values whose types are hidden.
nonisolated enum EquatableValues {
  static func areEqual(_ one: any Equatable, _ other: any Equatable) -> Bool {
    func equals<E: Equatable>(_ one: E) -> Bool { (other as? E) == one }
    return equals(one)
  }
}
