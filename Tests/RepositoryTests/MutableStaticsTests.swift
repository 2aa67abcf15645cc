import Foundation
import Testing

@Suite("State outside of runs") struct MutableStaticsTests {
  /// Why a variable may outlive the run that wrote it.
  enum Reason {
    /// Facts about types or about the program's own code: every run would find the same.
    case typeCache
    /// What modules, or who observes a whole process, plug in once.
    case processHook
    /// What belongs to one object and goes with it, as a property would.
    case objectStorage
    /// An object that never changes.
    case constant
    /// Memory that is empty between two calls.
    case scratchMemory
    /// What puts a new run in the place of the old one.
    case runs
  }

  /// Everything else that a run changes is a part of its `RunState`.
  static let known: [String: Reason] = [
    "Combine/Core/CombineIdentifier.swift counter": .processHook,
    "Combine/Core/Subscription.swift shared": .constant,
    "Combine/Observable/ObjectPublishers.swift known": .typeCache,
    "Combine/Observable/ObjectPublishers.swift lock": .typeCache,
    "Combine/Observable/ObjectPublishers.swift shared": .objectStorage,
    "CoreData/Context/NSManagedObjectContext.swift isMaterializing": .scratchMemory,
    "CoreData/Model/AppModels.swift known": .typeCache,
    "CoreData/Model/NSEntityDescription.swift unknown": .constant,
    "CoreData/Model/NSManagedObjectModel.swift none": .constant,
    "CoreData/Objects/NSManagedObjectID.swift current": .runs,
    "CoreData/Stores/NSMergePolicy.swift error": .constant,
    "CoreData/Stores/NSMergePolicy.swift mergeByPropertyObjectTrump": .constant,
    "CoreData/Stores/NSMergePolicy.swift mergeByPropertyStoreTrump": .constant,
    "CoreData/Stores/NSMergePolicy.swift overwrite": .constant,
    "CoreData/Stores/NSMergePolicy.swift rollback": .constant,
    "AudioToolbox/SystemSounds.swift current": .runs,
    "AVFoundation/AVAudioSession.swift current": .runs,
    "AVFoundation/AVCaptureDevice.swift current": .runs,
    "CloudKit/Cloud.swift current": .runs,
    "CoreLocation/CLLocationManager.swift current": .runs,
    "BackgroundTasks/BGTaskScheduler.swift current": .runs,
    "Contacts/ContactRunState.swift current": .runs,
    "CoreSpotlight/CSSearchableIndex.swift current": .runs,
    "EventKit/EKEventStore.swift current": .runs,
    "MediaPlayer/MPNowPlayingInfoCenter.swift current": .runs,
    "Photos/PhotoRunState.swift current": .runs,
    "StoreKit/StoreRunState.swift current": .runs,
    "WebKit/WKWebsiteDataStore.swift current": .runs,
    "CoreGraphics/CGColor.swift black": .constant,
    "CoreGraphics/CGColor.swift clear": .constant,
    "CoreGraphics/CGColor.swift gray": .constant,
    "CoreGraphics/CGColor.swift sRGB": .constant,
    "CoreGraphics/CGColor.swift white": .constant,
    "HeadlessCore/Async/CallSite.swift known": .typeCache,
    "HeadlessCore/DeclaredMethods.swift known": .typeCache,
    "HeadlessCore/HostLoop.swift frameHandlers": .processHook,
    "HeadlessCore/Probe.swift sink": .processHook,
    "HeadlessCore/Resources/AppResources.swift lock": .processHook,
    "HeadlessCore/RunState.swift current": .runs,
    "HeadlessCore/RunState.swift former": .runs,
    "HeadlessCore/RunState.swift replacements": .runs,
    "HeadlessCore/Text/TextMetrics.swift cache": .typeCache,
    "QuartzCore/AnimationClock.swift schedule": .processHook,
    "Security/Keychain.swift current": .runs,
    "SwiftData/Schemas/Entity.swift known": .typeCache,
    "SwiftData/SwiftDataRunState.swift current": .runs,
    "SwiftUI/Core/Environment/AppSurroundings.swift end": .processHook,
    "SwiftUI/Core/Environment/EnvironmentReadings.swift read": .processHook,
    "SwiftUI/Core/Environment/EnvironmentValues.swift initial": .constant,
    "SwiftUI/Core/Graph/FieldComparison.swift comparisons": .typeCache,
    "SwiftUI/Core/Graph/GraphRunState.swift current": .runs,
    "SwiftUI/Core/Graph/GraphScheduler.swift isStarted": .processHook,
    "SwiftUI/Core/Graph/MainThread.swift owner": .processHook,
    "SwiftUI/Core/Graph/NodeMaker.swift makers": .typeCache,
    "SwiftUI/Core/Graph/ViewTypeInfo.swift infos": .typeCache,
    "SwiftUI/Core/Layout/StackChild.swift used": .scratchMemory,
    "SwiftUI/Core/Styles/ButtonStyle.swift automatic": .constant,
    "SwiftUI/Core/View/UnaryViews.swift known": .typeCache,
    "SwiftUI/Core/Views/TupleView.swift plans": .typeCache,
    "SwiftUI/Hosting/HostingRunState.swift current": .runs,
    "TipKit/TipStore.swift current": .runs,
    "UIKit/AutoLayout/AutoLayout.swift isInstalled": .processHook,
    "UIKit/Configurations/ListContentLook.swift known": .typeCache,
    "UIKit/Harness/AutoLayoutHook.swift current": .processHook,
    "UIKit/Harness/UIKitRunState.swift current": .runs,
    "UIKit/Lists/ListCore/OptionalMethods.swift answers": .typeCache,
    "UIKit/Lists/ListCore/OptionalMethods.swift checked": .typeCache,
    "UIKit/Lists/ListCore/OptionalMethods.swift completions": .typeCache,
    "UIKit/Lists/ListCore/UIKitExceptions.swift handler": .processHook,
    "UIKit/Lists/ListCore/UIKitExceptions.swift missingHandler": .processHook,
    "UIKit/Lists/Menus/ListMenus.swift silent": .constant,
    "UIKit/Nibs/NibSegues.swift underWay": .scratchMemory,
    "UIKit/Values/AssociatedObjects.swift shared": .objectStorage,
    "UIKit/Values/CTFontManager.swift current": .runs,
    "UIKit/Values/ObjectLocks.swift guardian": .objectStorage,
    "UIKit/Values/ObjectiveCRuntime.swift known": .typeCache,
    "UIKit/Values/ObjectiveCRuntime.swift lock": .typeCache,
    "UIKit/Values/UITraitCollection.swift standard": .constant,
    "UIKit/Views/AXCustomContent.swift known": .typeCache,
    "UIKit/Views/UIScrollEdgeEffect.swift automatic": .constant,
    "UIKit/Views/UIScrollEdgeEffect.swift hard": .constant,
    "UIKit/Views/UIScrollEdgeEffect.swift soft": .constant,
    "UIKit/Views/UIView+Drawing.swift drawingTypes": .typeCache,
    "UserNotifications/UNUserNotificationCenter.swift current": .runs,
    "WatchConnectivity/WCSession.swift current": .runs,
    "WidgetKit/WidgetCenter.swift shared": .constant,
    "os/LogOutput.swift listener": .processHook,
    "os/OSLog.swift disabled": .constant,
  ]

