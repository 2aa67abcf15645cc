import Foundation

/// What somebody does to make a view larger or smaller by assistive technology.
nonisolated public struct AccessibilityZoomGestureAction: Sendable {
  /// In or out.
  public enum Direction: Equatable, Sendable {
    case zoomIn, zoomOut
  }
  /// In or out.
  public let direction: Direction
  /// Where, in the view.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}

/// What touches mean in an area that takes them itself.
nonisolated public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is spoken at a touch.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Touches count after the area was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

nonisolated extension View {
  /// Lets assistive technology make the view larger or smaller; the host does not.
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    modifier(RecordedOnly("accessibilityZoomAction", "set"))
  }
  /// Lets assistive technology scroll the view; the host does not.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    modifier(RecordedOnly("accessibilityScrollAction", "set"))
  }
  /// Lets touches reach the view while assistive technology is in use.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { modifier(RecordedOnly("accessibilityDirectTouch", "\(isDirectTouchArea) \(options.rawValue)")) }
  /// Names the view as an entry to jump to.
  public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable {
    modifier(RecordedOnly("accessibilityRotorEntry", ValueText.of(id)))
  }
  /// Lets assistive technology go from the view to others of a group.
  public func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable {
    modifier(RecordedOnly("accessibilityLinkedGroup", ValueText.of(id)))
  }
  /// Names a point that the view can be dragged from.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
    modifier(RecordedOnly("accessibilityDragPoint", description.resolvedString(EnvironmentValues())))
  }
  /// Names a point that the view can be dragged from.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    modifier(RecordedOnly("accessibilityDragPoint", description.text))
  }
  /// Names a point that things can be dropped at.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
    modifier(RecordedOnly("accessibilityDropPoint", description.resolvedString(EnvironmentValues())))
  }
  /// Names a point that things can be dropped at.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    modifier(RecordedOnly("accessibilityDropPoint", description.text))
  }
}
