import CellTrace

/// Which module declares a type, and whether that is the app.
///
/// `String(reflecting:)` of a type says the same, but asks first whether the value describes itself: the runtime then looks through
/// every conformance of the program, in each run anew.
package enum TypeModules {
  /// `Shop` for `Shop.Order.Row<Int>`.
  package static func name(of type: Any.Type) -> Substring { _typeName(type, qualified: true).prefix { $0 != "." } }

  /// True if the type is declared neither by the toolchain, nor by what stands in for Apple's frameworks, nor by the harness.
  package static func isOfApp(_ type: Any.Type) -> Bool { !notOfApp.contains(String(name(of: type))) }

  /// Modules whose code is nobody's own: what is found in it is said of the app's code around it.
  package static let notOfApp: Set<String> = [
    "AVFoundation", "AVKit", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
    "CellExplorer", "CellHarness", "CellHarnessAppKit", "CellHarnessCLI", "CellHarnessTesting", "CellHarnessWatchKit", "CellRuns",
    "CellTrace", "Charts", "Combine",
    "CloudKit", "CommonCrypto", "Contacts", "ContactsUI", "CoreData", "CoreGraphics", "CoreHaptics", "CoreLocation", "CoreMedia",
    "CoreMotion", "CoreSpotlight", "CryptoKit", "Dispatch", "EventKit", "EventKitUI", "Foundation", "FoundationEssentials",
    "FoundationNetworking", "GameplayKit", "HeadlessCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "MultipeerConnectivity", "Network", "OSLog", "Observation", "Photos", "PhotosUI", "QuartzCore", "QuickLook",
    "SafariServices", "Security", "SelectorDispatch", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SystemConfiguration",
    "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WebKit", "WidgetKit", "__C", "os",
  ]
}
