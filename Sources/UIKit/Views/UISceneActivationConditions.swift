import Foundation

/// For which activities and notifications the app wants a scene. There is one scene here, which takes all.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  public override init() { super.init() }
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
