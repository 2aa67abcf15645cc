@_spi(CellHarness) import UIKit

// Groups, tabs and messages that take the app's text from a resource. A literal is a key of the app's tables before it is a resource.

nonisolated extension DisclosureGroup where Label == Text {
  /// Creates a group with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
  /// Creates a group with the text of a resource that follows a value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleResource) } }
}

nonisolated extension GroupBox where Label == Text {
  /// Creates a box with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with the text of a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(String(localized: titleResource), systemImage: name, description: description)
  }
}

nonisolated extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab with the text of a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(String(localized: titleResource), systemImage: systemImage, role: role, content: content) }
}

nonisolated extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab for a value with the text of a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(String(localized: titleResource), systemImage: systemImage, value: value, role: role, content: content) }
}
