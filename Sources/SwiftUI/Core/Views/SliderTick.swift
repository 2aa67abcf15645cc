import Foundation

/// A mark at a value of a slider, perhaps with a label.
nonisolated public struct SliderTick<V>: SliderTickContent, Identifiable, Comparable where V: BinaryFloatingPoint {
  public typealias Value = V
  /// What tells marks of a slider apart: their values.
  public struct ID: Hashable {
    fileprivate let value: V
  }
  private let value: V
  fileprivate let label: String?

  /// Creates a mark.
  public init(_ value: V) {
    self.value = value
    label = nil
  }
  /// Creates a mark with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = (label() as? Text)?.resolvedString(EnvironmentValues()) ?? ""
  }
  /// Creates a mark with a label.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }
  /// Creates a mark with a label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, _ value: V) { self.init(value) { Text(title) } }

  /// The identity.
  public var id: ID { ID(value: value) }
  /// The mark.
  public var body: [SliderTick<V>] { [self] }
  public static func == (left: SliderTick<V>, right: SliderTick<V>) -> Bool { left.value == right.value }
  public static func < (left: SliderTick<V>, right: SliderTick<V>) -> Bool { left.value < right.value }

  fileprivate var text: String {
    let number = NumberText.of(Double(value))
    return label.map { $0.isEmpty ? number : "\(number) \($0)" } ?? number
  }
}

/// Marks of a slider.
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the marks together.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The marks.
  nonisolated var body: Body { get }
}

/// Several marks of a slider.
nonisolated public struct TupleSliderTickContent<Value, T>: SliderTickContent where Value: BinaryFloatingPoint {
  /// The marks.
  public let body: [SliderTick<Value>]
}

/// Marks for the elements of a collection.
nonisolated public struct SliderTickContentForEach<Data, ID, Content>: SliderTickContent
where Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent {
  public typealias Value = Content.Value
  /// The marks.
  public let body: [SliderTick<Content.Value>]

  /// Creates marks for elements with ids at a key path.
  public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content)
  where V == Content.Value { body = data.flatMap { content($0).body } }
  /// Creates marks for elements with ids of their own.
  public init<V>(_ data: Data, content: @escaping (Data.Element) -> Content)
  where V == Content.Value, Data.Element: Identifiable, ID == Data.Element.ID { body = data.flatMap { content($0).body } }
}

/// Makes marks of a slider from statements.
@resultBuilder public struct SliderTickBuilder<V> where V: BinaryFloatingPoint {
  /// One mark, or those of a collection.
  nonisolated public static func buildExpression(_ content: some SliderTickContent<V>) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent(body: Array(content.body))
  }
  /// Several marks.
  nonisolated public static func buildBlock(_ parts: TupleSliderTickContent<V, Void>...) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent(body: parts.flatMap(\.body))
  }
  /// Marks that may be missing.
  nonisolated public static func buildIf(_ part: TupleSliderTickContent<V, Void>?) -> TupleSliderTickContent<V, Void> {
    part ?? TupleSliderTickContent(body: [])
  }
  /// One of two.
  nonisolated public static func buildEither(first: TupleSliderTickContent<V, Void>) -> TupleSliderTickContent<V, Void> { first }
  /// One of two.
  nonisolated public static func buildEither(second: TupleSliderTickContent<V, Void>) -> TupleSliderTickContent<V, Void> {
    second
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks; the finger stops at the bounds of what is enabled.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), nil, enabled: enabledBounds,
      marks: ticks().body.map(\.text).joined(separator: ", "), onEditingChanged)
  }
  /// Creates a slider that moves in steps, with a mark at those that the app names.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    let ticks = stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).compactMap(tick)
    self.init(
      value, bounds, step, label(), nil, enabled: enabledBounds,
      marks: ticks.map(\.text).joined(separator: ", "), onEditingChanged)
  }
}

nonisolated extension Slider {
  /// Creates a slider with marks and labels at its ends; the finger stops at the bounds of what is enabled.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), (minimumValueLabel(), maximumValueLabel()), enabled: enabledBounds,
      marks: ticks().body.map(\.text).joined(separator: ", "), onEditingChanged)
  }
  /// Creates a slider that moves in steps and labels at its ends, with a mark at those that the app names.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    let ticks = stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).compactMap(tick)
    self.init(
      value, bounds, step, label(), (minimumValueLabel(), maximumValueLabel()), enabled: enabledBounds,
      marks: ticks.map(\.text).joined(separator: ", "), onEditingChanged)
  }
}
