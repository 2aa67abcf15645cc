import CellTrace
import HeadlessCore

/// A control for a number within bounds.
nonisolated public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
  private let fraction: Double
  private let label: Label

  private init<V>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ label: Label) where V: BinaryFloatingPoint {
    let length = bounds.upperBound - bounds.lowerBound
    let place = min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound) - bounds.lowerBound
    fraction = length > 0 ? Double(place) / Double(length) : 0
    self.label = label
  }

  /// The track with its knob; the label is for assistive technology alone.
  @MainActor public var body: some View { SliderTrack(fraction: fraction) }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self.init(value, bounds, EmptyView()) }
  /// Creates a slider that moves in steps.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self.init(value, bounds, EmptyView()) }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self.init(value, bounds, label()) }
}

/// The track of a slider: as wide as it is offered, 31 points high.
nonisolated struct SliderTrack: LeafView {
  let fraction: Double
  static var leafName: String { "Track" }
  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent {
    ResolvedTrack(fraction, environment.builtin.tint?.text(in: environment))
  }
}

@MainActor private final class ResolvedTrack: LeafContent {
  private let fraction: Double
  private let tint: String?

  init(_ fraction: Double, _ tint: String?) {
    self.fraction = fraction
    self.tint = tint
  }

  override func isSame(as other: LeafContent) -> Bool {
    let other = unsafeDowncast(other, to: ResolvedTrack.self)
    return fraction == other.fraction && tint == other.tint
  }

  override var role: Element.Role { .slider }
  override var properties: [(name: String, value: String)] {
    [("value", NumberText.of(fraction))] + (tint.map { [("tint", $0)] } ?? [])
  }
  override func size(_ proposal: Proposal, _ node: ViewNode) -> LayoutSize {
    LayoutSize(width: proposal.width < 0 ? 100 : proposal.width, height: 31)
  }
}
