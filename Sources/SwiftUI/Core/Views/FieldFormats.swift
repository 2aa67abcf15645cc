import Foundation

nonisolated extension TextField where Label == Text {
  /// Creates a field for a value in a format: what is typed counts as far as it can be read.
  public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(titleKey), text: FieldText(.typed(value, format)), prompt: prompt, axis: .horizontal)
  }
  /// Creates a field for a value in a format: what is typed counts as far as it can be read.
  @_disfavoredOverload
  public init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(title), text: FieldText(.typed(value, format)), prompt: prompt, axis: .horizontal)
  }
  /// Creates a field for a value that may be missing, in a format.
  public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(titleKey), text: FieldText(.typed(value, format)), prompt: prompt, axis: .horizontal)
  }
  /// Creates a field for a value that may be missing, in a format.
  @_disfavoredOverload
  public init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(title), text: FieldText(.typed(value, format)), prompt: prompt, axis: .horizontal)
  }
  /// Creates a field for a value that a formatter writes and reads.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(label: Text(titleKey), text: FieldText(.typed(value, formatter)), prompt: nil, axis: .horizontal)
  }
  /// Creates a field for a value that a formatter writes and reads.
  @_disfavoredOverload
  public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol {
    self.init(label: Text(title), text: FieldText(.typed(value, formatter)), prompt: nil, axis: .horizontal)
  }
  /// Creates a field for a value that a formatter writes and reads, which tells when it is edited and when the return key is tapped.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    calls = FieldCalls(editingChanged: onEditingChanged, commit: onCommit)
  }
  /// Creates a field for a value that a formatter writes and reads, which tells when it is edited and when the return key is tapped.
  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) where S: StringProtocol {
    self.init(title, value: value, formatter: formatter)
    calls = FieldCalls(editingChanged: onEditingChanged, commit: onCommit)
  }
}

nonisolated extension Binding where Value == String {
  /// A value as text. Text that can't be read leaves the value as it was.
  fileprivate static func typed<F>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
  where F: ParseableFormatStyle, F.FormatOutput == String {
    nonisolated(unsafe) let format = format
    return Binding {
      format.format(value.wrappedValue)
    } set: { text in
      if let read = try? format.parseStrategy.parse(text) { value.wrappedValue = read }
    }
  }
  /// A value that may be missing as text: no text is no value.
  fileprivate static func typed<F>(_ value: Binding<F.FormatInput?>, _ format: F) -> Binding<String>
  where F: ParseableFormatStyle, F.FormatOutput == String {
    nonisolated(unsafe) let format = format
    return Binding {
      value.wrappedValue.map { format.format($0) } ?? ""
    } set: { text in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let read = try? format.parseStrategy.parse(text) {
        value.wrappedValue = read
      }
    }
  }
  /// A value as a formatter writes and reads it.
  fileprivate static func typed<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    nonisolated(unsafe) let formatter = formatter
    return Binding {
      formatter.string(for: value.wrappedValue) ?? ""
    } set: { text in
      let number = (formatter as? NumberFormatter)?.number(from: text)
      let date = (formatter as? DateFormatter)?.date(from: text)
      if let read = (text as? V) ?? (number as? V) ?? (number?.doubleValue as? V) ?? (number?.intValue as? V) ?? (date as? V) {
        value.wrappedValue = read
      }
    }
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Creates a list of elements that hold others, which unfold.
  public init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, AnyView>>,
    Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  { self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: nil) }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title whose rows show while a value is true.
  public init<C>(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C)
  where Content == FoldedRows<C> {
    self.init(
      header: Text(titleKey), content: FoldedRows(isExpanded: isExpanded, content: content()), footer: EmptyView())
  }
}

/// Rows that show while a value is true.
nonisolated public struct FoldedRows<Content: View>: View, FoldingRows {
  let isExpanded: Binding<Bool>
  let content: Content
  /// The rows, or nothing.
  @MainActor @ViewBuilder public var body: some View {
    if isExpanded.wrappedValue { content }
  }
}

nonisolated extension Text {
  /// Creates text that counts through a stretch of time: what it shows now.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let seconds = Int(
      (countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)).rounded())
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    self.init(
      verbatim: hours > 0 && showsHours
        ? "\(hours):\(two(minutes)):\(two(seconds % 60))"
        : "\(showsHours ? minutes : seconds / 60):\(two(seconds % 60))")
  }
}
