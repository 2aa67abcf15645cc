nonisolated extension View {
  /// Puts a view on each side of the screen's bar; a finger reaches them there.
  public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View {
    modifier(ToolbarModifier(items: [.leading(leading), .trailing(trailing)]))
  }
  /// Puts a view on the leading side of the screen's bar.
  public func navigationBarItems<L>(leading: L) -> some View where L: View {
    modifier(ToolbarModifier(items: [.leading(leading)]))
  }
  /// Puts a view on the trailing side of the screen's bar.
  public func navigationBarItems<T>(trailing: T) -> some View where T: View {
    modifier(ToolbarModifier(items: [.trailing(trailing)]))
  }
  /// Sets the title of the screen.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title of the screen.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol { navigationTitle(title) }
  /// Sets the title of the screen and how it shows.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Sets the title of the screen and how it shows.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title of the screen and how it shows.
  @_disfavoredOverload
  public func navigationBarTitle<S>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  where S: StringProtocol { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Shows or hides the status bar.
  public func statusBar(hidden: Bool) -> some View { modifier(RecordedOnly("statusBarHidden", "\(hidden)")) }
}

nonisolated extension ToolbarPart {
  fileprivate static func leading<V: View>(_ view: V) -> ToolbarPart {
    ToolbarPart(placement: .topBarLeading, content: AnyView(view))
  }
  fileprivate static func trailing<V: View>(_ view: V) -> ToolbarPart {
    ToolbarPart(placement: .topBarTrailing, content: AnyView(view))
  }
}
