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

/// A node whose views may come and go beside one another.
@MainActor protocol SeveralViews: AnyObject {}

/// The node of a tuple: one part per element, at a place of its own forever.
@MainActor private final class TupleNode<T>: NodeOf<TupleView<T>>, SeveralViews {
  private let plan: TuplePlan

  init(_ view: TupleView<T>, _ inputs: NodeInputs) {
    plan = TuplePlan.of(T.self)
    super.init(inputs)
    parts.reserveCapacity(plan.elements.count)
    // A tuple view's only field is its tuple, so both begin at one address.
    withAddress(of: view) { plan.reconcile($0, self) }
  }

  override func update(_ view: TupleView<T>, _ environment: EnvironmentValues) {
    self.environment = environment
    withAddress(of: view) { plan.reconcile($0, self) }
  }
}

/// How to reach the elements of a tuple type: read once per type.
@MainActor private final class TuplePlan {
  struct Element {
    var offset: Int
    var reconcile: @MainActor (UnsafeRawPointer, Int, ViewNode) -> Void
  }

  @exclusivity(unchecked) private(set) var elements: [Element] = []
  private static let plans = TypeTable<TuplePlan>()

  static func of<T>(_ type: T.Type) -> TuplePlan {
    if let known = plans[type] { return known }
    let made = TuplePlan(type)
    plans[type] = made
    return made
  }

  /// Brings the node's parts up to date with the tuple at an address.
  func reconcile(_ tuple: UnsafeRawPointer, _ node: ViewNode) {
    var index = 0
    for element in elements {
      element.reconcile(tuple + element.offset, index, node)
      index += 1
    }
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
    let maker = NodeMaker.of(V.self)
    return { pointer, index, node in
      if index < node.parts.count {
        unsafeDowncast(node.parts[index], to: NodeOf<V>.self)
          .update(pointer.assumingMemoryBound(to: V.self).pointee, node.environment)
      } else {
        node.parts.append(maker.make(pointer, node.inputs(node.environment)))
      }
    }
  }
}
