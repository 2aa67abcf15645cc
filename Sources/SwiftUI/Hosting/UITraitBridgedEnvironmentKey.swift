@_spi(CellHarness) import UIKit

/// A key of the environment whose value is a trait of UIKit's: what is set on a view or controller reaches hosted content below
/// it, cells of wrapped lists included (UH-31).
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that traits hold.
  static func read(from traitCollection: UITraitCollection) -> Self.Value
  /// Puts a value into traits.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
}

extension EnvironmentValues {
  /// Lets bridged keys read the app's own traits.
  mutating func bridge(_ traits: UITraitCollection) {
    guard traits.hasCustomTraits else { return }
    EnvironmentBridge.read = { key, traits in
      guard let key = key as? any UITraitBridgedEnvironmentKey.Type, let traits = traits as? UITraitCollection else { return nil }
      func open<K: UITraitBridgedEnvironmentKey>(_: K.Type) -> Any? { K.read(from: traits) }
      return open(key)
    }
    setTraits(traits)
  }
}
