import CellTrace
import Foundation
import HeadlessCore

/// A control that offers something to other apps: a tap shows the share sheet, of which a finger chooses an entry.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View where Label: View {
  private let label: Label
  private let shared: String

  init(shared: String, label: Label) {
    self.shared = shared
    self.label = label
  }

  /// The label; what would be shared is recorded.
  @MainActor public var body: some View { ShareButton(label: label, shared: shared) }
}

/// The button, and whether its sheet is open.
private nonisolated struct ShareButton<Label: View>: View, HelperView {
  let label: Label
  let shared: String
  @State private var isOpen = false

  init(label: Label, shared: String) {
    self.label = label
    self.shared = shared
  }

  @MainActor var body: some View {
    let isOpen = $isOpen
    let shared = shared
    PresentedView(
      content: Button {
        isOpen.wrappedValue = true
      } label: {
        label
      }, name: "shareSheet", shown: { isOpen.wrappedValue ? AnyHashable(shared) : nil }, make: { _ in .share([shared]) },
      close: { isOpen.wrappedValue = false }
    )
    .modifier(RecordedOnly("shareLink", shared))
  }
}

nonisolated extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(shared: item.absoluteString, label: label())
  }
}
nonisolated extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares text.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(shared: item, label: label())
  }
}
nonisolated extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(shared: item.absoluteString, label: DefaultShareLinkLabel(title: nil))
  }
  /// Creates a link with a title that shares an address.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(shared: item.absoluteString, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}
nonisolated extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(shared: item, label: DefaultShareLinkLabel(title: nil))
  }
  /// Creates a link with a title that shares text.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(shared: item, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

/// The usual label of a control that shares.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text?
  /// The symbol and the title.
  @MainActor public var body: some View {
    Label(title: { title ?? Text(verbatim: "Share…") }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

/// A control for a colour. The palette can't be reached: a touch ends the run as inconclusive.
nonisolated public struct ColorPicker<Label>: View where Label: View {
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a picker.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  /// The label and the colour.
  @MainActor public var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      Circle().fill(selection.wrappedValue).frame(width: 28, height: 28).contentShape(Circle())
        .modifier(UnreachableControl(what: "the palette of a ColorPicker"))
    }
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) where S: StringProtocol {
    self.init(selection: selection) { Text(title) }
  }
}
