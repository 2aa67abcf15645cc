import Foundation

/// Shows views in a preview of the editor; nothing shows them here.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The size of a preview.
nonisolated public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

nonisolated extension View {
  /// Names a preview.
  public func previewDisplayName(_ value: String?) -> some View { modifier(RecordedOnly("previewDisplayName", value ?? "nil")) }
  /// Sets the size of a preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { modifier(RecordedOnly("previewLayout", "\(value)")) }
}

/// The device of a preview, which nothing shows here.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// Its name.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

nonisolated extension View {
  /// Names the device of a preview.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(RecordedOnly("previewDevice", value?.rawValue ?? "nil"))
  }
}

/// How a preview is turned, which nothing shows here.
nonisolated public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// Its name.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All of them.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

nonisolated extension View {
  /// Turns a preview.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(RecordedOnly("previewInterfaceOrientation", value.id))
  }
}
