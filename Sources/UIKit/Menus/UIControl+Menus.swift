import CoreGraphics
import Foundation

/// Controls can offer menus of their own: subclasses say which, buttons have one as a property.
extension UIControl {
  public var contextMenuInteraction: UIContextMenuInteraction? { storedMenuInteraction }

  func menuInteractionDidChange() {
    if let present = storedMenuInteraction { removeInteraction(present) }
    storedMenuInteraction = nil
    guard isContextMenuInteractionEnabled else { return }
    let made = UIContextMenuInteraction(delegate: self)
    storedMenuInteraction = made
    addInteraction(made)
  }

  /// A control whose touch shows its menu does nothing else with the touch.
  func opensMenuOnTouchDown(_ event: UIEvent?) -> Bool {
    guard showsMenuAsPrimaryAction, isContextMenuInteractionEnabled,
      let interaction = storedMenuInteraction, let offer = interaction.offer(at: .zero)
    else { return false }
    sendActions(for: .menuActionTriggered, event)
    interaction.show(offer)
    return true
  }
}
