import CellTrace
import HeadlessCore

/// A control for a number within bounds. The host's finger always hits the thumb: the value goes where the finger is.
nonisolated public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
  private let scale: SliderScale
  private let label: Label
  private let ends: (low: ValueLabel, high: ValueLabel)?

  init<V>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
    _ ends: (low: ValueLabel, high: ValueLabel)?, enabled: ClosedRange<V>? = nil, marks: String? = nil,
    _ editing: @escaping (Bool) -> Void
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let low = Double(bounds.lowerBound)
    scale = SliderScale(
      read: {
        let place = min(max(Double(value.wrappedValue), low), low + length) - low
        return length > 0 ? place / length : 0
      },
      write: { fraction in
        var place = fraction * length
        if let step, step > 0 { place = (place / Double(step)).rounded() * Double(step) }
        let chosen = V(low + min(place, length))
        value.wrappedValue = enabled.map { min(max(chosen, $0.lowerBound), $0.upperBound) } ?? chosen
      }, editing: editing, marks: marks)
    self.label = label
    self.ends = ends
  }

  /// The track with its thumb, between the labels of its ends; the label is for assistive technology alone, and for scripts.
  @MainActor public var body: some View {
    if let ends {
      HStack {
        ends.low
        track
        ends.high
      }
    } else {
      track
    }
  }

  @MainActor private var track: some View { SliderView(scale: scale).modifier(TitledIcon(title: label)) }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), nil, onEditingChanged)
  }
  /// Creates a slider that moves in steps.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), nil, onEditingChanged)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, onEditingChanged)
  }
  /// Creates a slider with a label that moves in steps.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, onEditingChanged)
  }
}

nonisolated extension Slider {
  /// Creates a slider with labels.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }
  /// Creates a slider with labels that moves in steps.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }
}

// As sliders with labels at their ends were written before iOS 15.
nonisolated extension Slider {
  /// Creates a slider with labels.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }
  /// Creates a slider with labels that moves in steps.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }
}

/// What a slider reads and writes, between 0 and 1.
nonisolated struct SliderScale {
  let read: () -> Double
  let write: (Double) -> Void
  let editing: (Bool) -> Void
  /// The marks along the track and the labels they have, if there are any.
  let marks: String?
}

/// Reads the value in a body of its own, so that a write updates the slider alone.
nonisolated struct SliderView: View, HelperView {
  let scale: SliderScale
  @MainActor var body: some View { SliderTrack(fraction: scale.read(), scale: scale) }
}

nonisolated struct SliderTrack: View, PrimitiveView {
  let fraction: Double
  let scale: SliderScale
  @MainActor static func makeNode(_ view: SliderTrack, _ inputs: NodeInputs) -> ViewNode { SliderNode(view, inputs) }
}

/// The node of a slider: as wide as it is offered, 31 points high.
@MainActor private final class SliderNode: TypedNode<SliderTrack>, TouchResponder {
  private var provenance: WriteProvenance?

  override init(_ view: SliderTrack, _ inputs: NodeInputs) {
    super.init(view, inputs)
    provenance = graph.provenance()
  }

  override func update(_ view: SliderTrack, _ environment: EnvironmentValues) {
    if view.fraction != self.view.fraction { provenance = graph.provenance() }
    super.update(view, environment)
  }

  override var pathName: String? { "Track" }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(width: proposal.width < 0 ? 100 : proposal.width, height: 31)
  }

  override var responder: (any TouchResponder)? { self }
  override func hit(_ x: Double, _ y: Double) -> ViewNode? { frame.contains(x, y) ? self : nil }

  func touchBegan() {
    view.scale.editing(true)
    follow()
  }
  func touchMoved(isInside: Bool, distance: Double) { follow() }
  func touchEnded(isInside: Bool) -> Bool {
    view.scale.editing(false)
    return true
  }
  func touchCancelled() { view.scale.editing(false) }

  private func follow() {
    guard frame.width > 0 else { return }
    let place = Double(graph.touches.location.x) - frame.x
    // The thumb stops at the ends: a finger in the last point of the track is there.
    let fraction = place <= 1 ? 0 : place >= frame.width - 1 ? 1 : place / frame.width
    guard fraction != view.scale.read() else { return }
    TouchRules.fired(self, "Slider")
    view.scale.write(fraction)
    TouchRules.wrote(self)
  }

  override func describe(_ pass: inout DescribePass) {
    var properties = [Property("value", NumberText.of(view.fraction), provenance: provenance)]
    if let marks = view.scale.marks { properties.append(Property("ticks", marks)) }
    if let tint = environment.builtin.tint { properties.append(Property("tint", tint.text(in: environment))) }
    if !environment.builtin.isEnabled { properties.append(Property("isEnabled", "false")) }
    pass.add(.slider, self, properties, isInteractive: environment.builtin.isEnabled)
  }
}
