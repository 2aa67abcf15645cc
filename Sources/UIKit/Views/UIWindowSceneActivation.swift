import Foundation

extension UIWindowScene {
  /// The window that an item would open in: a phone opens none.
  @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
    public init(userActivity: NSUserActivity, options: ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil) {
      self.userActivity = userActivity
      self.options = options
      self.preview = preview
      super.init()
    }
    public let userActivity: NSUserActivity
    open var options: ActivationRequestOptions?
    open var preview: UITargetedPreview?
  }

  /// How a scene with windows is asked for.
  @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {}
}
