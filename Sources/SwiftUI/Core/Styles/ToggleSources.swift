nonisolated extension Toggle {
  /// Creates a toggle for a value of several things: on if it is on in all, and a touch sets it in all.
  public init<C>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label)
  where C: RandomAccessCollection {
    let values = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding {
        values.allSatisfy(\.wrappedValue)
      } set: { newValue in
        for value in values { value.wrappedValue = newValue }
      }, label: label)
  }
}
nonisolated extension Toggle where Label == Text {
  /// Creates a toggle with a title for a value of several things.
  public init<C>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
  where C: RandomAccessCollection { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
}
