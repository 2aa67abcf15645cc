@_spi(CellHarness) import SwiftUI

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
