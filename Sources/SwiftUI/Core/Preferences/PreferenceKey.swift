/// A value that views tell the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody tells one.
  static var defaultValue: Self.Value { get }
  /// Puts the value of the next view, in order, together with the values of those before it.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

nonisolated extension View {
  /// Tells a value to the views around; it replaces what the content tells.
  public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
    modifier(PreferenceWriter<K> { kept, _ in kept = value })
  }

  /// Changes what the content tells to the views around.
  public func transformPreference<K>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View
  where K: PreferenceKey {
    modifier(PreferenceWriter<K> { kept, _ in callback(&kept) })
  }

  /// Tells a place of the view to the views around.
  public func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceWriter<K> { kept, frame in kept = transform(value.anchor(frame)) })
  }

  /// Adds a place of the view to what the content tells.
  public func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(PreferenceWriter<K> { kept, frame in transform(&kept, value.anchor(frame)) })
  }

  /// Calls `action` when what the content tells is another value than last time, and for the first value (ST-30).
  public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }
}

nonisolated struct PreferenceWriter<K: PreferenceKey>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  /// Changes what the content tells; knows the frame of the content.
  let change: (inout K.Value, LayoutRect) -> Void
  init(_ change: @escaping (inout K.Value, LayoutRect) -> Void) { self.change = change }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { PreferenceWriterNode(view, inputs) }
}

@MainActor
private final class PreferenceWriterNode<Content: View, K: PreferenceKey>: ModifierNode<Content, PreferenceWriter<K>>,
  PreferenceSource
{
  func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard Asked.self == K.self else { return nil }
    var told: K.Value = Preferences.reduced(K.self, below: self) ?? K.defaultValue
    view.modifier.change(&told, frame)
    return told as? Asked.Value
  }
}

/// A node that tells a value.
@MainActor protocol PreferenceSource: ViewNode {
  /// What is told here for a key; nil if the node tells nothing for it.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

/// What views tell.
@MainActor enum Preferences {
  /// What all views below a node tell together; nil if none tells anything.
  static func reduced<K: PreferenceKey>(_ key: K.Type, below node: ViewNode) -> K.Value? {
    var result: K.Value?
    node.forEachPart { collect(key, $0, &result) }
    return result
  }

  private static func collect<K: PreferenceKey>(_ key: K.Type, _ node: ViewNode, _ result: inout K.Value?) {
    if let source = node as? any PreferenceSource, let told = source.preference(key) {
      add(key, told, &result)
      return
    }
    node.forEachPart { collect(key, $0, &result) }
  }

  private static func add<K: PreferenceKey>(_ key: K.Type, _ told: K.Value, _ result: inout K.Value?) {
    guard var sum = result else {
      // The first value counts as it is: a key's default is the neutral value of its `reduce`.
      result = told
      return
    }
    K.reduce(value: &sum) { told }
    result = sum
  }
}
