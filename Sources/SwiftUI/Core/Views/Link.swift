import Foundation

/// A control that opens an address.
nonisolated public struct Link<Label>: View where Label: View {
  private let destination: URL
  private let label: Label

  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label; a tap hands the address to the environment.
  @MainActor public var body: some View { LinkButton(destination: destination, label: label) }
}

nonisolated extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, destination: URL) where S: StringProtocol { self.init(destination: destination) { Text(title) } }
}

private nonisolated struct LinkButton<Label: View>: View, HelperView {
  @Environment(\.openURL) private var openURL
  let destination: URL
  let label: Label

  init(destination: URL, label: Label) {
    self.destination = destination
    self.label = label
  }

  @MainActor var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .modifier(RecordedOnly("link", destination.absoluteString))
  }
}
