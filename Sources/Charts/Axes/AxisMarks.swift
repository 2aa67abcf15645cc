import SwiftUI

/// The marks of an axis at its values.
nonisolated public struct AxisMarks<Content>: AxisContent where Content: AxisMark {
  let position: AxisMarkPosition
  let values: AxisMarkValues
  let content: (AxisValue) -> Content
}

nonisolated extension AxisMarks {
  /// Creates marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
  ) {
    self.position = position
    self.values = values
    self.content = content
  }
  /// Creates marks at given values.
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (_ value: AxisValue) -> Content
  ) where Value: Plottable { self.init(preset: preset, position: position, values: .list(values), content: content) }
  /// Creates marks that do not look at their value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset: preset, position: position, values: values) { _ in content() } }
  /// Creates marks at given values that do not look at them.
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) where Value: Plottable { self.init(preset: preset, position: position, values: .list(values)) { _ in content() } }
}

nonisolated extension AxisMarks where Content == DefaultAxisMark {
  /// Creates a line and a label at every value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values) { _ in
      DefaultAxisMark(label: AxisValueLabel(), stroke: stroke)
    }
  }
  /// Creates a line and a label at given values.
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Value: Plottable { self.init(preset: preset, position: position, values: .list(values), stroke: stroke) }
  /// Creates a line and a label in a format at every value.
  public init<Format>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) { _ in
      DefaultAxisMark(label: AxisValueLabel(format: format), stroke: stroke)
    }
  }
  /// Creates a line and a label in a format at given values.
  public init<Format, Value>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String, Value: Plottable {
    self.init(format: format, preset: preset, position: position, values: .list(values), stroke: stroke)
  }
}

/// A line and a label.
nonisolated public struct DefaultAxisMark: AxisMark {
  let label: AxisValueLabel<Text>
  let stroke: StrokeStyle?
}

extension DefaultAxisMark: PrimitiveAxisMark {
  @MainActor func draw(_ value: AxisValue, _ axis: inout AxisPlan, _ look: AxisLook) {
    AxisGridLine(stroke: stroke).draw(value, &axis, look)
    label.draw(value, &axis, look)
  }
}

extension AxisMarks: PrimitiveAxisContent {
  @MainActor func add(to axis: inout AxisPlan) {
    axis.position = position
    let list = axis.scale.values(values)
    for (index, value) in list.enumerated() {
      content(AxisValue(index: index, count: list.count, plotted: value)).collect(
        AxisValue(index: index, count: list.count, plotted: value), &axis, AxisLook())
    }
  }
}
