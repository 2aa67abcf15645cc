import Foundation

/// What is selected of a text: a place where something can be typed, or ranges.
nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
  /// Where a selection is in its text.
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .selection(let range): hasher.combine(range)
      case .multiSelection(let ranges): for range in ranges.ranges { hasher.combine(range) }
      }
    }
  }

  /// Where the selection is.
  public var indices: Indices
  /// Which line a place between two lines belongs to.
  public var affinity: TextSelectionAffinity
  /// True for a place without letters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection: false
    }
  }

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }
  /// Creates a selection of ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
    affinity = .automatic
  }
  /// Creates a selection between two letters.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
}

/// Which line a place between two lines belongs to.
nonisolated public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  case automatic, upstream, downstream
}

nonisolated extension FieldText {
  /// Keys are typed at the end of a text: there the selection is afterwards.
  init(_ text: Binding<String>, _ selection: Binding<TextSelection?>) {
    self.init(
      Binding {
        text.wrappedValue
      } set: { typed in
        text.wrappedValue = typed
        selection.wrappedValue = TextSelection(insertionPoint: typed.endIndex)
      })
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a field with a title that tells what is selected.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(label: Text(titleKey), text: FieldText(text, selection), prompt: prompt, axis: axis ?? .horizontal) }
  /// Creates a field with a title that tells what is selected.
  @_disfavoredOverload
  public init<S>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) where S: StringProtocol {
    self.init(label: Text(title), text: FieldText(text, selection), prompt: prompt, axis: axis ?? .horizontal)
  }
}

nonisolated extension TextField {
  /// Creates a field with a label that tells what is selected.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), text: FieldText(text, selection), prompt: prompt, axis: axis ?? .horizontal) }
}

nonisolated extension TextEditor {
  /// Creates an editor that tells what is selected.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(FieldText(text, selection), nil) }
}
