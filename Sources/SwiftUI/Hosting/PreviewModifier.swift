import UIKit

/// What previews have in common: something that is made once, and put around each of them. No preview is shown here, so nothing is made.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// What is made once.
  associatedtype Context = Void
  /// The type of what it puts around.
  associatedtype Body: View
  /// A preview.
  typealias Content = PreviewModifierContent
  /// Makes what the previews have in common.
  static func makeSharedContext() async throws -> Context
  /// Puts it around a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing.
  public static func makeSharedContext() async throws {}
}

/// A preview that a modifier puts something around.
nonisolated public struct PreviewModifierContent: View {
  /// Nothing: no preview is shown.
  @MainActor public var body: some View { EmptyView() }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Puts what a modifier has around the preview.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { .defaultLayout }
}
