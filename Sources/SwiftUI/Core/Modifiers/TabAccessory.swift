nonisolated extension View {
  /// Puts a view above the bar of tabs.
  public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    environment(\.tabAccessory, AnyView(content()))
  }
  /// Puts a view above the bar of tabs while a condition holds.
  public func tabViewBottomAccessory<Content>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }
}

/// Where the view above a bar of tabs stands.
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

nonisolated extension EnvironmentValues {
  /// Where the accessory around a view stands; nil outside of one. Bars of tabs keep their size here, so it is above the bar.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { tabAccessoryPlacement }
  @Entry var tabAccessoryPlacement: TabViewBottomAccessoryPlacement? = nil
  /// What bars of tabs below have above them.
  @Entry var tabAccessory: AnyView? = nil
}
