import UIKit
import UniformTypeIdentifiers

nonisolated extension View {
  /// Lets the view be dragged; the host drags cells, not views in them, so that the provider is never asked for.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modifier(RecordedOnly("onDrag", "set")) }
  /// Lets the view be dragged under a preview.
  public func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View where V: View {
    onDrag(data)
  }
  /// Takes what is dropped on the view; nothing is dropped on views in cells here.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { modifier(RecordedOnly("onDrop", supportedContentTypes.map(\.identifier).joined(separator: ", "))) }
  /// Takes what is dropped on the view, and is told where.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { modifier(RecordedOnly("onDrop", supportedContentTypes.map(\.identifier).joined(separator: ", "))) }
}
