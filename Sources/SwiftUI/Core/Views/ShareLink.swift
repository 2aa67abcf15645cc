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
      content: LinkTrigger(label: label) { place in
        if place.node != nil {
          isOpen.wrappedValue = true
        } else if place.graph?.platform?.present(Presentation(.share([shared])) {}) == nil {
          Probe.post(.unowned("a ShareLink of a view that no view controller shows"))
        }
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
