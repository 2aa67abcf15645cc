@_spi(Reflection) import Swift

/// Several views in a row, as a builder's statements give them.
nonisolated public struct TupleView<T>: View {
  /// The views.
  public var value: T

  /// Creates the row.
  public init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {
  @MainActor static func makeNode(_ view: TupleView<T>, _ inputs: NodeInputs) -> ViewNode { TupleNode(view, inputs) }
}

/// The node of a tuple: one part per element, at a place of its own forever.
@MainActor private final class TupleNode<T>: TypedNode<TupleView<T>> {
  private let plan: TuplePlan

  override init(_ view: TupleView<T>, _ inputs: NodeInputs) {
    plan = TuplePlan.of(T.self)
    super.init(view, inputs)
    parts.reserveCapacity(plan.elements.count)
    reconcile()
  }

  override func update(_ view: TupleView<T>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    reconcile()
  }

  private func reconcile() {
    withUnsafePointer(to: &view.value) { pointer in
      let raw = UnsafeRawPointer(pointer)
      for (index, element) in plan.elements.enumerated() {
        element.reconcile(raw + element.offset, index, self)
      }
    }
  }
}

/// How to reach the elements of a tuple type: read once per type.
@MainActor private final class TuplePlan {
  struct Element {
    var offset: Int
    var reconcile: @MainActor (UnsafeRawPointer, Int, ViewNode) -> Void
  }

  private(set) var elements: [Element] = []
  private static var cache: [ObjectIdentifier: TuplePlan] = [:]

  static func of<T>(_ type: T.Type) -> TuplePlan {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let made = TuplePlan(type)
    cache[ObjectIdentifier(type)] = made
    return made
  }

  private init<T>(_ type: T.Type) {
    _forEachField(of: type, options: []) { [self] _, offset, field, _ in
      guard let view = field as? any View.Type else {
        preconditionFailure("\(field) in a TupleView is not a View.")
      }
      elements.append(Element(offset: offset, reconcile: Self.reconciling(view)))
      return true
    }
  }

  private static func reconciling<V: View>(_: V.Type) -> @MainActor (UnsafeRawPointer, Int, ViewNode) -> Void {
    { pointer, index, node in
      let view = pointer.assumingMemoryBound(to: V.self).pointee
      if index < node.parts.count {
        unsafeDowncast(node.parts[index], to: TypedNode<V>.self).update(view, node.environment)
      } else {
        node.parts.append(NodeReconciler.make(view, node.inputs(node.environment)))
      }
    }
  }
}
