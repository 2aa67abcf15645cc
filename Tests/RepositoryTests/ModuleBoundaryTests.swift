import Testing

/// Who may import whom (the table in the design's section on modules). Modules of the toolchain are listed separately.
private let allowed: [String: Set<String>] = {
  let harness: Set<String> = [
    "CellTrace", "HeadlessCore", "CellHarness", "CellDetectors", "CellRuns", "CellReports", "CellExplorer",
  ]
  return [
    "CellTrace": [],
    "CInterposer": [],
    "HeadlessCore": ["CellTrace", "CInterposer"],
    "CoreGraphics": [],
    "QuartzCore": ["CoreGraphics"],
    "UniformTypeIdentifiers": [],
    "os": [],
    "OSLog": ["os"],
    "Combine": ["HeadlessCore", "SelectorDispatch"],
    "CSelectorSections": [],
    "SelectorDispatch": ["CellTrace", "HeadlessCore", "CSelectorSections"],
    "AppSourceRewriter": [],
    "AppSourceTool": ["AppSourceRewriter"],
    "AppAdoption": ["AppSourceRewriter"],
    "CellHarnessApp": [],
    // On a Mac and a phone Foundation, which UIKit brings along, has the names of Combine.
    "UIKit": [
      "CellTrace", "Combine", "HeadlessCore", "CoreGraphics", "QuartzCore", "SelectorDispatch", "UniformTypeIdentifiers",
    ],
    "SwiftUIMacroExpansion": [],
    "SwiftUIMacros": ["SwiftUIMacroExpansion"],
    "SwiftUI": ["CellTrace", "HeadlessCore", "Combine", "UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers"],
    "Charts": ["SwiftUI"],
    "SafariServices": ["UIKit", "CoreGraphics"],
    "WebKit": ["HeadlessCore", "UIKit", "CoreGraphics"],
    "CoreLocation": ["HeadlessCore"],
    "MapKit": ["CoreLocation", "SwiftUI", "UIKit", "CoreGraphics"],
    "CoreMedia": [],
    "AVFoundation": ["CoreGraphics", "CoreMedia", "HeadlessCore", "QuartzCore", "SelectorDispatch", "UIKit"],
    "AVKit": ["AVFoundation", "UIKit", "SwiftUI", "CoreGraphics"],
    "CommonCrypto": ["CryptoKit"],
    "CryptoKit": [],
    "SystemConfiguration": ["CoreGraphics"],
    "Network": [],
    "AppTrackingTransparency": [],
    "AudioToolbox": ["CoreGraphics", "HeadlessCore"],
    "AuthenticationServices": ["SwiftUI", "UIKit", "CoreGraphics"],
    "BackgroundTasks": ["HeadlessCore"],
    "CoreHaptics": [],
    "CoreMotion": [],
    "CoreSpotlight": ["HeadlessCore", "UniformTypeIdentifiers"],
    "GameplayKit": [],
    "LinkPresentation": ["UIKit", "CoreGraphics"],
    "MediaPlayer": ["HeadlessCore", "UIKit", "CoreGraphics"],
    "MultipeerConnectivity": ["UIKit", "CoreGraphics"],
    "QuickLook": ["SwiftUI", "UIKit", "CoreGraphics"],
    "CloudKit": ["CoreLocation", "HeadlessCore", "UIKit", "CoreGraphics"],
    "Contacts": ["HeadlessCore", "SelectorDispatch"],
    "ContactsUI": ["Contacts", "UIKit", "CoreGraphics"],
    "EventKit": ["CoreGraphics", "HeadlessCore"],
    "EventKitUI": ["EventKit", "UIKit", "CoreGraphics"],
    "LocalAuthentication": [],
    "MessageUI": ["UIKit", "CoreGraphics"],
    "Photos": ["AVFoundation", "HeadlessCore", "CoreLocation", "SelectorDispatch", "UIKit", "CoreGraphics"],
    "StoreKit": ["HeadlessCore", "SwiftUI", "UIKit", "CoreGraphics"],
    "TipKit": ["HeadlessCore", "SwiftUI", "UIKit"],
    "WatchConnectivity": ["CellTrace", "HeadlessCore"],
    "WidgetKit": ["SwiftUI"],
    "PhotosUI": ["Photos", "SwiftUI", "UIKit", "CoreGraphics", "UniformTypeIdentifiers"],
    "Security": ["HeadlessCore"],
    "UserNotifications": ["HeadlessCore"],
    "CellHarnessAppKit": ["SwiftUI", "UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers"],
    "CellHarnessWatchKit": ["SwiftUI", "UIKit", "CoreGraphics", "UserNotifications"],
    "CoreData": ["HeadlessCore", "Combine", "SwiftUI", "UIKit", "SelectorDispatch"],
    "SwiftDataMacroExpansion": [],
    "SwiftDataMacros": ["SwiftDataMacroExpansion", "SwiftUIMacroExpansion"],
    "SwiftData": ["HeadlessCore", "Combine", "SwiftUI", "UIKit"],
    "_Testing_UIKit": [],
    "_Testing_CoreGraphics": [],
    "CellHarness": appleModules.union(["CellTrace", "HeadlessCore"]),
    "CellDetectors": ["CellTrace"],
    "CellRuns": appleModules.union(["CellTrace", "CInterposer", "HeadlessCore", "CellHarness", "CellDetectors", "CellReports"]),
    "CellReports": ["CellTrace", "CellDetectors"],
    "CellExplorer": appleModules.union(["CellTrace", "HeadlessCore", "CellHarness", "CellDetectors", "CellRuns", "CellReports"]),
    "CellHarnessTesting": appleModules.union(harness),
    "CellHarnessCLI": appleModules.union(harness),
    "CellHarnessTool": appleModules.union(harness).union(["AppAdoption", "CellHarnessCLI", "ScenarioCatalog"]),
    "CellHarnessFirstLook": ["FirstLookScreens", "CellHarnessCLI"],
    "AppAdoptionTool": ["AppAdoption"],
    "CellHarnessOnMac": [],
    "CellHarnessToolOnMac": [],
    "CellBenchmarks": appleModules.union(harness).union(["AppSourceRewriter", "ScenarioCatalog"]),
  ]
}()