  @Test("what a run changes is in its RunState: every other variable that outlives a call is listed with the reason")
  func statics() throws {
    let files = try Repository.files(below: "Sources").filter { MutableStaticsTests.runtimes.contains($0.module) }
    #expect(files.count > 700)
    let found = Set(files.flatMap { file in MutableStaticsTests.statics(in: file).map { "\(file.path.dropFirst(8)) \($0)" } })
    let known = Set(MutableStaticsTests.known.keys)
    expectNone(
      found.subtracting(known).sorted().map {
        "\($0): make it a part of RunState, or list it here with the reason why it may stay"
      }
        + known.subtracting(found).sorted().map { "\($0): listed here, but there is no such variable" })
  }

  @Test("stored statics, globals and shared mutable objects are found; computed ones and constants are not")
  func finding() {
    let source = """
        private static var known: [Int: Bool] = [:]
        weak static var key: UIWindow?
        nonisolated(unsafe) static var handler: (() -> Void)?
        static var current: Int {
          get { 1 }
        }
        public static var zero: Self { Self() }
        static let shared = Table()
        private static let lock = NSLock()
        static let one = Value(1)
        private let cache = Mutex<[Int]>([])
        var local = 1
      final class Table {}
      var global = 1
      nonisolated(unsafe) private var other: Int?
      """
    let file = TextFile(
      path: "Sources/UIKit/A.swift", text: source.replacing("\n    ", with: "\n").replacing("\n  ", with: "\n  "))
    #expect(MutableStaticsTests.statics(in: file).sorted() == ["global", "handler", "key", "known", "lock", "other", "shared"])
  }

  /// Modules that stand in for Apple's, and what they stand on.
  /// What `SelectorDispatch` keeps belongs to objects and to modules.
  private static let runtimes = appleModules.subtracting(["SelectorDispatch"]).union(["HeadlessCore"])

  /// Names of variables that outlive a call: stored static variables, variables outside of types, and constants that hold a lock, a cache
  /// or an object of a class that the file declares.
  private static func statics(in file: TextFile) -> [String] {
    let classes = Set(file.text.matches(of: #/class ([A-Z]\w*)/#).map { String($0.output.1) })
    return file.lines.compactMap { line in
      guard !line.hasPrefix(" ") || line.contains("static ") else { return nil }
      // A pattern costs a hundred times as much as this question.
      guard line.contains("var ") || line.contains("static let ") else { return nil }
      if let match = line.firstMatch(of: #/^( *)((?:[\w@()]+ )*)var `?(\w+)`?([^{]*)(.*)$/#) {
        let (_, indentation, modifiers, name, type, body) = match.output
        guard indentation.isEmpty || modifiers.contains("static") else { return nil }
        // A computed one has its body behind its type; a stored one has a value, or nothing.
        return type.contains("=") || body.isEmpty ? String(name) : nil
      }
      if let match = line.firstMatch(of: #/static let (\w+)(?:: [\w<>\[\]]+)? = ([A-Z]\w*)[(<]/#) {
        let type = String(match.output.2)
        let isShared = classes.contains(type) || ["Mutex", "Lock", "NSLock", "NSRecursiveLock", "TypeTable"].contains(type)
        return isShared ? String(match.output.1) : nil
      }
      return nil
    }
  }
}
