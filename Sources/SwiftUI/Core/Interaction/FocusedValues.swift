import HeadlessCore

/// What the view with the keyboard and those around it tell.
nonisolated public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  init() {}

  /// A value by its key; nil if no view tells one.
  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what a view tells while it has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

nonisolated extension View {
  /// Tells a value while a field in the view has the keyboard.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Tells a value, if there is one, while a field in the view has the keyboard.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
  }

  /// Tells a value while the view's scene is in front.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Tells a value, if there is one, while the view's scene is in front.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }
}

nonisolated struct FocusedValueModifier<Value>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isOfScene: Bool

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { FocusedValueNode(view, inputs) }
}

@MainActor
private final class FocusedValueNode<Content: View, Value>:
  ModifierNode<Content, FocusedValueModifier<Value>>, FocusedValueTeller
{
  override init(_ view: ModifiedContent<Content, FocusedValueModifier<Value>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    graph.focusBoard.add(self)
  }

  override func modifierChanged(from old: FocusedValueModifier<Value>) { graph.focusBoard.changed() }
  override func willLeave() {
    super.willLeave()
    graph.focusBoard.remove(self)
  }

  var isOfScene: Bool { view.modifier.isOfScene }
  func tell(_ values: inout FocusedValues) {
    if let value = view.modifier.value { values[keyPath: view.modifier.keyPath] = value }
  }
}

/// A view that tells a value.
@MainActor protocol FocusedValueTeller: ViewNode {
  var isOfScene: Bool { get }
  func tell(_ values: inout FocusedValues)
}

/// Who tells values in a graph, and who reads them.
@MainActor final class FocusBoard {
  private unowned let graph: ViewGraph
  private var tellers: [any FocusedValueTeller] = []
  /// In the order in which they came, which is the same in every run.
  private var readers: [(id: ObjectIdentifier, refresh: () -> Void)] = []
  private var isAnnounced = false
  private var series = -1
  private var turns = 0
  private static let turnsAFrame = 10

  init(_ graph: ViewGraph) { self.graph = graph }

  func add(_ teller: any FocusedValueTeller) {
    tellers.append(teller)
    changed()
  }
  func remove(_ teller: any FocusedValueTeller) {
    tellers.removeAll { $0 === teller }
    changed()
  }
  func setReader(_ reader: AnyObject, _ refresh: (() -> Void)?) {
    let id = ObjectIdentifier(reader)
    let place = readers.firstIndex { $0.id == id }
    switch (place, refresh) {
    case (let place?, let refresh?): readers[place].refresh = refresh
    case (let place?, nil): readers.remove(at: place)
    case (nil, let refresh?): readers.append((id, refresh))
    case (nil, nil): break
    }
  }

  /// Readers hear of it when the update under way is over.
  ///
  /// A reader around the teller makes it tell anew, and a binding made in a `body` is another one each time: such a circle ends after
  /// a few turns in one frame, as SwiftUI ends it.
  func changed() {
    guard !isAnnounced, !readers.isEmpty else { return }
    if series != HostLoop.frameSeries { (series, turns) = (HostLoop.frameSeries, 0) }
    turns += 1
    guard turns <= Self.turnsAFrame else { return }
    isAnnounced = true
    graph.queue(.change) { [weak self] in
      guard let self else { return }
      isAnnounced = false
      for reader in readers { reader.refresh() }
    }
  }

  /// What is told now: inner views overrule outer ones, and what has the focus overrules its scene.
  var values: FocusedValues {
    var values = FocusedValues()
    for teller in tellers where teller.isOfScene { teller.tell(&values) }
    var around: [any FocusedValueTeller] = []
    var node: ViewNode? = graph.touches.focused
    while let current = node {
      if let teller = current as? any FocusedValueTeller, !teller.isOfScene { around.append(teller) }
      node = current.parent
    }
    for teller in around.reversed() { teller.tell(&values) }
    return values
  }
}
