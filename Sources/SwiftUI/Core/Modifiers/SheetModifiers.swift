nonisolated extension View {
  /// Presents a sheet while a condition holds.
  public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { presenting(.sheet, isPresented, onDismiss, content) }
  /// Presents a sheet for a value: another one ends it and presents the next.
  public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { presenting(.sheet, item, onDismiss, content) }
  /// Presents a whole screen while a condition holds.
  public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { presenting(.fullScreenCover, isPresented, onDismiss, content) }
  /// Presents a whole screen for a value: another one ends it and presents the next.
  public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { presenting(.fullScreenCover, item, onDismiss, content) }
  /// Presents a popover while a condition holds.
  public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { presenting(.popover, isPresented, nil, content) }
  /// Presents a popover for a value.
  public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { presenting(.popover, item, nil, content) }

  private func presenting<Content: View>(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let onDismiss = onDismiss
    nonisolated(unsafe) let content = content
    let close: @MainActor () -> Void = {
      isPresented.wrappedValue = false
      onDismiss?()
    }
    return PresentedView(
      content: self, name: kind.rawValue, shown: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      make: { node in
        .screen(
          kind, AnyView(PresentedScreen { PresentedContent.make(content) }),
          node.environment.presented { isPresented.wrappedValue = false })
      }, onEnd: onDismiss, close: close)
  }

  private func presenting<Item: Identifiable, Content: View>(
    _ kind: Presentation.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
  ) -> some View {
    nonisolated(unsafe) let item = item
    nonisolated(unsafe) let onDismiss = onDismiss
    nonisolated(unsafe) let content = content
    let close: @MainActor () -> Void = {
      item.wrappedValue = nil
      onDismiss?()
    }
    return PresentedView(
      content: self, name: kind.rawValue, shown: { item.wrappedValue.map { AnyHashable($0.id) } },
      make: { node in
        .screen(
          kind, AnyView(PresentedScreen { item.wrappedValue.map { item in PresentedContent.make { content(item) } } }),
          node.environment.presented { item.wrappedValue = nil })
      }, onEnd: onDismiss, close: close)
  }
}
