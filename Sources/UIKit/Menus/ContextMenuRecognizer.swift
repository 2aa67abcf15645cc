import CoreGraphics
import Foundation

/// The press that opens a context menu. It is recognised only if there is something to show; else the touch goes on as if the
/// recognizer were not there (MENU-01).
@MainActor final class ContextMenuRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UIContextMenuInteraction?
  private var offer: MenuOffer?

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    onChange = { [weak self] _ in self?.stateDidChange() }
  }

  override var isOfSystem: Bool { true }

  override func hasSomethingToShow() -> Bool {
    // A button whose touch opens its menu has opened it by now.
    guard view?.window?.openMenu == nil else { return false }
    offer = interaction?.offer(at: location(in: view))
    return offer != nil
  }

  private func stateDidChange() {
    guard state == .began, let offer else { return }
    self.offer = nil
    interaction?.show(offer)
  }
}
