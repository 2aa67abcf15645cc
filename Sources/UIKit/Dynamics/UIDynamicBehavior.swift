import Foundation

/// Something that acts on items while an animator runs: one of UIKit's, or a combination of them as an app makes it.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    children.append(behavior)
    behavior.enter(dynamicAnimator)
    dynamicAnimator?.resume()
  }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard children.contains(where: { $0 === behavior }) else { return }
    children.removeAll { $0 === behavior }
    behavior.enter(nil)
    dynamicAnimator?.resume()
  }
  open var childBehaviors: [UIDynamicBehavior] { children }
  /// Called in every step of the animation.
  open var action: (() -> Void)?
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  // MARK: Machinery

  private var children: [UIDynamicBehavior] = []
  /// The items that the behavior itself acts on.
  var affected: [any UIDynamicItem] { [] }
  /// The behavior and those inside of it.
  var all: [UIDynamicBehavior] { [self] + children.flatMap(\.all) }
  /// Changes speeds for a moment of time.
  func push(_ world: DynamicWorld, _ seconds: CGFloat) {}
  /// Puts right where items must not be.
  func correct(_ world: DynamicWorld) {}
  /// True while the behavior alone keeps the animation going.
  var isRestless: Bool { false }
  /// Where an item is in the end, once it hardly moves.
  func restingPlace(of item: any UIDynamicItem) -> CGPoint? { nil }

  func enter(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in children { child.enter(animator) }
  }
}
