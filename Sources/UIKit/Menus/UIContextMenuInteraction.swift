import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Offers a context menu on any view: a press of half a second asks the delegate what to offer and shows it.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: UInt, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = OptionalMethods.taken(delegate as (any UIContextMenuInteractionDelegate)?, .contextMenu)
    super.init()
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open var view: UIView? { attached }
  open var menuAppearance: Appearance { session == nil ? .unknown : .rich }
  open func willMove(to view: UIView?) { if let attached { attached.removeGestureRecognizer(recognizer) } }
  open func didMove(to view: UIView?) {
    attached = view
    view?.addGestureRecognizer(recognizer)
  }
  open func dismissMenu() { session?.close() }
  open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let session else { return }
    session.replaceMenu(block(session.menu))
  }

  // MARK: Machinery

  private weak var attached: UIView?
  private lazy var recognizer = ContextMenuRecognizer(self)
  weak var session: MenuSession?

  /// What a press at a point of the view offers.
  func offer(at location: CGPoint) -> MenuOffer? {
    guard let view, let delegate else { return nil }
    let subject = Acting.on(view)
    guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location) else { return nil }
    return MenuOffer(
      configuration: configuration, subject: subject,
      willDisplay: { [weak self, weak delegate] animator in
        guard let self else { return }
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
      },
      onChoice: { [weak delegate] in (delegate as? UIControl)?.menuElementWasChosen($0) },
      willEnd: { [weak self, weak delegate] animator in
        guard let self else { return }
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      })
  }

  /// Shows what was offered.
  func show(_ offer: MenuOffer) {
    guard let view else { return }
    session = MenuSession.open(offer, from: view)
  }
}

/// Says what a view's context menu offers and hears of it.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
