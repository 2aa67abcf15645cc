import Foundation

extension UIApplication {
  /// Windows of their own exist on an iPad. A phone refuses, and says so in the next turn.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { refuse(errorHandler) }
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) { refuse(errorHandler) }
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    // The one window of a tablet may be closed.
    guard UITraitCollection.base.userInterfaceIdiom == .pad, UIWindowScene.host.isConnected, sceneSession === UISceneSession.host
    else { return refuse(errorHandler) }
    UIView.later(0, "UIApplication.requestSceneSessionDestruction") { SystemDriver.closeScene() }
  }
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private func refuse(_ errorHandler: ((any Error) -> Void)?) {
    UIView.later(0, "UIApplication.requestSceneSessionActivation") {
      errorHandler?(UISceneError(.multipleScenesNotSupported))
    }
  }
}

/// What scene is asked for.
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
  public convenience init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.init()
    self.userActivity = userActivity
    self.options = options
  }
  public convenience init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.init(userActivity: userActivity, options: options)
    self.session = session
  }
  open private(set) var session: UISceneSession?
  open var userActivity: NSUserActivity?
  open var options: UIScene.ActivationRequestOptions?
}

/// How a scene goes.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// How a window goes.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
  open var windowDismissalAnimation: DismissalAnimation = .standard
}

/// Why a scene did not come up.
public struct UISceneError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "UISceneErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
