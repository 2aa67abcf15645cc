import Foundation

/// Traits that an app defines itself, by the type that names them.
struct CustomTraits: Hashable, @unchecked Sendable {
  private struct Entry: Hashable {
    let value: Any
    private let comparable: AnyHashable?

    init(_ value: Any) {
      self.value = value
      comparable = value as? AnyHashable
    }

    /// Values that can't be compared count as different.
    static func == (left: Entry, right: Entry) -> Bool { left.comparable != nil && left.comparable == right.comparable }
    func hash(into hasher: inout Hasher) { hasher.combine(comparable) }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
    set { entries[ObjectIdentifier(trait)] = Entry(newValue) }
  }

  mutating func forget(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  /// This one, with what `other` has instead.
  mutating func override(by other: CustomTraits) {
    guard !other.isEmpty else { return }
    entries.merge(other.entries) { $1 }
  }

  /// True if both have the same for one trait.
  func isSame(_ trait: UITrait, as other: CustomTraits) -> Bool {
    entries[ObjectIdentifier(trait)] == other.entries[ObjectIdentifier(trait)]
  }
}

extension UITraitCollection {
  /// The value of a trait that the app defines; its default where nobody set it.
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { values.custom[trait] }

  /// True if an app's own trait was set anywhere above.
  @_spi(CellHarness) public var hasCustomTraits: Bool { !values.custom.isEmpty }
}
