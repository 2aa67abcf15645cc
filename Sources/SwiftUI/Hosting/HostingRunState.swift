import HeadlessCore

/// What a run changes of the hosting of SwiftUI in UIKit. A new run has a new one.
@MainActor final class HostingRunState: RunPart {
  nonisolated(unsafe) static var current = RunState.part(HostingRunState.self)

  nonisolated init() {}

  /// Views of hosting controllers, to be checked after each step.
  var hostingViews: [HostingMisuse.Watched] = []
  /// Those of them that were found in use without their controller.
  var reportedViews: Set<ObjectIdentifier> = []
  /// True once an app was opened as it opens: what its views lack then is missing in the app.
  var opensWholeApp = false
  /// What the delegate of the app that is being made puts into the environment.
  var injectAppDelegate: ((AnyView) -> AnyView)?
}