/// Modules of the toolchain that a module may use; the rest have the usual ones.
private let allowedOfToolchain: [String: Set<String>] = [
  "CellDetectors": [],
  "CellHarnessTesting": usual.union(["Testing"]),
  "_Testing_UIKit": ["Testing"],
  "_Testing_CoreGraphics": ["Testing"],
  "SwiftUI": usual.union(["Observation"]),
  "AppSourceRewriter": usual.union(["FoundationXML", "SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax"]),
  "AppAdoption": usual.union(["SwiftParser", "SwiftSyntax"]),
  "SwiftDataMacroExpansion": usual.union(["SwiftParser", "SwiftSyntax"]),
  // Models are followed as observable classes are, and so is what is known of tips.
  "SwiftData": usual.union(["Observation"]),
  "TipKit": usual.union(["Observation"]),
  "CellHarnessApp": usual.union(["PackagePlugin"]),
  // An app's subclasses of Foundation's locks compile only where it is loaded.
  "SelectorDispatch": usual.union(["CoreFoundation"]),
  // Run loops by the names of Core Foundation's.
  "CoreGraphics": usual.union(["CoreFoundation"]),
  // Configuration updates that follow what they read (UH-35); the parser that Foundation has on a phone.
  "UIKit": usual.union(["FoundationXML", "Observation"]),
]

private let usual: Set<String> = ["Swift", "Foundation", "FoundationNetworking", "Dispatch", "Synchronization", "Glibc", "Musl"]

@Suite("Module boundaries") struct ModuleBoundaryTests {
  @Test("every module imports only what the design allows it")
  func imports() throws {
    let files = try Repository.files(below: "Sources")
    #expect(files.count > 50)
    var violations: [String] = []
    for file in files {
      guard let modules = allowed[file.module] else {
        violations.append("\(file.path): the design's table of modules has no \(file.module)")
        continue
      }
      let possible = modules.union(allowedOfToolchain[file.module] ?? usual)
      for entry in file.imports where !possible.contains(entry.module) {
        violations.append("\(file.path):\(entry.line): \(file.module) must not import \(entry.module)")
      }
    }
    expectNone(violations)
  }

