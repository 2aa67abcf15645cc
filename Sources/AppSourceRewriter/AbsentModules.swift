/// Modules that an app imports and that are not here.
///
/// Apple's other frameworks are taken for empty: what the app uses of them is an error that names the symbol. Of the modules of others
/// those are empty that the configuration names.
enum AbsentModules {
  /// What an import becomes; nil if it stays. What such a module brings along on Apple's platforms comes in its place.
  static func replacement(of module: String, _ configuration: ModuleConfiguration) -> String? {
    if configuration.present.contains(module) { return nil }
    if let other = renamed[module] { return "import \(other)" }
    if withUIKit.contains(module) { return "import UIKit" }
    if withSwiftUI.contains(module) { return "import SwiftUI" }
    if withFoundation.contains(module) || configuration.empty.contains(module) { return "import Foundation" }
    return nil
  }

  /// Modules whose names are in another one here.
  private static let renamed = [
    "ObjectiveC": "UIKit", "Darwin": "Foundation", "ImageIO": "UIKit", "CoreImage": "UIKit", "CoreText": "UIKit",
    "MobileCoreServices": "UIKit", "Accelerate": "UIKit", "Accessibility": "UIKit",
    "CoreServices": "Foundation", "CoreFoundation": "Foundation",
    "DeveloperToolsSupport": "UIKit", "Symbols": "UIKit", "SwiftUICore": "SwiftUI", "OSLog": "OSLog",
  ].filter { $0.key != $0.value }

  /// What the name of such a module becomes where it stands before one of its names.
  static func qualifier(of module: String, _ configuration: ModuleConfiguration) -> String? {
    configuration.present.contains(module) ? nil : renamed[module]
  }

  /// True for a name that may stand there.
  static func isQualifier(_ name: String) -> Bool { renamed[name] != nil }

  private static let withUIKit: Set<String> = [
    "ARKit", "Accessibility", "CarPlay", "ClockKit", "GameKit", "HealthKitUI", "IdentityLookupUI", "IntentsUI",
    "JavaScriptCore", "Messages", "MetalKit", "NotificationCenter", "PDFKit", "PassKit", "PencilKit", "QuickLookThumbnailing",
    "ReplayKit", "SceneKit", "Social", "SpriteKit", "TVUIKit", "UserNotificationsUI", "VisionKit", "WatchKit",
  ]
  private static let withSwiftUI: Set<String> = [
    "ActivityKit", "AppIntents", "CoreTransferable",
  ]
  private static let withFoundation: Set<String> = [
    "AVFAudio", "Accounts", "AdSupport", "AddressBook", "CFNetwork", "CallKit",
    "CoreAudio", "CoreBluetooth", "CoreML", "CoreNFC", "CoreTelephony", "CoreVideo", "CreateML",
    "DeviceActivity", "DeviceCheck", "ExternalAccessory", "FamilyControls", "FileProvider", "GameController", "GroupActivities",
    "HealthKit", "HomeKit", "Intents", "ManagedSettings", "Metal", "MetricKit", "ModelIO", "MusicKit", "NaturalLanguage",
    "NearbyInteraction", "NetworkExtension", "Playgrounds", "PushKit", "RealityKit", "SafetyKit", "ScreenTime", "SensorKit",
    "ShazamKit",
    "SoundAnalysis", "Spatial", "Speech", "Translation", "VideoToolbox", "Vision", "WeatherKit", "simd",
    "zlib",
  ]
}

/// What the configuration says about modules.
struct ModuleConfiguration {
  /// Modules that the configuration declares empty.
  var empty: Set<String> = []
  /// Modules that the target depends on: the user wrote or adopted them.
  var present: Set<String> = []
}

/// Whose modules are whose.
public enum AppModules {
  /// True for a module that is neither Apple's nor the toolchain's.
  public static func isForeign(_ module: String) -> Bool {
    !here.contains(module) && !elsewhere.contains(module)
      && AbsentModules.replacement(of: module, ModuleConfiguration()) == nil
  }

  /// True for a framework of Apple's that is not here: an import of it stands for nothing.
  public static func isAbsent(_ module: String) -> Bool {
    !here.contains(module) && AbsentModules.replacement(of: module, ModuleConfiguration()) != nil
  }

  /// Modules that a source imports, as it is written; what `#if` leaves out counts.
  public static func imported(in source: String) -> Set<String> {
    var result: Set<String> = []
    for line in source.split(whereSeparator: \.isNewline) where line.contains("import ") {
      var words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
      while let first = words.first, first.hasPrefix("@") || ["public", "internal", "private", "package"].contains(first) {
        words.removeFirst()
      }
      guard words.first == "import", words.count > 1 else { continue }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "typealias", "var", "let"]
      let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
      result.insert(String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    return result
  }

  /// True for the name of a module that is here: an app's own module needs another one.
  public static func isTaken(_ name: String) -> Bool { here.contains(name) }

  private static let here: Set<String> = [
    "AVFoundation", "AVKit", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "Charts",
    "CloudKit", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation",
    "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreText", "CryptoKit", "Dispatch", "EventKit", "EventKitUI", "Foundation",
    "FoundationNetworking", "GameplayKit", "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "MultipeerConnectivity", "Network", "OSLog", "Observation", "Photos", "PhotosUI", "QuartzCore", "QuickLook",
    "RegexBuilder", "SafariServices", "Security", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization",
    "SystemConfiguration", "Testing", "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity",
    "WebKit",
    "WidgetKit",
    "XCTest",
    "_Concurrency", "_StringProcessing", "os",
  ]
  /// Modules of other systems, which stand in clauses of `#if`.
  private static let elsewhere: Set<String> = [
    "Android", "AppKit", "Bionic", "Cocoa", "Glibc", "Musl", "ScreenSaver", "ServiceManagement", "Ucrt", "WASILibc", "WinSDK",
    "ucrt",
  ]
}
