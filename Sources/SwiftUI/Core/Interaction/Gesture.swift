import Foundation

/// A pattern of touches.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// The gesture it consists of.
  associatedtype Body: Gesture
  /// The gesture it consists of.
  @MainActor @preconcurrency var body: Body { get }
  /// What the gesture tells; a gesture made of others tells what they tell.
  static var _valueType: Value.Type { get }
}

extension Gesture where Value == Body.Value {
  public static var _valueType: Body.Value.Type { Body.Value.self }
}

/// A gesture that may be missing.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  public static var _valueType: Wrapped.Value.Type { Wrapped.Value.self }
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  @MainActor var recognition: GestureRecognition { self?.anyRecognition ?? GestureRecognition(kind: .unreachable) }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture the runtime recognises itself.
protocol PrimitiveGesture: Gesture where Body == Never {
  /// What to look for and what to call.
  @MainActor var recognition: GestureRecognition { get }
}

extension PrimitiveGesture {
  public static var _valueType: Value.Type { Value.self }
  public var body: Never { preconditionFailure("\(Self.self) is recognised by the runtime.") }
}

/// What a gesture node looks for.
struct GestureRecognition {
  enum Kind: Equatable {
    case tap(count: Int)
    case longPress(duration: Double, distance: Double)
    case drag(distance: Double)
    /// A pattern the host's one finger can't make.
    case unreachable
    /// Two patterns.
    case joined(Order)
  }

  /// How two patterns belong together.
  enum Order: Equatable {
    case simultaneous, sequence, exclusive
  }

  var kind: Kind
  var changed: [@MainActor (Any) -> Void] = []
  var ended: [@MainActor (Any) -> Void] = []
  /// Called when the touch is over, however it ended.
  var over: [@MainActor () -> Void] = []
  /// The patterns of a joined one.
  var parts: [JoinedGesture] = []
}

extension Gesture {
  /// What to look for, also for gestures made of others.
  var anyRecognition: GestureRecognition? {
    if let primitive = self as? any PrimitiveGesture { return primitive.recognition }
    if Body.self == Never.self { return nil }
    return body.anyRecognition
  }

  /// Calls `action` when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
}

extension Gesture where Value: Equatable {
  /// Calls `action` when the gesture's value changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A gesture with an action at its end.
nonisolated public struct _EndedGesture<Content>: Gesture where Content: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let base: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  @MainActor var recognition: GestureRecognition {
    var recognition = base.anyRecognition ?? GestureRecognition(kind: .unreachable)
    let action = action
    recognition.ended.append { value in
      // A tap has no value; the node passes the place of the finger.
      if Content.Value.self == SpatialTapGesture.Value.self, let point = value as? CGPoint,
        let typed = SpatialTapGesture.Value(location: point) as? Content.Value
      {
        action(typed)
      } else if let typed = (Content.Value.self == Void.self ? () : value) as? Content.Value {
        action(typed)
      }
    }
    return recognition
  }
}

/// A gesture with an action at each change.
nonisolated public struct _ChangedGesture<Content>: Gesture where Content: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let base: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  @MainActor var recognition: GestureRecognition {
    var recognition = base.anyRecognition ?? GestureRecognition(kind: .unreachable)
    let action = action
    recognition.changed.append { value in if let typed = value as? Content.Value { action(typed) } }
    return recognition
  }
}

/// One tap or several.
nonisolated public struct TapGesture: Gesture, PrimitiveGesture {
  public typealias Value = Void
  public typealias Body = Never
  /// The number of taps.
  public var count: Int
  /// Creates a gesture.
  public init(count: Int = 1) { self.count = count }
  @MainActor var recognition: GestureRecognition { GestureRecognition(kind: .tap(count: count)) }
}

/// A finger that stays.
nonisolated public struct LongPressGesture: Gesture, PrimitiveGesture {
  public typealias Value = Bool
  public typealias Body = Never
  /// Seconds the finger must stay.
  public var minimumDuration: Double
  /// Points it may move.
  public var maximumDistance: CGFloat
  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  @MainActor var recognition: GestureRecognition {
    GestureRecognition(kind: .longPress(duration: minimumDuration, distance: Double(maximumDistance)))
  }
}

/// A finger that moves.
nonisolated public struct DragGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  /// Where the finger was and is.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// How far it moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the finger would come to rest: the host's finger stops where it lifts.
    public var predictedEndLocation: CGPoint { location }
    /// How far the finger would have moved.
    public var predictedEndTranslation: CGSize { translation }
    /// How fast the finger moves: the host's finger rests before it lifts.
    public var velocity: CGSize { .zero }
  }

  /// Points the finger must move first.
  public var minimumDistance: CGFloat
  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }
  /// Creates a gesture that tells places in a space; here they are those of the hosted content.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.minimumDistance = minimumDistance
  }
  @MainActor var recognition: GestureRecognition {
    GestureRecognition(kind: .drag(distance: Double(minimumDistance)))
  }
}

/// Which gestures of a view react.
nonisolated public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The one added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of content.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// One tap, with its place.
nonisolated public struct SpatialTapGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  /// Where the finger was.
  public struct Value: Equatable, Sendable {
    /// Where the finger was.
    public var location: CGPoint
  }
  /// The number of taps.
  public var count: Int
  /// Creates a gesture.
  public init(count: Int = 1) { self.count = count }
  @MainActor var recognition: GestureRecognition { GestureRecognition(kind: .tap(count: count)) }
}

/// Two fingers that move apart. The host has one finger: the gesture never begins.
nonisolated public struct MagnificationGesture: Gesture, PrimitiveGesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  /// The least change of scale.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  @MainActor var recognition: GestureRecognition { GestureRecognition(kind: .unreachable) }
}

/// Two fingers that move apart. The host has one finger: the gesture never begins.
nonisolated public struct MagnifyGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  /// How far.
  public struct Value: Equatable, Sendable {
    /// The factor.
    public var magnification: CGFloat
  }
  /// The least change of scale.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  @MainActor var recognition: GestureRecognition { GestureRecognition(kind: .unreachable) }
}

/// Two fingers that turn. The host has one finger: the gesture never begins.
nonisolated public struct RotateGesture: Gesture, PrimitiveGesture {
  public typealias Body = Never
  /// How far.
  public struct Value: Equatable, Sendable {
    /// The angle.
    public var rotation: Angle
  }
  /// The least change of the angle.
  public var minimumAngleDelta: Angle
  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  @MainActor var recognition: GestureRecognition { GestureRecognition(kind: .unreachable) }
}

/// Two fingers that turn. The host has one finger: the gesture never begins.
nonisolated public struct RotationGesture: Gesture, PrimitiveGesture {
  public typealias Value = Angle
  public typealias Body = Never
  /// Creates a gesture.
  public init() {}
  @MainActor var recognition: GestureRecognition { GestureRecognition(kind: .unreachable) }
}
