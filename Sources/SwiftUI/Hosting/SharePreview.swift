import Foundation

/// What the choice of apps shows of a shared thing; nobody sees that choice here.
nonisolated public struct SharePreview<Image, Icon> {
  let title: String
}

nonisolated extension SharePreview {
  /// Creates a preview with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never { self.init(title: titleKey.text) }
  /// Creates a preview with a title and a picture.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image) where S: StringProtocol, Icon == Never { self.init(title: String(title)) }
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never { self.init(title: titleKey.text) }
  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S>(_ title: S) where S: StringProtocol, Image == Never, Icon == Never { self.init(title: String(title)) }
}

nonisolated extension ShareLink {
  /// Creates a link that shares a thing under a preview.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, I: Transferable { self.init(preview, label: label()) }
  /// Creates a link that shares a thing under a preview.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable, Label == DefaultShareLinkLabel {
    self.init(preview, label: DefaultShareLinkLabel(title: nil))
  }
  /// Creates a link with a title that shares a thing under a preview.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable, Label == DefaultShareLinkLabel {
    self.init(preview, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  private init(_ preview: SharePreview<PreviewImage, PreviewIcon>, label: Label) {
    self.init(shared: preview.title, label: label)
  }
}
