/// The types of the views that this process has shown.
@_spi(CellHarness) @MainActor public enum ShownTypes {
  /// Finds out how their values are compared. None of the app's code runs. A process that many are copied from does it once: each copy would do it for
  /// itself as soon as something in it changes.
  public static func prepareComparisons() {
    for type in NodeMaker.types { _ = FieldComparison.of(type) }
  }
}
