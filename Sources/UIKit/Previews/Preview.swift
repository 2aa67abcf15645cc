/// A preview of a view or a view controller. Its code is type-checked and never runs.
///
/// Apple declares one macro for each kind of content. Where a closure of several statements has no `return`, the compiler
/// can't choose between those here, so this is one macro whose builder takes every kind.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @_PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Puts a preview's content together. SwiftUI adds its views.
@resultBuilder @MainActor public enum _PreviewBuilder {
  public static func buildExpression(_ content: UIView) -> Any { content }
  public static func buildExpression(_ content: UIViewController) -> Any { content }
  public static func buildBlock(_ content: Any...) -> Any { content }
  public static func buildOptional(_ content: Any?) -> Any { content as Any }
  public static func buildEither(first content: Any) -> Any { content }
  public static func buildEither(second content: Any) -> Any { content }
  public static func buildLimitedAvailability(_ content: Any) -> Any { content }
}

/// Namespace of what `#Preview` takes.
public struct Preview: Sendable {
  public struct ViewTraits: Sendable {}
}

/// The device or the size a preview would be shown with.
public struct PreviewTrait<T>: Sendable {}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }
}
