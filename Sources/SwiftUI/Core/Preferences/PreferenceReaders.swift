import Foundation

nonisolated struct PreferenceObserver<K: PreferenceKey>: ViewModifier, PrimitiveModifier where K.Value: Equatable {
  typealias Body = Never
  let action: (K.Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { PreferenceObserverNode(view, inputs) }
}

/// A node that wants to know what its content tells. Graphs ask it after bodies and after layout.
@MainActor protocol PreferenceReader: ViewNode {
  /// Looks again.
  func readPreferences()
}

@MainActor
private final class PreferenceObserverNode<Content: View, K: PreferenceKey>: ModifierNode<Content, PreferenceObserver<K>>,
  PreferenceReader
where K.Value: Equatable {
  private var told: K.Value?

  override init(_ view: ModifiedContent<Content, PreferenceObserver<K>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    graph.preferenceReaders.append(self)
  }

  override func willLeave() { graph.preferenceReaders.removeAll { $0 === self } }

  func readPreferences() {
    let now = Preferences.reduced(K.self, below: self) ?? K.defaultValue
    if let told, told == now { return }
    told = now
    graph.queue(.change) { [weak self] in self?.view.modifier.action(now) }
  }
}

extension ViewGraph {
  /// Lets the nodes look again that a part of the content tells something, because it stands in them, and those in that part.
  func readPreferences(around part: ViewNode) {
    for reader in preferenceReaders where part.isWithin(reader) || reader.isWithin(part) { reader.readPreferences() }
  }
}

extension ViewNode {
  /// True for another node itself and for all below it; the way up there leads to `top` at most.
  func isWithin(_ other: ViewNode, below top: ViewNode? = nil) -> Bool {
    var current: ViewNode? = self
    while let node = current, node !== top {
      if node === other { return true }
      current = node.parent
    }
    return false
  }
}

nonisolated extension View {
  /// Puts a view in front that depends on what the content tells.
  public func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    modifier(PreferenceLayer<Key, T>(alignment: alignment, isInFront: true, transform: transform))
  }

  /// Puts a view behind that depends on what the content tells.
  public func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    modifier(PreferenceLayer<Key, T>(alignment: alignment, isInFront: false, transform: transform))
  }
}

nonisolated struct PreferenceLayer<K: PreferenceKey, Layer: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let alignment: Alignment
  let isInFront: Bool
  let transform: (K.Value) -> Layer

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { PreferenceLayerNode(view, inputs) }
}

/// The node of a layer that depends on what the content tells: made anew when that is another value.
@MainActor
private final class PreferenceLayerNode<Content: View, K: PreferenceKey, Layer: View>: LayeredNode<
  Content, PreferenceLayer<K, Layer>
>, PreferenceReader
{
  private var told: K.Value

  override init(_ view: ModifiedContent<Content, PreferenceLayer<K, Layer>>, _ inputs: NodeInputs) {
    told = K.defaultValue
    super.init(view, inputs)
    graph.preferenceReaders.append(self)
  }

  override func willLeave() { graph.preferenceReaders.removeAll { $0 === self } }

  override var layerAlignment: Alignment { view.modifier.alignment }
  override var isLayerInFront: Bool { view.modifier.isInFront }
  override func reconcileLayer(_ place: inout ViewNode?) {
    NodeReconciler.update(&place, to: view.modifier.transform(told), in: self, environment)
  }

  /// The content's own part alone: a layer that tells the same value must not feed on itself.
  func readPreferences() {
    guard let child else { return }
    let now = Preferences.told(K.self, by: child) ?? K.defaultValue
    if ValueComparison.equal(told, now) { return }
    told = now
    markDirty()
  }

  override func refresh() { rebuildLayer() }
}

extension Preferences {
  /// What a node and all views below it tell together.
  static func told<K: PreferenceKey>(_ key: K.Type, by node: ViewNode) -> K.Value? {
    if let source = node as? any PreferenceSource, let told = source.preference(key) { return told }
    return reduced(key, below: node)
  }
}
