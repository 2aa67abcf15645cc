import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// The delegate's part in the menus of a list's items; a collection and a table ask it in their own words.
@MainActor protocol ListMenuDelegate: AnyObject {
  /// `slots` is empty in a gap between items, and has several for an item within a selection of several (MENU-01).
  func menuConfiguration(for slots: [Slot], at point: CGPoint) -> UIContextMenuConfiguration?
  func menuWillDisplay(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator)
  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator)
}

/// The interaction a list has by itself: it asks the list's delegate.
final class ListMenuInteraction: UIContextMenuInteraction {
  private final class Silent: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  private weak var host: ListHost?
  private static let silent = Silent()

  init(_ host: ListHost) {
    self.host = host
    super.init(delegate: ListMenuInteraction.silent)
  }

  override func offer(at location: CGPoint) -> MenuOffer? {
    guard let host, let owner = host.owner as? any ListMenuDelegate, host.swipes.session == nil else { return nil }
    let slot = host.touches.slot(at: location)
    var slots = slot.map { [$0] } ?? []
    if let slot, host.selection.slots.count > 1, host.selection.contains(slot) { slots = host.selection.slots.sorted() }
    let generation = host.generation
    for slot in slots {
      let item = host.item(at: slot)
      Probe.post(.indexPathHandedOut(item, slot, purpose: "context menu provider", generation: generation))
    }
    let subject = slot.map { Acting(item: host.item(at: $0), list: host, offered: generation) }
    guard let configuration = owner.menuConfiguration(for: slots, at: location) else {
      guard let slot, let configuration = ListEditMenu.configuration(at: slot, in: host) else { return nil }
      return MenuOffer(configuration: configuration, subject: subject)
    }
    return MenuOffer(
      configuration: configuration, subject: subject,
      willDisplay: { [weak owner] in owner?.menuWillDisplay(configuration, $0) },
      willEnd: { [weak owner] in owner?.menuWillEnd(configuration, $0) })
  }
}

extension UICollectionView: ListMenuDelegate {
  func menuConfiguration(for slots: [Slot], at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate else { return nil }
    tell("collectionView(_:contextMenuConfigurationForItemsAt:point:)", slots.first)
    return delegate.collectionView(self, contextMenuConfigurationForItemsAt: slots.map { IndexPath($0) }, point: point)
  }
  func menuWillDisplay(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
  }
  func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
