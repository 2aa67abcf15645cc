import Foundation

// A format is for what assistive technology says of the value: the stepper itself shows none.
nonisolated extension Stepper {
  /// Creates a stepper of a value within bounds, spoken in a format.
  public init<F>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper of a value, spoken in a format.
  public init<F>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension Stepper where Label == Text {
  /// Creates a stepper with a title of a value within bounds, spoken in a format.
  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(titleKey, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title of a value within bounds, spoken in a format.
  @_disfavoredOverload
  public init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(title, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title of a value, spoken in a format.
  public init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(titleKey, value: value, step: step, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title of a value, spoken in a format.
  @_disfavoredOverload
  public init<S, F>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(title, value: value, step: step, onEditingChanged: onEditingChanged)
  }
}
