/// Rows that belong together, with what stands above and below them.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The header, the rows and the footer, one after the other.
  @ViewBuilder @MainActor public var body: some View {
    head.font(.footnote).foregroundStyle(.secondary).modifier(SectionPart.header.mark)
    content.modifier(SectionPart.content.mark)
    footer.font(.footnote).foregroundStyle(.secondary).modifier(SectionPart.footer.mark)
  }

  @ViewBuilder @MainActor private var head: some View {
    if let rows = content as? any FoldingRows {
      FoldingHeader(header: header, isExpanded: rows.isExpanded)
    } else {
      header
    }
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
    self.init(header: header(), content: content(), footer: footer())
  }
  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section of rows alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

nonisolated extension SectionPart {
  /// Tells the list what a view is in its section.
  fileprivate var mark: TraitModifier { TraitModifier(key: ObjectIdentifier(SectionPartTrait.self), value: self) }
}