  @Test("no module of Apple's or of the harness is taken for the app's")
  func modulesOfTypes() throws {
    let file = try #require(try Repository.files(below: "Sources/HeadlessCore").first { $0.path.hasSuffix("/TypeModules.swift") })
    let own = appleModules.union(allowed.keys.filter { $0.hasPrefix("Cell") && !$0.hasSuffix("OnMac") })
      .subtracting([
        "CellDetectors", "CellReports", "CellHarnessApp", "CellHarnessTool", "CellHarnessFirstLook", "CellBenchmarks",
      ])
    expectNone(own.filter { !file.text.contains("\"\($0)\"") }.map { "TypeModules.notOfApp lacks \($0)" }.sorted())
  }

  @Test("the trace vocabulary uses Foundation in its codec only")
  func traceVocabulary() throws {
    let files = try Repository.files(below: "Sources/CellTrace").filter { !$0.path.hasSuffix("TraceCodec.swift") }
    #expect(!files.isEmpty)
    expectNone(
      files.flatMap { file in
        file.imports.filter { $0.module == "Foundation" }
          .map { "\(file.path):\($0.line): only TraceCodec.swift may import Foundation" }
      })
  }

  @Test("the SwiftUI core knows nothing of UIKit")
  func swiftUICore() throws {
    expectNone(
      try Repository.files(below: "Sources/SwiftUI/Core").flatMap { file in
        file.imports.filter { $0.module == "UIKit" || $0.module == "QuartzCore" }
          .map { "\(file.path):\($0.line): Sources/SwiftUI/Core must not import \($0.module); Hosting may" }
      })
  }

  @Test("Apple-named modules have no package-wide declarations: a user's subclass could clash with them")
  func noPackageAccess() throws {
    let appleNamed: Set<String> = [
      "Charts", "UIKit", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "os",
    ]
    // Types of the harness beside Apple's, which nobody subclasses: they speak of traces, and those are the package's.
    let companions: Set<String> = [
      "Harness/CellBindingState.swift", "Harness/FocusDriver.swift", "Harness/KeyDriver.swift",
      "Harness/ListProbe+Dragging.swift", "Harness/ListProbe+MoveQuestion.swift",
      "Harness/ListProbe+Surroundings.swift", "Harness/ListProbe.swift", "Harness/PickDriver.swift",
      "Harness/ScreenReading.swift", "Harness/ScrolledContent.swift",
      "Harness/SystemDriver.swift", "Harness/UndoDriver.swift", "Lists/ListCore/UIKitExceptions.swift",
      "Menus/MenuSession.swift",
    ]
    expectNone(
      try Repository.files(below: "Sources").filter { appleNamed.contains($0.module) }.flatMap { file in
        file.lines.enumerated().filter { $0.element.drop { $0 == " " }.hasPrefix("package ") }
          .filter { _ in !companions.contains(String(file.path.dropFirst("Sources/UIKit/".count))) }
          .map { "\(file.path):\($0.offset + 1): use internal or @_spi(CellHarness) instead of package" }
      })
  }

  @Test("scenarios import what an app imports, and the harness")
  func scenarios() throws {
    let possible: Set<String> = usual.union([
      "Observation", "Charts", "Photos", "SwiftData", "SwiftUI", "UIKit", "Combine", "CoreGraphics", "QuartzCore",
      "UniformTypeIdentifiers",
      "os",
      "OSLog", "CellHarness", "CellTrace",
    ])
    let files = try Repository.files(below: "Scenarios").filter { $0.module != "Catalog" }
    expectNone(
      files.flatMap { file in
        file.imports.filter { !possible.contains($0.module) }
          .map { "\(file.path):\($0.line): a scenario must not import \($0.module)" }
      })
  }
}
