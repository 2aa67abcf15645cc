import CoreGraphics
import Foundation

/// What an interface file says of one object for some size classes only. It is put on again when the size classes change: a row that was
/// made while the device stood has the spacing of a lying one as soon as the device lies.
@MainActor final class SizeClassChoices {
  private let element: NibElement
  private let names: Set<String>
  /// What was put on last, by the names of attributes: what the app itself writes in between stays until the choice changes.
  private var chosen: [String: String] = [:]
  private let set: (String, String) -> Void

  /// Nil for an object that is the same everywhere.
  init?(_ element: NibElement, set: @escaping (String, String) -> Void) {
    names = NibVariations.names(of: element)
    guard !names.isEmpty else { return nil }
    self.element = element
    self.set = set
    chosen = choice(UITraitCollection.current)
  }

  func apply(_ traits: UITraitCollection) {
    for (name, text) in choice(traits) where chosen[name] != text {
      chosen[name] = text
      set(name, text)
    }
  }

  private func choice(_ traits: UITraitCollection) -> [String: String] {
    NibVariations.attributes(of: element, traits).merging(Self.usual) { own, _ in own }.filter { names.contains($0.key) }
  }

  /// What a file leaves out elsewhere.
  private static let usual = [
    "spacing": "0", "axis": "horizontal", "alignment": "fill", "distribution": "fill", "constant": "0", "hidden": "NO",
    "numberOfLines": "1", "textAlignment": "natural",
  ]
}

extension UIView {
  func keepChoices(_ choices: SizeClassChoices?) {
    guard let choices else { return }
    sizeClassChoices.append(choices)
    UIKitRunState.current.hasSizeClassChoices = true
  }

  /// For a view that may have missed a change, since it was in no window: a row in the pool, or what enters a window.
  func refreshChoices(_ traits: UITraitCollection) {
    guard UIKitRunState.current.hasSizeClassChoices else { return }
    for choices in sizeClassChoices { choices.apply(traits) }
    for view in storedSubviews { view.refreshChoices(traits) }
  }
}
