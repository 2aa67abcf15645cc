/// A control that makes a value larger or smaller.
nonisolated public struct Stepper<Label>: View where Label: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  /// Creates a stepper that calls closures; without one its button does not react.

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement.map { change in Self.editing(change, onEditingChanged) }
    decrement = onDecrement.map { change in Self.editing(change, onEditingChanged) }
  }

  /// A touch of a button begins and ends an edit.
  private static func editing(_ change: @escaping () -> Void, _ edited: @escaping (Bool) -> Void) -> () -> Void {
    {
      edited(true)
      change()
      edited(false)
    }
  }

  /// Creates a stepper of a value within bounds.
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    let now = value.wrappedValue
    let next = now.advanced(by: step)
    let previous = now.advanced(by: -step)
    self.init(
      label: label, onIncrement: bounds.contains(next) ? { value.wrappedValue = next } : nil,
      onDecrement: bounds.contains(previous) ? { value.wrappedValue = previous } : nil, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper of a value.
  public init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    let now = value.wrappedValue
    self.init(
      label: label, onIncrement: { value.wrappedValue = now.advanced(by: step) },
      onDecrement: { value.wrappedValue = now.advanced(by: -step) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that calls closures, in the old order.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) { self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged) }
  /// Creates a stepper of a value within bounds, in the old order.
  @_disfavoredOverload
  public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: Strideable { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
  /// Creates a stepper of a value, in the old order.
  @_disfavoredOverload
  public init<V>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: Strideable { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

  /// The label and two buttons.
  @MainActor public var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      // A touch of a half is no touch of the row that the stepper is in, which would press both halves.
      Group {
        Button("−") { decrement?() }.disabled(decrement == nil)
        Button("+") { increment?() }.disabled(increment == nil)
      }
      .environment(\.isListRow, false)
    }
  }
}

nonisolated extension Stepper where Label == Text {
  /// Creates a stepper with a title that calls closures; without one its button does not react.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title that calls closures; without one its button does not react.
  @_disfavoredOverload
  public init<S>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title of a value within bounds.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title of a value within bounds.
  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title of a value.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }
  /// Creates a stepper with a title of a value.
  @_disfavoredOverload
  public init<S, V>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
