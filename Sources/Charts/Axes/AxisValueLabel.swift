import SwiftUI

/// The label of a value of an axis.
nonisolated public struct AxisValueLabel<Content>: AxisMark where Content: View {
  enum Kind {
    case value
    case formatted((PlotValue) -> String?)
    case content(Content)
  }

  let kind: Kind
}

/// What happens to labels that would overlap; here they do.
nonisolated public struct AxisValueLabelCollisionResolution: Sendable {
  /// What suits the axis.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// Nothing.
  public static let disabled = AxisValueLabelCollisionResolution()
  /// Some are left out.
  public static let greedy = AxisValueLabelCollisionResolution()
  /// Some are left out, by importance.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution()
  }
  /// They are cut.
  public static let truncate = AxisValueLabelCollisionResolution()
}

/// How labels are turned; here they lie.
nonisolated public struct AxisValueLabelOrientation: Equatable, Sendable {
  let name: String
  /// What suits the axis.
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  /// Lying.
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  /// Standing.
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  /// Standing, read from above.
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}

nonisolated extension AxisValueLabel where Content == Text {
  /// Creates the value's own label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { kind = .value }
  /// Creates a label with the value in a format.
  public init<Format>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String {
    kind = .formatted { $0.value(as: Format.FormatInput.self).map(format.format) }
  }
  /// Creates a label with a text.
  public init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) { kind = .content(Text(labelKey)) }
  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where S: StringProtocol { kind = .content(Text(label)) }
}

nonisolated extension AxisValueLabel {
  /// Creates a label with a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { kind = .content(content()) }
}

extension AxisValueLabel: PrimitiveAxisMark {
  @MainActor func draw(_ value: AxisValue, _ axis: inout AxisPlan, _ look: AxisLook) {
    switch kind {
    case .value: axis.add(Text(axis.scale.label(of: value.plotted)), value, look)
    case .formatted(let format): axis.add(Text(format(value.plotted) ?? axis.scale.label(of: value.plotted)), value, look)
    case .content(let content): axis.add(content, value, look)
    }
  }
}
