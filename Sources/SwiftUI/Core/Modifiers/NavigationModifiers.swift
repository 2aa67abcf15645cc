/// How a bar shows a title.
nonisolated public struct NavigationBarItem: Sendable {
  /// Small, large or as the screen before.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}

nonisolated extension View {
  /// Sets the title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(RecordedOnly(RecordedModifier.barTitle, titleKey.text))
  }
  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(RecordedOnly(RecordedModifier.barTitle, title.resolvedString(EnvironmentValues())))
  }
  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    modifier(RecordedOnly(RecordedModifier.barTitle, String(title)))
  }
  /// Sets how the title shows.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    modifier(RecordedOnly("navigationBarTitleDisplayMode", "\(displayMode)"))
  }
  /// Hides the bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View { modifier(RecordedOnly("navigationBarHidden", "\(hidden)")) }
  /// Hides the way back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(RecordedOnly("navigationBarBackButtonHidden", "\(hidesBackButton)"))
  }
}
