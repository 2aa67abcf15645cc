nonisolated extension View {
  /// Sets the form of bordered buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(RecordedOnly("buttonBorderShape", shape.name))
  }
  /// Fires a button again and again while it is held.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    modifier(RecordedOnly("buttonRepeatBehavior", behavior.name))
  }
  /// Lets text be selected.
  public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
    modifier(RecordedOnly("textSelection", "\(S.allowsSelection)"))
  }
  /// Shows a number beside the view.
  public func badge(_ count: Int) -> some View { modifier(RecordedOnly("badge", "\(count)")) }
  /// Shows a text beside the view.
  public func badge(_ label: Text?) -> some View {
    modifier(RecordedOnly("badge", label?.resolvedString(EnvironmentValues()) ?? "nil"))
  }
  /// Shows a text beside the view.
  public func badge(_ key: LocalizedStringKey?) -> some View { modifier(RecordedOnly("badge", key?.text ?? "nil")) }
  /// Keeps the view in the bounds of its geometry while it is animated.
  public func geometryGroup() -> some View { modifier(RecordedOnly("geometryGroup", "true")) }
}

/// The form of a bordered button.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  let name: String
  /// As suits the place.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// Round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// Rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// Rounded corners of a radius.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle \(NumberText.of(radius))")
  }
}

/// Whether a button fires while it is held.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  /// As suits the place.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Again and again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// Once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// True if it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
nonisolated public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// Text that can't be selected.
nonisolated public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can be selected.
  nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It can't be selected.
  nonisolated public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
