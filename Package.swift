// swift-tools-version: 6.3
import CompilerPluginSupport
import Foundation
import PackageDescription

// CellHarness runs on Linux, but an app's package that depends on it is opened on a Mac every day, where UIKit and SwiftUI are
// Apple's: there the products have the same names and nothing in them. A test evaluates that half of the manifest on Linux.
#if os(macOS)
  let isForMac = true
#else
  let isForMac = Context.environment["CELLHARNESS_EVALUATE_AS"] == "macOS"
#endif

/// Modules that `UIKit` re-exports. A client that reaches a module only through a re-export is not rebuilt when that
/// module changes, so every target and product that uses UIKit lists them too (`Tests/RepositoryTests` checks it).
let uiKit: [String] = ["UIKit", "Combine", "CoreGraphics", "QuartzCore", "SelectorDispatch", "UniformTypeIdentifiers"]

/// Modules that `SwiftUI` re-exports, and what those re-export in turn.
let swiftUI: [String] = ["SwiftUI"] + uiKit

/// Places, and maps of them.
let places: [String] = ["CoreLocation", "MapKit"]

/// What an app keeps its data in.
let models: [String] = ["CoreData", "SwiftData"]

/// Films and sounds.
let media: [String] = ["CoreMedia", "AVFoundation", "AVKit", "MediaPlayer"]

/// Digests, and whether a place can be reached.
let systems: [String] = ["CommonCrypto", "CryptoKit", "Network", "Security", "SystemConfiguration"]

/// What the system keeps for the user, and who that is.
let keeping: [String] = ["AuthenticationServices", "CloudKit", "LocalAuthentication", "Photos"]

/// Whom the user knows, and what the user has noted.
let noting: [String] = ["Contacts", "ContactsUI", "EventKit", "EventKitUI"]

/// What the system does when the app asks.
let services: [String] = ["BackgroundTasks", "CoreSpotlight", "GameplayKit", "MessageUI", "StoreKit", "TipKit", "WidgetKit"]

/// What a device has.
let device: [String] = ["AppTrackingTransparency", "AudioToolbox", "CoreHaptics", "CoreMotion"]

/// Who is near.
let near: [String] = ["MultipeerConnectivity", "WatchConnectivity"]

/// Pages, files and notifications that are shown, and pictures that are chosen.
let pages: [String] = ["LinkPresentation", "PhotosUI", "QuickLook", "SafariServices", "UserNotifications", "WebKit"]

/// What stands around lists in whole apps.
let around: [String] = models + media + places + systems + keeping + noting + services + device + near + pages

/// What an app's own source files may import.
let appleModules: [String] = swiftUI + around + ["Charts", "os", "OSLog", "_Testing_UIKit", "_Testing_CoreGraphics"]

/// Thin modules for the hosting of other platforms. They have names of their own, so that `canImport(AppKit)` stays false for everybody
/// who does not say otherwise.
let otherPlatforms: [String] = ["CellHarnessAppKit", "CellHarnessWatchKit"]

/// Where the toolchain keeps its own parser as libraries: beside the compiler's plug-ins. The manifest is a program of the same
/// toolchain, so the libraries it has loaded say where that is.
let swiftSyntax: String = {
  let loaded = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  for line in loaded.split(separator: "\n") {
    guard let path = line.split(separator: " ").last, let folder = path.range(of: "/lib/swift/") else { continue }
    return path[..<folder.upperBound] + "host"
  }
  return "/usr/lib/swift/host"
}()

func names(_ modules: [String]) -> [Target.Dependency] { modules.map { .byName(name: $0) } }

