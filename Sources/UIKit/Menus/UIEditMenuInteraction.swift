import CoreGraphics
import Foundation

/// Where an edit menu shall appear.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(NSUUID())
    self.sourcePoint = sourcePoint
    super.init()
  }

  public let identifier: AnyHashable
  open internal(set) var sourcePoint: CGPoint
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic
}

public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0, up, down, left, right
}

/// Shows a menu of copying and the like at a place of any view. It opens as a context menu does: entries are chosen from it, and a
/// touch beside it closes it.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = OptionalMethods.taken(delegate, .editMenu)
    super.init()
  }

  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) { dismissMenu() }
  open func didMove(to view: UIView?) { self.view = view }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view else { return }
    shown = configuration
    session = MenuSession.open(offer(configuration, view), from: view)
  }
  open func dismissMenu() { session?.close() }
  open func reloadVisibleMenu() {
    guard let session, let shown, let view else { return }
    session.replaceMenu(menu(shown, view))
  }
  open func updateVisibleMenuPosition(animated: Bool) {
    if let shown { _ = delegate?.editMenuInteraction(self, targetRectFor: shown) }
  }
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(shown?.sourcePoint ?? .zero, to: view)
  }

  private weak var session: MenuSession?
  private var shown: UIEditMenuConfiguration?

  private func offer(_ configuration: UIEditMenuConfiguration, _ view: UIView) -> MenuOffer {
    MenuOffer(
      configuration: UIContextMenuConfiguration(actionProvider: { [weak self, weak view] _ in
        guard let self, let view else { return nil }
        return self.menu(configuration, view)
      }), subject: Acting.on(view),
      willDisplay: { [weak self] animator in
        guard let self else { return }
        self.delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
      },
      willEnd: { [weak self] animator in
        guard let self else { return }
        self.delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
      })
  }

  /// The delegate's menu; without one, what the view itself can do.
  private func menu(_ configuration: UIEditMenuConfiguration, _ view: UIView) -> UIMenu {
    let suggested = EditCommands.of(view)
    return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) ?? UIMenu(children: suggested)
  }
}

/// Runs along with an edit menu that appears or goes.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Says what an edit menu offers and hears of it.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
