/// What a list offers for the rows that are chosen, or for the one under the finger.
nonisolated struct SelectionMenu {
  /// True for values of the type that is chosen.
  let accepts: (AnyHashable) -> Bool
  /// The entries for values; nil if the list offers none.
  let items: (Set<AnyHashable>) -> AnyView
  /// What a tap on a row does.
  let act: ((Set<AnyHashable>) -> Void)?
}

nonisolated extension EnvironmentValues {
  /// What the lists below offer for chosen rows.
  @Entry var selectionMenu: SelectionMenu? = nil
}

nonisolated extension View {
  /// Adds a menu to the rows of a list whose selection has values of a type, and says what a tap on a row does.
  ///
  /// The menu is for the chosen rows if the one under the finger is among them, else for that one alone.
  public func contextMenu<I, M>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View where I: Hashable, M: View {
    func typed(_ values: Set<AnyHashable>) -> Set<I> { Set(values.compactMap { $0.base as? I }) }
    return environment(
      \.selectionMenu,
      SelectionMenu(
        accepts: { $0.base is I }, items: { AnyView(menu(typed($0))) },
        act: primaryAction.map { act in { act(typed($0)) } }))
  }
}
