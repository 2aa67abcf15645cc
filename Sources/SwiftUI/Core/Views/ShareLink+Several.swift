import Foundation

nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Data: RandomAccessCollection {
  /// Creates a link that shares several addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(shared: items.map(\.absoluteString).joined(separator: ", "), label: label())
  }
}
nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Data: RandomAccessCollection {
  /// Creates a link that shares several texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(shared: items.joined(separator: ", "), label: label())
  }
}
nonisolated extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Data: RandomAccessCollection, Label == DefaultShareLinkLabel
{
  /// Creates a link that shares several addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items) { DefaultShareLinkLabel(title: nil) }
  }
  /// Creates a link with a title that shares several addresses.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }
}
nonisolated extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Data: RandomAccessCollection,
  Label == DefaultShareLinkLabel
{
  /// Creates a link that shares several texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items) { DefaultShareLinkLabel(title: nil) }
  }
  /// Creates a link with a title that shares several texts.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }
}

// Titles that are no keys.
nonisolated extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link with a title that shares an address.
  @_disfavoredOverload
  public init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) where S: StringProtocol {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) }
  }
  /// Creates a link with a title that shares an address.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DefaultShareLinkLabel(title: title) }
  }
}
nonisolated extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link with a title that shares text.
  @_disfavoredOverload
  public init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) where S: StringProtocol {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) }
  }
  /// Creates a link with a title that shares text.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DefaultShareLinkLabel(title: title) }
  }
}
