import Foundation

nonisolated extension View {
  /// Calls `action` after taps.
  @preconcurrency public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(
      GestureModifier(name: "onTapGesture", isSimultaneous: false, hasHighPriority: false) {
        GestureRecognition(kind: .tap(count: count), ended: [{ _ in action() }])
      })
  }

  /// Calls `action` after a tap, with the place of the finger.
  @preconcurrency public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    modifier(
      GestureModifier(name: "onTapGesture", isSimultaneous: false, hasHighPriority: false) {
        GestureRecognition(kind: .tap(count: count), ended: [{ value in action((value as? CGPoint) ?? .zero) }])
      })
  }

  /// Calls `action` when a finger stayed.
  @preconcurrency public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      GestureModifier(name: "onLongPressGesture", isSimultaneous: false, hasHighPriority: false) {
        GestureRecognition(
          kind: .longPress(duration: minimumDuration, distance: Double(maximumDistance)),
          changed: onPressingChanged.map { change in [{ value in change((value as? Bool) ?? false) }] } ?? [],
          ended: [{ _ in action() }])
      })
  }

  /// Calls `action` when a finger stayed, by the older names.
  @_disfavoredOverload
  @preconcurrency public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)? = nil,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Calls `pressing` when a finger comes and goes, and `action` when it was a tap; what is below reacts, too. Libraries for
  /// lists look at their buttons' fingers with it.
  @preconcurrency public func _onButtonGesture(
    pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      GestureModifier(name: "onButtonGesture", isSimultaneous: true, hasHighPriority: false) {
        GestureRecognition(kind: .tap(count: 1), ended: [{ _ in action() }])
      }
    )
    .modifier(
      GestureModifier(name: "onButtonGesture", isSimultaneous: true, hasHighPriority: false) {
        // A finger that stays never counts as long enough, so that only its coming and going is told.
        pressing.map { pressing in
          GestureRecognition(
            kind: .longPress(duration: 86_400, distance: .infinity), changed: [{ value in pressing((value as? Bool) ?? false) }])
        }
      })
  }

  /// Adds a gesture.
  public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
    nonisolated(unsafe) let gesture = gesture
    return modifier(
      GestureModifier(name: "gesture", isSimultaneous: false, hasHighPriority: false) {
        mask.contains(.gesture) ? gesture.anyRecognition : nil
      })
  }

  /// Adds a gesture that reacts before those of content.
  public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
    nonisolated(unsafe) let gesture = gesture
    return modifier(
      GestureModifier(name: "highPriorityGesture", isSimultaneous: false, hasHighPriority: true) {
        mask.contains(.gesture) ? gesture.anyRecognition : nil
      })
  }

  /// Adds a gesture that reacts together with those of content.
  public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
    nonisolated(unsafe) let gesture = gesture
    return modifier(
      GestureModifier(name: "simultaneousGesture", isSimultaneous: true, hasHighPriority: false) {
        mask.contains(.gesture) ? gesture.anyRecognition : nil
      })
  }

  /// Adds a gesture that can be switched off; one that is under way then ends.
  public func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that reacts before those of content and can be switched off.
  public func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    self.highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that reacts together with those of content and can be switched off.
  public func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    self.simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Sets where the view can be touched.
  public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    modifier(ContentShapeModifier())
  }

  /// Sets where the view can be touched, for some purposes.
  public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    modifier(ContentShapeModifier(isActive: kind.contains(.interaction)))
  }

  /// Lets touches through or not.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTestingModifier(isEnabled: enabled)) }
}

/// A space that places are told in.
public protocol CoordinateSpaceProtocol {}

/// The space of the view itself.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates it.
  public init() {}
}

/// The space of the screen.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates it.
  public init() {}
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// What a content shape is for.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of drags.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 64)
}

nonisolated struct GestureModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: String
  let isSimultaneous: Bool
  let hasHighPriority: Bool
  let recognition: @MainActor () -> GestureRecognition?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { GestureNode(view, inputs) }
}

nonisolated struct ContentShapeModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  var isActive = true

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ContentShapeNode(view, inputs) }
}

@MainActor private final class ContentShapeNode<Content: View>: ModifierNode<Content, ContentShapeModifier> {
  override func hit(_ x: Double, _ y: Double) -> ViewNode? {
    if let inside = super.hit(x, y) { return inside }
    return view.modifier.isActive && frame.contains(x, y) ? self : nil
  }
}

nonisolated struct HitTestingModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let isEnabled: Bool

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { HitTestingNode(view, inputs) }
}

@MainActor private final class HitTestingNode<Content: View>: ModifierNode<Content, HitTestingModifier> {
  override func hit(_ x: Double, _ y: Double) -> ViewNode? { view.modifier.isEnabled ? super.hit(x, y) : nil }
}
