@_spi(CellHarness) import UIKit

/// What makes the description of a chart for assistive technologies.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a description up to date that was made before.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves it as it is.
  @MainActor @preconcurrency public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

nonisolated extension View {
  /// Tells assistive technologies what a chart shows. The words are part of the view's appearance; the description is made and brought up
  /// to date each time that the view is, and not kept.
  public func accessibilityChartDescriptor<R>(_ representable: R) -> some View where R: AXChartDescriptorRepresentable {
    modifier(ChartDescriptorModifier(representable: representable))
  }
}

nonisolated struct ChartDescriptorModifier<R: AXChartDescriptorRepresentable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let representable: R

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    let descriptor = representable.makeChartDescriptor()
    representable.updateChartDescriptor(descriptor)
    return RecordedModifier(name: "accessibilityChartDescriptor", value: descriptor.words)
  }
}
