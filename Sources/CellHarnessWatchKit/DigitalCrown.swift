import Foundation
@_spi(CellHarness) import SwiftUI

nonisolated extension View {
  /// Binds a number to the crown of a watch, which scripts turn by picking a number (IN-08).
  public func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View where V: BinaryFloatingPoint {
    turned(Crown(binding, from: nil, through: nil, by: nil))
  }
  /// Binds a number between two to the crown of a watch.
  public func digitalCrownRotation<V>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true
  ) -> some View where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    turned(Crown(binding, from: minValue, through: maxValue, by: stride.map { Double($0) }))
  }
  /// Binds a number to the crown of a watch, and says how it is turned and when it rests.
  public func digitalCrownRotation<V>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void, onIdle: @escaping () -> Void
  ) -> some View where V: BinaryFloatingPoint {
    turned(Crown(binding, from: nil, through: nil, by: nil, onChange, onIdle))
  }
  private func turned<V>(_ crown: Crown<V>) -> some View {
    // The number is the app's, and is read and written on the main actor alone.
    nonisolated(unsafe) let crown = crown
    return pickedFrom("digitalCrownRotation", values: { crown.near() }, pick: { crown.turn($0) })
  }

  /// Binds a number that stops at detents to the crown of a watch.
  public func digitalCrownRotation<V>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    turned(Crown(binding, from: minValue, through: maxValue, by: stride.map { Double($0) }, onChange, onIdle))
  }
}

/// How far a crown is turned for the same change of the number.
nonisolated public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low, medium, high
}

/// A turn of the crown.
nonisolated public struct DigitalCrownEvent: Hashable, Sendable {
  /// Where the crown is, as the number.
  public var offset: Double
  /// How fast it turns. Turned at once, it has no speed.
  public var velocity: Double
}

/// A number and what the crown makes of it.
private nonisolated struct Crown<V: BinaryFloatingPoint> {
  let binding: Binding<V>
  let first: Double?
  let last: Double?
  let stride: Double?
  let onChange: (DigitalCrownEvent) -> Void
  let onIdle: () -> Void

  init(
    _ binding: Binding<V>, from first: V?, through last: V?, by stride: Double?,
    _ onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, _ onIdle: @escaping () -> Void = {}
  ) {
    (self.binding, self.stride, self.onChange, self.onIdle) = (binding, stride, onChange, onIdle)
    (self.first, self.last) = (first.map { Double($0) }, last.map { Double($0) })
  }

  /// One step back and one on, and the ends.
  func near() -> [String] {
    let (now, step) = (Double(binding.wrappedValue), stride ?? 1)
    let numbers = [now - step, now + step, first, last].compactMap(\.self).filter(isReached)
    return numbers.reduce(into: []) { found, number in
      let text = number == number.rounded() ? "\(Int(number))" : "\(number)"
      if !found.contains(text) { found.append(text) }
    }
  }

  private func isReached(_ number: Double) -> Bool {
    if let first, number < first { return false }
    if let last, number > last { return false }
    guard let stride, stride > 0 else { return true }
    let steps = (number - (first ?? 0)) / stride
    return abs(steps - steps.rounded()) < 1e-6
  }

  func turn(_ text: String) -> Bool {
    guard let number = Double(text), isReached(number) else { return false }
    binding.wrappedValue = V(number)
    onChange(DigitalCrownEvent(offset: number, velocity: 0))
    onIdle()
    return true
  }
}
