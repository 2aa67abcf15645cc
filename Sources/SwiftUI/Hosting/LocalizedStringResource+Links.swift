@_spi(CellHarness) import UIKit

// Links, menus and choices that take the app's text from a resource. A literal is a key of the app's tables before it is a resource.

nonisolated extension NavigationLink where Label == Text {
  /// Creates a link with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

nonisolated extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link to a value with the text of a resource.
  @_disfavoredOverload
  public init<P>(_ titleResource: LocalizedStringResource, value: P?) where P: Hashable {
    self.init(value: value) { Text(titleResource) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row of the text of a resource and another text.
  @_disfavoredOverload
  public init<S>(_ titleResource: LocalizedStringResource, value: S) where S: StringProtocol {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }
}

nonisolated extension Menu where Label == Text {
  /// Creates a menu with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

nonisolated extension Picker where Label == Text {
  /// Creates a choice with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}
