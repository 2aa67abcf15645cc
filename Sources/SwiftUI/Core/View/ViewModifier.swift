/// Something that makes a view out of another.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the result.
  associatedtype Body: View
  /// The modified view; `content` stands for the original.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  /// What stands for the original view in ``body(content:)``.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
  /// Never called: the runtime applies such modifiers itself.
  public func body(content: Self.Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the runtime and has no body.")
  }
}

extension ViewModifier {
  /// This modifier, then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a modifier, or two modifiers in a row.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Creates the pair.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies both.
  public func body(content: Self.Content) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
    ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier>(
      content: ModifiedContent<_ViewModifier_Content<Self>, Content>(content: content, modifier: self.content),
      modifier: modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called: the runtime applies modifiers itself.
  public var body: Never { preconditionFailure("A modified view has no body of its own.") }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode {
    guard let primitive = Modifier.self as? any PrimitiveModifier.Type else {
      return UserModifierNode(view, inputs)
    }
    func open<P: PrimitiveModifier>(_: P.Type) -> ViewNode {
      // `P` is `Modifier` itself, seen through the protocol.
      P.makeNode(unsafeBitCast(view, to: ModifiedContent<Content, P>.self), inputs)
    }
    return open(primitive)
  }
}
