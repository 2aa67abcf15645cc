@_spi(CellHarness) import SwiftUI

nonisolated extension ChartContent {
  /// What assistive technologies call the marks.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { look("accessibilityLabel", label.characters) }
  /// What assistive technologies call the marks.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(labelKey)) }
  /// What assistive technologies call the marks.
  @_disfavoredOverload
  public func accessibilityLabel<S>(_ label: S) -> some ChartContent where S: StringProtocol {
    accessibilityLabel(Text(label))
  }
  /// What assistive technologies say the marks stand for.
  public func accessibilityValue(_ value: Text) -> some ChartContent { look("accessibilityValue", value.characters) }
  /// What assistive technologies say the marks stand for.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(valueKey)) }
  /// What assistive technologies say the marks stand for.
  @_disfavoredOverload
  public func accessibilityValue<S>(_ value: S) -> some ChartContent where S: StringProtocol {
    accessibilityValue(Text(value))
  }
  /// Hides the marks from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { look("accessibilityHidden", "\(hidden)") }
  /// Names the marks for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    look("accessibilityIdentifier", identifier)
  }
}
