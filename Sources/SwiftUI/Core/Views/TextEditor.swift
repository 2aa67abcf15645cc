/// A field for text of several lines.
nonisolated public struct TextEditor: View {
  private let text: FieldText
  /// What letters have besides themselves, if the text is attributed.
  private let attributes: (() -> String?)?

  /// Creates an editor.
  public init(text: Binding<String>) { self.init(FieldText(text), nil) }

  init(_ text: FieldText, _ attributes: (() -> String?)?) {
    self.text = text
    self.attributes = attributes
  }

  /// The field: as large as it is offered, at least a line high.
  @MainActor public var body: some View {
    FieldView(text: text.binding, title: "", isSecure: false, isMultiline: true, name: "TextEditor", attributes: attributes)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Decides how editors look.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The look that suits the place.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates it.
  public init() {}
}
/// Without decoration.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates it.
  public init() {}
}
nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look that suits the place.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
  /// Gives editors below a look.
  public func textEditorStyle<S>(_ style: S) -> some View where S: TextEditorStyle {
    modifier(RecordedOnly("textEditorStyle", TypeNames.plain(S.self)))
  }
}
