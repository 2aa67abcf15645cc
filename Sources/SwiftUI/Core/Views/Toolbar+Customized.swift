/// A menu of the title in a bar.
nonisolated public struct ToolbarTitleMenu<Content>: ToolbarContent where Content: View {
  public typealias Body = Never
  let content: Content
  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: KnownToolbarContent {
  var toolbarParts: [ToolbarPart] {
    [ToolbarPart(placement: .title, content: AnyView(Menu(content: { content }, label: { Image(systemName: "chevron.down") })))]
  }
}

/// Something of the system's in a bar: where it stands makes no difference here.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never
  /// Names something of the system's.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

/// What a user may do with a thing in a bar that can be changed; here bars stay as they are.
nonisolated public struct ToolbarCustomizationBehavior: Sendable {
  /// Everything.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  /// Moving it.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  /// Nothing.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

nonisolated extension ToolbarContent {
  /// Shows or hides the ground of a thing in a bar.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ToolbarParts(parts: MainThread.assume(self) { ToolbarPart.all(of: $0) })
  }
  /// Says what a user may do with a thing in a bar.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some ToolbarContent {
    _ToolbarParts(parts: MainThread.assume(self) { ToolbarPart.all(of: $0) })
  }
  /// Marks where a screen grows from, as on a view.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    let parts = MainThread.assume(self) { ToolbarPart.all(of: $0) }
    return _ToolbarParts(
      parts: parts.map { part in
        ToolbarPart(placement: part.placement, content: AnyView(part.content.matchedTransitionSource(id: id, in: namespace)))
      })
  }
}

nonisolated extension View {
  /// Adds things to the bars of the screen, which the user may change where there is room for it.
  public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
  where Content: ToolbarContent { toolbar(content: content) }
}
