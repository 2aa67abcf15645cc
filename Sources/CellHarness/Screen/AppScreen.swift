@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// What a SwiftUI app shows when it opens: its delegate is made and told of the launch, and the first window's content is put into
/// a hosting controller.
///
/// ```swift
/// struct Opening: CellScreen {
///   let rootViewController = appRootViewController(NotesApp.self)
/// }
/// ```
///
/// - Precondition: The app has a window.
@MainActor public func appRootViewController<A: App>(_ app: A.Type) -> UIViewController {
  guard let controller = HostedApp.rootViewController(app) else {
    preconditionFailure("\(app) has no WindowGroup; give the screen the view controller that shows its content")
  }
  return controller
}

/// What a UIKit app with scenes shows when it opens: its delegates are told of the launch and of the scene, and the main storyboard's
/// first controller is made, as on a phone.
///
/// ```swift
/// struct Opening: CellScreen {
///   let rootViewController = appRootViewController(SceneDelegate(), storyboard: "Main")
/// }
/// ```
///
/// The app's window is never shown itself: a root controller that the app sets later is shown in the host's.
///
/// - Parameters:
///   - delegate: The scene's delegate, new.
///   - storyboard: The storyboard that the app's `Info.plist` names; nil if the delegate makes the first controller.
/// - Precondition: There is a root controller after that.
@MainActor public func appRootViewController(_ delegate: any UIWindowSceneDelegate, storyboard: String? = nil) -> UIViewController
{
  root(OpenedApp.rootViewController(delegate, storyboard: storyboard), of: delegate)
}

/// The same for a UIKit app without scenes: `appRootViewController(AppDelegate(), storyboard: "Main")`.
@MainActor public func appRootViewController(_ delegate: any UIApplicationDelegate, storyboard: String? = nil) -> UIViewController
{
  root(OpenedApp.rootViewController(delegate, storyboard: storyboard), of: delegate)
}

@MainActor private func root(_ controller: UIViewController?, of delegate: AnyObject) -> UIViewController {
  guard let controller else {
    OpenedApp.endWithoutRoot(
      "a root view controller of \(type(of: delegate))'s window: name the main storyboard, or give the screen the controller that it shows"
    )
  }
  return controller
}
