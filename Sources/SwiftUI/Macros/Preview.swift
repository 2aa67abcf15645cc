import UIKit

extension _PreviewBuilder {
  public static func buildExpression(_ content: some View) -> Any { content }
}

/// Marks a state property that is declared inside a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
