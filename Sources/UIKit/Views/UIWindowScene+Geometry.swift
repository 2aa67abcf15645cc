import Foundation

extension UIWindowScene {
  /// How a scene shall stand.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    override init() { super.init() }

    /// The orientations that an app on a phone or a tablet asks for.
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask?
      public override init() { super.init() }
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// How the scene stands.
  @preconcurrency @MainActor open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
  }
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// The window turns in the next turn of the main queue, if it does not stand so already. A controller in front that does not support what
  /// is asked for refuses, and the handler hears of it.
  public func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    UIView.later(0, "UIWindowScene.requestGeometryUpdate") { [self] in
      guard !wanted.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))) else { return }
      let isLandscape = !wanted.isDisjoint(with: .landscape)
      guard let window = turningWindow,
        SystemDriver.rotate(to: isLandscape ? .landscape : .portrait, in: window, runsFrames: false)
      else { return errorHandler?(UISceneError(.geometryRequestDenied)) ?? () }
    }
  }

  /// The scene's own window; in an app without scenes, whose windows belong to none, the one in front.
  private var turningWindow: UIWindow? {
    if let own = keyWindow ?? windows.first { return own }
    let application = UIApplication.shared
    return ([application.keyWindow].compactMap { $0 } + application.windows).first { $0.windowScene == nil }
  }
}