let package = Package(
  name: "CellHarness",
  products: [
    .library(
      name: "CellHarnessTesting",
      targets: appleModules + [
        "CellTrace", "HeadlessCore", "CellHarness", "CellDetectors", "CellRuns", "CellReports", "CellExplorer",
        "CellHarnessTesting",
      ]),
    .library(
      name: "CellHarnessCLI",
      targets: appleModules + [
        "CellTrace", "HeadlessCore", "CellHarness", "CellDetectors", "CellRuns", "CellReports", "CellExplorer", "CellHarnessCLI",
      ]),
    // Only for packages that ask for it, whose targets then say which module is `AppKit` or `WatchKit` to them (decision 0070).
    .library(
      name: "CellHarnessOtherPlatforms",
      targets: otherPlatforms + ["UserNotifications", "HeadlessCore", "CellTrace", "_Testing_UIKit", "_Testing_CoreGraphics"]
        + swiftUI),
    .executable(name: "cellharness", targets: ["CellHarnessTool"]),
    .executable(name: "first-look", targets: ["CellHarnessFirstLook"]),
    .executable(name: "adopt", targets: ["AppAdoptionTool"]),
    .executable(name: "benchmarks", targets: ["CellBenchmarks"]),
    .plugin(name: "CellHarnessApp", targets: ["CellHarnessApp"]),
  ],
  targets: [
    // Bottom: what happened, as values.
    .target(name: "CellTrace"),
    // libcurl is what Foundation's sessions call; a program exports its own functions of that name only if it is linked.
    // Optimised in debug builds too: it stands in each retain, release and cast of a run.
    .target(
      name: "CInterposer", cSettings: [.unsafeFlags(["-O2", "-fno-omit-frame-pointer"])],
      linkerSettings: [.linkedLibrary("dl"), .linkedLibrary(":libcurl.so.4")]),
    .target(name: "HeadlessCore", dependencies: names(["CellTrace", "CInterposer"])),

    // Modules that stand in for Apple's.
    .target(name: "CoreGraphics"),
    .target(name: "QuartzCore", dependencies: names(["CoreGraphics"])),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "COSLog"),
    .target(name: "os", dependencies: names(["COSLog"])),
    .target(name: "OSLog", dependencies: names(["os"])),
    .target(name: "Combine", dependencies: names(["HeadlessCore", "SelectorDispatch"])),
    .target(name: "CSelectorSections"),
    .target(name: "SelectorDispatch", dependencies: names(["CellTrace", "HeadlessCore", "CSelectorSections"])),
    .target(
      name: "UIKit",
      dependencies: names([
        "CellTrace", "HeadlessCore", "Combine", "CoreGraphics", "QuartzCore", "SelectorDispatch", "UniformTypeIdentifiers",
        "SwiftUIMacros",
      ])),
    .target(name: "SwiftUIMacroExpansion"),
    .macro(name: "SwiftUIMacros", dependencies: names(["SwiftUIMacroExpansion"])),
    .target(
      name: "SwiftUI",
      dependencies: names(["CellTrace", "HeadlessCore", "SwiftUIMacros"] + uiKit)),
    .target(name: "Charts", dependencies: names(swiftUI)),
    .target(name: "CoreData", dependencies: names(["HeadlessCore"] + swiftUI)),
    // Unlike SwiftUI's macros these take whole classes apart, with the toolchain's parser.
    .target(
      name: "SwiftDataMacroExpansion",
      swiftSettings: [.unsafeFlags(["-I", swiftSyntax])],
      linkerSettings: [
        .unsafeFlags(
          ["SwiftSyntax", "SwiftParser"].map { "-l\($0)" }
            + ["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])
      ]),
    .macro(
      name: "SwiftDataMacros", dependencies: names(["SwiftDataMacroExpansion", "SwiftUIMacroExpansion"]),
      swiftSettings: [.unsafeFlags(["-I", swiftSyntax])]),
    .target(name: "SwiftData", dependencies: names(["HeadlessCore", "SwiftDataMacros"] + swiftUI)),
    .target(name: "SafariServices", dependencies: names(uiKit)),
    .target(name: "WebKit", dependencies: names(["HeadlessCore"] + uiKit)),
    .target(name: "CoreLocation", dependencies: names(["HeadlessCore"])),
    .target(name: "MapKit", dependencies: names(["CoreLocation"] + swiftUI)),
    .target(name: "CoreMedia"),
    .target(
      name: "AVFoundation", dependencies: names(["CoreMedia", "HeadlessCore"] + uiKit)),
    .target(name: "AVKit", dependencies: names(["AVFoundation", "CoreMedia"] + swiftUI)),
    .target(name: "CryptoKit"),
    .target(name: "CommonCrypto", dependencies: names(["CryptoKit"])),
    .target(name: "SystemConfiguration", dependencies: names(["CoreGraphics"])),
    .target(name: "Network"),
    .target(name: "AppTrackingTransparency"),
    .target(name: "AudioToolbox", dependencies: names(["CoreGraphics", "HeadlessCore"])),
    .target(name: "AuthenticationServices", dependencies: names(swiftUI)),
    .target(name: "BackgroundTasks", dependencies: names(["HeadlessCore"])),
    .target(name: "CloudKit", dependencies: names(["CoreLocation", "HeadlessCore"] + uiKit)),
    .target(name: "Contacts", dependencies: names(["HeadlessCore", "SelectorDispatch"])),
    .target(name: "ContactsUI", dependencies: names(["Contacts"] + uiKit)),
    .target(name: "CoreHaptics"),
    .target(name: "CoreMotion"),
    .target(name: "CoreSpotlight", dependencies: names(["HeadlessCore", "UniformTypeIdentifiers"])),
    .target(name: "EventKit", dependencies: names(["CoreGraphics", "HeadlessCore"])),
    .target(name: "EventKitUI", dependencies: names(["EventKit"] + uiKit)),
    .target(name: "GameplayKit"),
    .target(name: "LinkPresentation", dependencies: names(uiKit)),
    .target(name: "LocalAuthentication"),
    .target(name: "MediaPlayer", dependencies: names(["HeadlessCore"] + uiKit)),
    .target(name: "MessageUI", dependencies: names(uiKit)),
    .target(name: "MultipeerConnectivity", dependencies: names(uiKit)),
    .target(name: "Photos", dependencies: names(["AVFoundation", "CoreLocation", "CoreMedia", "HeadlessCore"] + uiKit)),
    .target(name: "PhotosUI", dependencies: names(["CoreLocation", "Photos"] + swiftUI)),
    .target(name: "Security", dependencies: names(["HeadlessCore"])),
    .target(name: "QuickLook", dependencies: names(swiftUI)),
    .target(name: "StoreKit", dependencies: names(["HeadlessCore"] + swiftUI)),
    .target(name: "TipKit", dependencies: names(["HeadlessCore", "SwiftUIMacros"] + swiftUI)),
    .target(name: "UserNotifications", dependencies: names(["HeadlessCore"])),
    .target(name: "CellHarnessAppKit", dependencies: names(swiftUI)),
    .target(name: "CellHarnessWatchKit", dependencies: names(["UserNotifications"] + swiftUI)),
    .target(name: "WatchConnectivity", dependencies: names(["CellTrace", "HeadlessCore"])),
    .target(name: "WidgetKit", dependencies: names(swiftUI)),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),

    // The harness.
    .target(name: "CellHarness", dependencies: names(["CellTrace", "HeadlessCore"] + swiftUI)),
    .target(name: "CellDetectors", dependencies: names(["CellTrace"])),
    .target(
      name: "CellRuns",
      dependencies: names(["CellTrace", "CInterposer", "HeadlessCore", "CellHarness", "CellDetectors", "CellReports"] + swiftUI)),
    .target(
      name: "CellReports", dependencies: names(["CellTrace", "CellDetectors"]),
      resources: [.embedInCode("Viewer/viewer.css"), .embedInCode("Viewer/viewer.js")]),
    .target(
      name: "CellExplorer",
      dependencies: names(
        ["CellTrace", "CInterposer", "HeadlessCore", "CellHarness", "CellDetectors", "CellRuns", "CellReports"] + swiftUI)),
    .target(
      name: "CellHarnessTesting",
      dependencies: names(
        ["CellTrace", "HeadlessCore", "CellHarness", "CellDetectors", "CellRuns", "CellReports", "CellExplorer"] + appleModules)),
    .target(
      name: "CellHarnessCLI",
      dependencies: names(
        ["CellTrace", "HeadlessCore", "CellHarness", "CellDetectors", "CellRuns", "CellReports", "CellExplorer"] + swiftUI)),

    // Screens as app engineers write them, compiled as apps are: a target for each language mode and verdict, and one for those that are
    // looked at first.
    .target(
      name: "FirstLookScreens", dependencies: names(["CellHarness", "CellTrace"] + swiftUI), path: "Scenarios/Swift6/FirstLook"),
    .target(
      name: "BuggyScreens",
      dependencies: names(["Charts", "CoreLocation", "Photos", "SwiftData", "CellHarness", "CellTrace"] + swiftUI),
      path: "Scenarios/Swift6/Buggy"),
    .target(
      name: "CorrectScreens",
      dependencies: names(["Charts", "CoreLocation", "Photos", "SwiftData", "CellHarness", "CellTrace"] + swiftUI),
      path: "Scenarios/Swift6/Correct"),
    .target(
      name: "BuggyScreensSwift5", dependencies: names(["CellHarness", "CellTrace"] + swiftUI),
      path: "Scenarios/Swift5/Buggy", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "CorrectScreensSwift5", dependencies: names(["CellHarness", "CellTrace"] + swiftUI),
      path: "Scenarios/Swift5/Correct", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ScenarioCatalog",
      dependencies: names([
        "FirstLookScreens", "BuggyScreens", "CorrectScreens", "BuggyScreensSwift5", "CorrectScreensSwift5", "CellHarness",
        "CellTrace",
      ]),
      path: "Scenarios/Catalog"),

    .executableTarget(
      name: "CellHarnessTool",
      dependencies: names(["AppAdoption", "CellHarnessCLI", "ScenarioCatalog"]),
      swiftSettings: [.unsafeFlags(["-I", swiftSyntax])]),
    // For who has built nothing yet: a few screens, in a fraction of the time that all of them take.
    .executableTarget(name: "CellHarnessFirstLook", dependencies: names(["FirstLookScreens", "CellHarnessCLI"])),
    .executableTarget(
      name: "CellBenchmarks",
      dependencies: names(
        ["AppSourceRewriter", "CellTrace", "HeadlessCore", "CellHarness", "CellRuns", "CellExplorer", "ScenarioCatalog"]
          + appleModules),
      swiftSettings: [.unsafeFlags(["-I", swiftSyntax])]),

    // What several test targets need; no test.
    .target(name: "TestSupport", path: "Tests/TestSupport"),

    // An app's own folder, compiled from copies without Objective-C.
    .target(
      name: "AppSourceRewriter",
      // Not optimised: it is compiled twice, for the plug-in and for what it is part of, and parsing, most of its work, is the
      // toolchain's own code. A thousand files take 4.5 s of processor time in place of 3.2, and compiling it 20 s in place of 94.
      swiftSettings: [.unsafeFlags(["-I", swiftSyntax])],
      linkerSettings: [
        .unsafeFlags(
          ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"].map { "-l\($0)" }
            + ["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])
      ]),
    .executableTarget(
      name: "AppSourceTool", dependencies: names(["AppSourceRewriter"]), swiftSettings: [.unsafeFlags(["-I", swiftSyntax])]),
    .plugin(
      name: "CellHarnessApp", capability: .buildTool(), dependencies: ["AppSourceTool"], path: "Sources/CellHarnessApp"),
    // What a package beside an app needs to say, found out from the app's folder.
    .target(
      name: "AppAdoption", dependencies: names(["AppSourceRewriter"]), swiftSettings: [.unsafeFlags(["-I", swiftSyntax])]),

    // With all that the package is going to need: the package is built in the same folder.
    .executableTarget(
      name: "AppAdoptionTool",
      dependencies: names(
        [
          "AppAdoption", "CellHarnessTesting", "CellExplorer", "CellReports", "CellRuns", "CellDetectors", "CellHarness",
          "CellTrace", "HeadlessCore",
        ] + appleModules),
      swiftSettings: [.unsafeFlags(["-I", swiftSyntax])]),

    // Tests mirror Sources. None depends on a macro itself: the package manager would compile all tests, and everything that they
    // need, a second time, as tools of the build.
    .testTarget(name: "CellTraceTests", dependencies: names(["CellTrace"])),
    .testTarget(name: "HeadlessCoreTests", dependencies: names(["HeadlessCore", "CellTrace", "CInterposer"])),
    .testTarget(name: "CombineTests", dependencies: names(["Combine", "HeadlessCore", "CellTrace"])),
    .testTarget(
      name: "UIKitTests", dependencies: names(["CellTrace", "HeadlessCore", "_Testing_UIKit", "_Testing_CoreGraphics"] + uiKit)),
    // Apple's declarations against ours. Its clients are compiled by the test, as an app's files are.
    .testTarget(name: "ShapeTests", dependencies: names(["TestSupport"] + swiftUI), exclude: ["Clients", "Table"]),
    .testTarget(
      name: "SwiftUITests", dependencies: names(["TestSupport", "CellTrace", "HeadlessCore"] + appleModules)),
    .testTarget(name: "ChartsTests", dependencies: names(["Charts", "CellTrace", "HeadlessCore"] + swiftUI)),
    // In Swift 5 mode, as half of the apps are; the Swift 6 half of `#Preview` is in SwiftUITests.
    .testTarget(
      name: "SwiftUIMacrosTests", dependencies: names(["SwiftUIMacroExpansion"] + swiftUI),
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: names(["CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "os", "OSLog"])),
    .testTarget(name: "CellDetectorsTests", dependencies: names(["TestSupport", "CellDetectors", "CellTrace"])),
    .testTarget(
      name: "CellRunsTests",
      dependencies: names(
        ["TestSupport", "CellRuns", "CellHarness", "CellDetectors", "CellTrace", "HeadlessCore", "CInterposer"] + appleModules)),
    .testTarget(
      name: "CellHarnessTests",
      dependencies: names(["CellRuns", "CellHarness", "CellTrace", "HeadlessCore", "CInterposer"] + appleModules)),
    // Tests that were emitted for screens with a defect, compiled as an app's are. They are no tests of this package: they fail.
    .target(
      name: "EmittedScreens", dependencies: names(["CellHarness", "CellTrace"] + swiftUI), path: "Tests/EmittedTests/Screens"),
    .target(
      name: "EmittedTests",
      dependencies: names(["EmittedScreens", "CellHarnessTesting", "CellHarness", "CellTrace"] + swiftUI),
      path: "Tests/EmittedTests/Tests"),
    .testTarget(
      name: "CellExplorerTests",
      dependencies: names(
        [
          "CellExplorer", "CellReports", "CellRuns", "CellHarness", "CellDetectors", "CellTrace", "HeadlessCore", "CInterposer",
          "EmittedScreens", "EmittedTests", "TestSupport",
        ] + appleModules)),
    // In Swift 5 mode: closures of main-actor classes are called from other threads without checks, as in most apps.
    .testTarget(
      name: "CellRunsSwift5Tests",
      dependencies: names(["CellRuns", "CellHarness", "CellDetectors", "CellTrace", "HeadlessCore"] + appleModules),
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CellHarnessTestingTests",
      dependencies: names(
        [
          "CellHarnessTesting", "CellHarnessCLI", "CellExplorer", "CellReports", "CellRuns", "CellDetectors", "CellHarness",
          "CellTrace", "HeadlessCore",
        ] + appleModules)),
    .testTarget(
      name: "CellHarnessCLITests",
      dependencies: names(
        [
          "TestSupport", "CellHarnessCLI", "CellExplorer", "CellReports", "CellRuns", "CellDetectors", "CellHarness", "CellTrace",
          "HeadlessCore",
        ] + appleModules),
      exclude: ["Golden"]),
    .testTarget(
      name: "CellReportsTests", dependencies: names(["TestSupport", "CellReports", "CellDetectors", "CellTrace"]),
      exclude: ["Golden"]),
    .testTarget(
      name: "ScenarioTests",
      dependencies: names(
        [
          "ScenarioCatalog", "BuggyScreens", "CorrectScreens", "FirstLookScreens", "CellHarnessTesting", "CellHarnessCLI",
          "CellReports", "CellRuns",
          "CellDetectors", "CellHarness", "CellTrace", "HeadlessCore", "TestSupport",
        ] + appleModules),
      exclude: ["Golden"]),
    .testTarget(
      name: "AppSourceRewriterTests", dependencies: names(["AppSourceRewriter"]),
      swiftSettings: [.unsafeFlags(["-I", swiftSyntax])]),
    .testTarget(
      name: "AppAdoptionTests", dependencies: names(["AppAdoption"] + swiftUI),
      swiftSettings: [.unsafeFlags(["-I", swiftSyntax])]),
    // A small app in a folder of its own, compiled by the plug-in and run: every form that it rewrites.
    .testTarget(
      name: "AppFormsTests",
      dependencies: names(
        [
          "CellDetectors", "CellHarness", "CellRuns", "CellTrace", "CoreLocation", "HeadlessCore", "Photos", "_Testing_UIKit",
          "UserNotifications", "CoreData", "os",
        ] + swiftUI),
      exclude: ["App"],
      // Of an app's files: closures that call the main actor get a warning on Apple's platforms too.
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])], plugins: ["CellHarnessApp"]),
    .testTarget(
      name: "SystemModulesTests", dependencies: names(["TestSupport", "CellTrace", "HeadlessCore"] + appleModules)),
    // Compiled as a package is that asks for the modules of other platforms.
    .testTarget(
      name: "OtherPlatformsTests",
      dependencies: names(
        ["CellRuns", "CellHarness", "CellTrace", "HeadlessCore", "CInterposer", "UserNotifications"] + otherPlatforms + swiftUI),
      swiftSettings: [
        .unsafeFlags([
          "-module-alias", "AppKit=CellHarnessAppKit", "-module-alias", "WatchKit=CellHarnessWatchKit",
        ])
      ]),
    .testTarget(name: "RepositoryTests"),
  ],
  swiftLanguageModes: [.v6]
)

if isForMac {
  // The same names, so that a package that uses them resolves and builds.
  package.products = [
    .library(name: "CellHarnessTesting", targets: ["CellHarnessOnMac"]),
    .library(name: "CellHarnessCLI", targets: ["CellHarnessOnMac"]),
    .library(name: "CellHarnessOtherPlatforms", targets: ["CellHarnessOnMac"]),
    .executable(name: "cellharness", targets: ["CellHarnessToolOnMac"]),
    .executable(name: "first-look", targets: ["CellHarnessToolOnMac"]),
    .executable(name: "adopt", targets: ["CellHarnessToolOnMac"]),
    .executable(name: "benchmarks", targets: ["CellHarnessToolOnMac"]),
    .plugin(name: "CellHarnessApp", targets: ["CellHarnessApp"]),
  ]
  package.targets = [
    // Nothing.
    .target(name: "CellHarnessOnMac"),
    // Says how to run on Linux.
    .executableTarget(name: "CellHarnessToolOnMac"),
    // Compiles nothing there.
    .plugin(name: "CellHarnessApp", capability: .buildTool(), path: "Sources/CellHarnessApp"),
  ]
}

// Modules are compiled whole: in batches of files a build from nothing costs twice the processor time, and a step for each file
// (decision 0050). Whoever changes one module again and again says `CELLHARNESS_INCREMENTAL=1` and compiles files.
//
// What runs spend their time in is optimised in debug builds too: compiling takes twice the processor time for these modules, and every
// run about half, for as long as the build stands (decision 0055); `CELLHARNESS_UNOPTIMIZED=1` leaves that out. Assertions keep their
// words. Release builds check assertions too, and keep methods of screens that are found by name only: verdicts depend on both.
if !isForMac {
  let inC: Set = ["CInterposer", "COSLog", "CSelectorSections"]
  let hot: Set = [
    "CellTrace", "HeadlessCore", "CoreGraphics", "QuartzCore", "Combine", "UIKit", "SwiftUI", "CellHarness",
    "CellDetectors", "CellReports", "CellRuns",
  ]
  let whole = ["-whole-module-optimization", "-no-emit-module-separately-wmo", "-disable-batch-mode", "-num-threads", "2"]
  let isUnoptimized = Context.environment["CELLHARNESS_UNOPTIMIZED"] != nil
  let speed = isUnoptimized ? [] : ["-O", "-assert-config", "Debug"]
  let isIncremental = Context.environment["CELLHARNESS_INCREMENTAL"] != nil
  for target in package.targets where target.type == .regular && !inC.contains(target.name) {
    let isHot = hot.contains(target.name)
    // Whether two accesses overlap is asked by the app's code. Apple's frameworks, in Objective-C, do not ask; here it is a fifteenth
    // of a run.
    let debug =
      isIncremental
      ? []
      : whole
        + (isHot ? ["-enforce-exclusivity=unchecked"] + speed : [])
    let release = ["-assert-config", "Debug"] + (target.name.contains("Screens") ? ["-enable-testing"] : [])
    target.swiftSettings =
      (target.swiftSettings ?? []) + (debug.isEmpty ? [] : [.unsafeFlags(debug, .when(configuration: .debug))])
      + [.unsafeFlags(release, .when(configuration: .release))]
  }
  // The tool of the plug-in is compiled before anything else, since its users are planned with what it writes. Who tries this package for the
  // first time does not wait for it.
  if isUnoptimized { package.targets.removeAll { $0.plugins != nil && $0.type == .test } }
}

// `CELLHARNESS_TESTS=UIKitTests,RepositoryTests swift test` builds these test targets and what they need: a change in
// `UIKit` otherwise recompiles every screen of `Scenarios`.
if !isForMac, let tests = Context.environment["CELLHARNESS_TESTS"] {
  let byName = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var open = tests.split(separator: ",").map(String.init)
  var needed: Set<String> = []
  while let name = open.popLast() {
    guard let target = byName[name] else { fatalError("CELLHARNESS_TESTS: there is no target named \(name).") }
    guard needed.insert(name).inserted else { continue }
    for case .byNameItem(let name, _) in target.dependencies { open.append(name) }
    for case .targetItem(let name, _) in target.dependencies { open.append(name) }
    for case .plugin(let name, _) in target.plugins ?? [] { open.append(name) }
  }
  package.products = []
  package.targets.removeAll { !needed.contains($0.name) }
}
