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
  /// Creates a preview with a title, a picture and a small picture.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: titleKey.text) }
  /// Creates a preview with a title, a picture and a small picture.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol { self.init(title: String(title)) }
  /// Creates a preview with a title and a small picture.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never { self.init(title: titleKey.text) }
  /// Creates a preview with a title and a small picture.
  @_disfavoredOverload
  public init<S>(_ title: S, icon: Icon) where S: StringProtocol, Image == Never { self.init(title: String(title)) }
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never { self.init(title: titleKey.text) }
  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S>(_ title: S) where S: StringProtocol, Image == Never, Icon == Never { self.init(title: String(title)) }
}

nonisolated extension SharePreview {
  /// Creates a preview with a title and a picture.
  public init(_ title: Text, image: Image) where Icon == Never { self.init(title: title) }
  /// Creates a preview with a title, a picture and a small picture.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
  /// Creates a preview with a title and a small picture.
  public init(_ title: Text, icon: Icon) where Image == Never { self.init(title: title) }
  /// Creates a preview with a title.
  public init(_ title: Text) where Image == Never, Icon == Never { self.init(title: title) }

  private init(title: Text) { self.init(title: title.resolvedString(EnvironmentValues())) }
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
  /// Creates a link with a title that shares a thing under a preview.
  @_disfavoredOverload
  public init<S, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, S: StringProtocol, I: Transferable, Label == DefaultShareLinkLabel {
    self.init(preview, label: DefaultShareLinkLabel(title: Text(title)))
  }
  /// Creates a link that shares several things, each under a preview.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data: RandomAccessCollection, Data.Element: Transferable {
    self.init(shared: items.map { preview($0).title }.joined(separator: ", "), label: label())
  }
  /// Creates a link that shares several things, each under a preview.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data: RandomAccessCollection, Data.Element: Transferable, Label == DefaultShareLinkLabel {
    self.init(items: items, preview: preview) { DefaultShareLinkLabel(title: nil) }
  }
  private init(_ preview: SharePreview<PreviewImage, PreviewIcon>, label: Label) {
    self.init(shared: preview.title, label: label)
  }
}
