@_spi(CellHarness) import UIKit

// Views that take the app's text from a resource. A literal is a key of the app's tables before it is a resource.

nonisolated extension Button where Label == Text {
  /// Creates a button with the text of a resource.
  @_disfavoredOverload
  @preconcurrency public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }
  /// Creates a button of a role with the text of a resource.
  @_disfavoredOverload
  @preconcurrency public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleResource) } }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label with the text of a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Creates a label with the text of a resource and a picture of the app's.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }
}

nonisolated extension Toggle where Label == Text {
  /// Creates a switch with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleResource) } }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section under the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a field whose placeholder is the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(String(localized: titleResource), text: text)
  }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
  /// Creates labelled content with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

nonisolated extension View {
  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View { navigationTitle(Text(title)) }
}
