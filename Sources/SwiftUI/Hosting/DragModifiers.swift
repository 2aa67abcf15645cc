import HeadlessCore
@_spi(CellHarness) import UIKit
import UniformTypeIdentifiers

nonisolated extension View {
  /// Lets the view be dragged.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(name: "onDrag", value: "set", provider: data))
  }
  /// Lets the view be dragged under a preview.
  public func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View where V: View {
    onDrag(data)
  }
  /// Takes what is dropped on the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }
  /// Takes what is dropped on the view, and is told where.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action) }
  /// Takes what is dropped on the view, by the names of types.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) } }
  /// Takes what is dropped on the view, by the names of types, and is told where.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(name: "onDrop", value: supportedTypes.joined(separator: ", ")) { info in
        let found = info.itemProviders(for: supportedTypes)
        if found.isEmpty { return nil }
        return HostedDrop(
          enter: {
            isTargeted?.wrappedValue = true
            return true
          }, exit: { isTargeted?.wrappedValue = false },
          perform: {
            isTargeted?.wrappedValue = false
            return action(found, info.location)
          })
      })
  }
  /// Lets a delegate take what is dropped on the view.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }
  /// Lets a delegate take what is dropped on the view, by the names of types.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modifier(
      DropModifier(name: "onDrop", value: supportedTypes.joined(separator: ", ")) { info in
        guard !info.itemProviders(for: supportedTypes).isEmpty else { return nil }
        nonisolated(unsafe) let (delegate, info) = (delegate, info)
        return HostedDrop(
          enter: {
            MainThread.assume {
              guard delegate.validateDrop(info: info) else { return false }
              delegate.dropEntered(info: info)
              return true
            }
          },
          update: {
            switch MainThread.assume({ delegate.dropUpdated(info: info)?.operation }) {
            case .copy, nil: .copy
            case .move: .move
            case .cancel: .cancel
            case .forbidden: .forbidden
            }
          }, exit: { MainThread.assume { delegate.dropExited(info: info) } },
          perform: { MainThread.assume { delegate.performDrop(info: info) } })
      })
  }
  /// Lets the view be dragged as a value.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable {
    modifier(DragModifier(name: "draggable", value: "\(T.self)") { TransferredValue.provider(payload()) })
  }
  /// Lets the view be dragged as a value under a preview.
  public func draggable<V, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View
  where V: View, T: Transferable { draggable(payload()) }
  /// Takes values that are dropped on the view.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable {
    modifier(
      DropModifier(name: "dropDestination", value: "\(T.self)") { info in
        let values = info.providers.compactMap { TransferredValue.value($0, as: T.self) }
        if values.isEmpty { return nil }
        return HostedDrop(
          enter: {
            isTargeted(true)
            return true
          }, exit: { isTargeted(false) },
          perform: {
            isTargeted(false)
            return action(values, info.location)
          })
      })
  }
}
