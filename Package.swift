// swift-tools-version: 6.3
import CompilerPluginSupport
import Foundation
import PackageDescription

#if os(macOS)
  fatalError(
    """
    CellHarness runs on Linux: it provides modules named UIKit and SwiftUI, which a Mac already has. Use the container:
      docker run --rm -it -v "$PWD":/app -w /app swift:6.3.1 swift run cellharness run
    """)
#endif

/// Modules that `UIKit` re-exports. A client that reaches a module only through a re-export is not rebuilt when that
/// module changes, so every target and product that uses UIKit lists them too (`Tests/RepositoryTests` checks it).
let uiKit: [String] = ["UIKit", "CoreGraphics", "QuartzCore", "SelectorDispatch", "UniformTypeIdentifiers"]

/// Modules that `SwiftUI` re-exports, and what those re-export in turn.
let swiftUI: [String] = ["SwiftUI", "Combine"] + uiKit

/// What an app's own source files may import.
let appleModules: [String] = swiftUI + ["Charts", "os", "OSLog", "SafariServices", "_Testing_UIKit", "_Testing_CoreGraphics"]

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

/// The app code of one scenario: compiled as an app would be, in the language mode the app uses.
func scenario(_ path: String, named name: String, swift5: Bool = false) -> Target {
  .target(
    name: name,
    dependencies: names(appleModules + ["CellHarness", "CellTrace", "SwiftUIMacros"]),
    path: "Scenarios/\(path)",
    swiftSettings: swift5 ? [.swiftLanguageMode(.v5)] : [])
}

let scenarios: [Target] = [
  scenario("Conditions/Buggy", named: "ConditionsBuggy"),
  scenario("Conditions/Fixed", named: "ConditionsFixed"),
  scenario("Messages/Buggy", named: "MessagesBuggy"),
  scenario("Messages/Fixed", named: "MessagesFixed"),
  scenario("Questions/Buggy", named: "QuestionsBuggy"),
  scenario("Questions/Fixed", named: "QuestionsFixed"),
  scenario("Counter/Buggy", named: "CounterBuggy"),
  scenario("Counter/Fixed", named: "CounterFixed"),
  scenario("Reminders/Buggy", named: "RemindersBuggy", swift5: true),
  scenario("Reminders/Fixed", named: "RemindersFixed", swift5: true),
  scenario("CareTasks/Buggy", named: "CareTasksBuggy", swift5: true),
  scenario("CareTasks/Fixed", named: "CareTasksFixed", swift5: true),
  scenario("RefillList/Buggy", named: "RefillListBuggy"),
  scenario("RefillList/Fixed", named: "RefillListFixed"),
  scenario("Vaccinations/Buggy", named: "VaccinationsBuggy"),
  scenario("Vaccinations/Fixed", named: "VaccinationsFixed"),
  scenario("Appointments/Buggy", named: "AppointmentsBuggy"),
  scenario("Appointments/Fixed", named: "AppointmentsFixed"),
  scenario("Slots/Buggy", named: "SlotsBuggy"),
  scenario("Slots/Fixed", named: "SlotsFixed"),
  scenario("HeartRate/Buggy", named: "HeartRateBuggy"),
  scenario("HeartRate/Fixed", named: "HeartRateFixed"),
  scenario("Soundscapes/Buggy", named: "SoundscapesBuggy"),
  scenario("Soundscapes/Fixed", named: "SoundscapesFixed"),
  scenario("BloodPressure/Buggy", named: "BloodPressureBuggy"),
  scenario("BloodPressure/Fixed", named: "BloodPressureFixed"),
  scenario("VisitNotes/Buggy", named: "VisitNotesBuggy"),
  scenario("VisitNotes/Fixed", named: "VisitNotesFixed"),
  scenario("WaitingList/Buggy", named: "WaitingListBuggy"),
  scenario("WaitingList/Fixed", named: "WaitingListFixed"),
  scenario("EmergencyContacts/Buggy", named: "EmergencyContactsBuggy"),
  scenario("EmergencyContacts/Fixed", named: "EmergencyContactsFixed"),
  scenario("Pharmacies/Buggy", named: "PharmaciesBuggy"),
  scenario("Pharmacies/Fixed", named: "PharmaciesFixed"),
  scenario("DoctorPhotos/Buggy", named: "DoctorPhotosBuggy", swift5: true),
  scenario("DoctorPhotos/Fixed", named: "DoctorPhotosFixed", swift5: true),
  scenario("Thumbnails/Buggy", named: "ThumbnailsBuggy"),
  scenario("Thumbnails/Fixed", named: "ThumbnailsFixed"),
  scenario("LateResults/Buggy", named: "LateResultsBuggy", swift5: true),
  scenario("LateResults/Correct", named: "LateResultsCorrect", swift5: true),
  scenario("Background/Buggy", named: "BackgroundBuggy", swift5: true),
  scenario("Background/Correct", named: "BackgroundCorrect", swift5: true),
  scenario("HealthDashboard/Buggy", named: "HealthDashboardBuggy"),
  scenario("HealthDashboard/Fixed", named: "HealthDashboardFixed"),
  scenario("Groceries", named: "Groceries", swift5: true),
  scenario("Immunizations", named: "Immunizations", swift5: true),
  scenario("PlainIntegers", named: "PlainIntegers"),
  scenario("ClinicDirectory", named: "ClinicDirectory", swift5: true),
  scenario("BodyAtlas", named: "BodyAtlas", swift5: true),
  scenario("TriageBoard", named: "TriageBoard", swift5: true),
  scenario("SupplyShelf", named: "SupplyShelf", swift5: true),
  scenario("BedList", named: "BedList", swift5: true),
  scenario("CareChat/Buggy", named: "CareChatBuggy", swift5: true),
  scenario("CareChat/Fixed", named: "CareChatFixed", swift5: true),
  scenario("RegistrationDemo", named: "RegistrationDemo"),
  scenario("LookAlikes/Conversations", named: "ConversationsLookAlike"),
  scenario("LookAlikes/LabResults", named: "LabResultsLookAlike"),
  scenario("LookAlikes/CareTeam", named: "CareTeamLookAlike"),
  scenario("LookAlikes/ActivityFeed", named: "ActivityFeedLookAlike"),
  scenario("LookAlikes/Doses", named: "DosesLookAlike"),
  scenario("LookAlikes/Articles", named: "ArticlesLookAlike"),
  scenario("LookAlikes/Allergies", named: "AllergiesLookAlike"),
  scenario("LookAlikes/Devices", named: "DevicesLookAlike"),
  scenario("LookAlikes/Trials", named: "TrialsLookAlike"),
  scenario("LookAlikes/Vitals", named: "VitalsLookAlike"),
  scenario("LookAlikes/FollowUps", named: "FollowUpsLookAlike"),
  scenario("LookAlikes/Groceries", named: "GroceriesLookAlike"),
  scenario("Correct/HostedState", named: "CorrectHostedState"),
  scenario("Correct/CellReset", named: "CorrectCellReset", swift5: true),
  scenario("Correct/InteractionState", named: "CorrectInteractionState"),
  scenario("Correct/ActionsByIdentity", named: "CorrectActionsByIdentity", swift5: true),
  scenario("Correct/StateByIdentity", named: "CorrectStateByIdentity"),
  scenario("Correct/ModelUpdates", named: "CorrectModelUpdates"),
  scenario("Correct/SelfSizing", named: "CorrectSelfSizing", swift5: true),
  scenario("Correct/SnapshotIdentity", named: "CorrectSnapshotIdentity"),
  scenario("Correct/TimeAndChance", named: "CorrectTimeAndChance"),
  scenario("Correct/EditingAndMenus", named: "CorrectEditingAndMenus", swift5: true),
  scenario("Correct/ClassicTables", named: "CorrectClassicTables", swift5: true),
  scenario("Correct/HostingAndLifecycle", named: "CorrectHostingAndLifecycle"),
  scenario("Correct/Assortment", named: "CorrectAssortment"),
  scenario("Classics/Buggy", named: "ClassicsBuggy"),
  scenario("Classics/Fixed", named: "ClassicsFixed"),
  scenario("Buggy/LostViewState", named: "BuggyLostViewState"),
  scenario("Buggy/StaleIndexState", named: "BuggyStaleIndexState"),
  scenario("Buggy/StaleIndexAccess", named: "BuggyStaleIndexAccess"),
  scenario("Buggy/UnstableIdentity", named: "BuggyUnstableIdentity"),
  scenario("Buggy/MutatedIdentifier", named: "BuggyMutatedIdentifier", swift5: true),
  scenario("Buggy/SizeNeverSettles", named: "BuggySizeNeverSettles"),
  scenario("Buggy/InvalidUpdate", named: "BuggyInvalidUpdate"),
  scenario("Buggy/Nondeterminism", named: "BuggyNondeterminism"),
  scenario("Buggy/MarkedByTouch", named: "BuggyMarkedByTouch"),
  scenario("Buggy/RetainedAfterTeardown", named: "BuggyRetainedAfterTeardown"),
  scenario("Buggy/Crash", named: "BuggyCrash"),
  scenario("Buggy/SizeDependsOnHistory", named: "BuggySizeDependsOnHistory"),
  scenario("Buggy/AddedHandlers", named: "BuggyAddedHandlers"),
  scenario("Buggy/AccessibilityHistory", named: "BuggyAccessibilityHistory"),
  scenario("Buggy/ModifiedDuringUpdate", named: "BuggyModifiedDuringUpdate"),
  scenario("Buggy/HostingMisuse", named: "BuggyHostingMisuse"),
  scenario("Buggy/Crashes", named: "BuggyCrashes"),
  scenario("Buggy/Sizes", named: "BuggySizes"),
  scenario("Buggy/TableStates", named: "BuggyTableStates"),
  scenario("Buggy/Lifecycle", named: "BuggyLifecycle"),
  scenario("Buggy/EverydayCells", named: "BuggyEverydayCells", swift5: true),
]

let package = Package(
  name: "CellHarness",
  products: [
    .library(
      name: "CellHarnessTesting",
      targets: appleModules + [
        "CellTrace", "HeadlessCore", "CellHarness", "CellDetectors", "CellRuns", "CellReports", "CellHarnessTesting",
      ]),
    .library(
      name: "CellHarnessCLI",
      targets: appleModules + [
        "CellTrace", "HeadlessCore", "CellHarness", "CellDetectors", "CellRuns", "CellReports", "CellHarnessCLI",
      ]),
    .executable(name: "cellharness", targets: ["CellHarnessTool"]),
    .executable(name: "benchmarks", targets: ["CellBenchmarks"]),
    .plugin(name: "CellHarnessApp", targets: ["CellHarnessApp"]),
  ],
  targets: [
    // Bottom: what happened, as values.
    .target(name: "CellTrace"),
    // libcurl is what Foundation's sessions call; a program exports its own functions of that name only if it is linked.
    .target(name: "CInterposer", linkerSettings: [.linkedLibrary("dl"), .linkedLibrary(":libcurl.so.4")]),
    .target(name: "HeadlessCore", dependencies: names(["CellTrace", "CInterposer"])),

    // Modules that stand in for Apple's.
    .target(name: "CoreGraphics"),
    .target(name: "QuartzCore", dependencies: names(["CoreGraphics"])),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "COSLog"),
    .target(name: "os", dependencies: names(["COSLog"])),
    .target(name: "OSLog", dependencies: names(["os"])),
    .target(name: "Combine", dependencies: names(["HeadlessCore"])),
    .target(name: "CSelectorSections"),
    .target(name: "SelectorDispatch", dependencies: names(["HeadlessCore", "CSelectorSections"])),
    .target(
      name: "UIKit",
      dependencies: names([
        "CellTrace", "HeadlessCore", "CoreGraphics", "QuartzCore", "SelectorDispatch", "UniformTypeIdentifiers", "SwiftUIMacros",
      ])),
    .macro(name: "SwiftUIMacros"),
    .target(
      name: "SwiftUI",
      dependencies: names(["CellTrace", "HeadlessCore", "Combine", "SwiftUIMacros"] + uiKit)),
    .target(name: "Charts", dependencies: names(swiftUI)),
    .target(name: "SafariServices", dependencies: names(uiKit)),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),

    // The harness.
    .target(name: "CellHarness", dependencies: names(["CellTrace", "HeadlessCore"] + swiftUI)),
    .target(name: "CellDetectors", dependencies: names(["CellTrace"])),
    .target(
      name: "CellRuns",
      dependencies: names(["CellTrace", "CInterposer", "HeadlessCore", "CellHarness", "CellDetectors", "CellReports"] + swiftUI)),
    .target(name: "CellReports", dependencies: names(["CellTrace", "CellDetectors"])),
    .target(
      name: "CellHarnessTesting",
      dependencies: names(
        ["CellTrace", "HeadlessCore", "CellHarness", "CellDetectors", "CellRuns", "CellReports"] + appleModules)),
    .target(
      name: "CellHarnessCLI",
      dependencies: names(
        ["CellTrace", "HeadlessCore", "CellHarness", "CellDetectors", "CellRuns", "CellReports"] + swiftUI)),
    .target(
      name: "ScenarioCatalog",
      dependencies: names(scenarios.map(\.name) + ["CellTrace", "CellHarness"] + appleModules),
      path: "Scenarios/Catalog"),
    .executableTarget(
      name: "CellHarnessTool",
      dependencies: names(["CellHarnessCLI", "ScenarioCatalog", "CellHarness", "CellTrace"] + appleModules)),
    .executableTarget(
      name: "CellBenchmarks",
      dependencies: names(["CellTrace", "HeadlessCore", "CellHarness", "CellRuns", "ScenarioCatalog"] + appleModules)),

    // An app's own folder, compiled from copies without Objective-C.
    .target(
      name: "AppSourceRewriter",
      // Optimized in debug builds too: a plug-in's tool is always built for debugging, and parsing is most of its work.
      swiftSettings: [.unsafeFlags(["-I", swiftSyntax, "-O"])],
      linkerSettings: [
        .unsafeFlags(
          ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"].map { "-l\($0)" }
            + ["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])
      ]),
    .executableTarget(
      name: "AppSourceTool", dependencies: names(["AppSourceRewriter"]), swiftSettings: [.unsafeFlags(["-I", swiftSyntax])]),
    .plugin(
      name: "CellHarnessApp", capability: .buildTool(), dependencies: ["AppSourceTool"], path: "Sources/CellHarnessApp"),

    // Tests mirror Sources.
    .testTarget(name: "CellTraceTests", dependencies: names(["CellTrace"])),
    .testTarget(name: "HeadlessCoreTests", dependencies: names(["HeadlessCore", "CellTrace", "CInterposer"])),
    .testTarget(name: "CombineTests", dependencies: names(["Combine", "HeadlessCore", "CellTrace"])),
    .testTarget(
      name: "UIKitTests", dependencies: names(["CellTrace", "HeadlessCore", "_Testing_UIKit", "_Testing_CoreGraphics"] + uiKit)),
    .testTarget(name: "SwiftUITests", dependencies: names(["CellTrace", "HeadlessCore", "SwiftUIMacros"] + appleModules)),
    .testTarget(
      name: "ChartsTests",
      dependencies: names(
        [
          "HealthDashboardBuggy", "HealthDashboardFixed", "CellHarnessTesting", "CellReports", "CellRuns", "CellDetectors",
          "CellHarness", "CellTrace", "HeadlessCore",
        ] + appleModules)),
    // In Swift 5 mode, as half of the apps are; the Swift 6 half of `#Preview` is in SwiftUITests.
    .testTarget(
      name: "SwiftUIMacrosTests", dependencies: names(["SwiftUIMacros"] + swiftUI),
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: names(["CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "os", "OSLog"])),
    .testTarget(name: "CellDetectorsTests", dependencies: names(["CellDetectors", "CellTrace"])),
    .testTarget(
      name: "CellRunsTests",
      dependencies: names(
        ["CellRuns", "CellHarness", "CellDetectors", "CellTrace", "HeadlessCore", "CInterposer"] + appleModules)),
    // In Swift 5 mode: closures of main-actor classes are called from other threads without checks, as in most apps.
    .testTarget(
      name: "CellRunsSwift5Tests",
      dependencies: names(["CellRuns", "CellHarness", "CellDetectors", "CellTrace", "HeadlessCore"] + appleModules),
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CellReportsTests", dependencies: names(["CellReports", "CellDetectors", "CellTrace"]),
      exclude: ["Golden"]),
    .testTarget(
      name: "ScenarioTests",
      dependencies: names(
        [
          "ScenarioCatalog", "ConditionsBuggy", "ConditionsFixed", "CounterBuggy", "DoctorPhotosBuggy", "DoctorPhotosFixed",
          "ThumbnailsBuggy", "ThumbnailsFixed", "GroceriesLookAlike", "CellHarnessTesting", "CellHarnessCLI",
          "CellReports", "CellRuns", "CellDetectors", "CellHarness", "CellTrace", "HeadlessCore",
        ] + appleModules),
      exclude: ["Golden"]),
    .testTarget(
      name: "AppSourceRewriterTests", dependencies: names(["AppSourceRewriter"]),
      swiftSettings: [.unsafeFlags(["-I", swiftSyntax])]),
    // A small app in a folder of its own, compiled by the plug-in and run: every form that it rewrites.
    .testTarget(
      name: "AppFormsTests", dependencies: names(["CellTrace", "HeadlessCore", "_Testing_UIKit", "Combine", "os"] + uiKit),
      exclude: ["App"], swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["CellHarnessApp"]),
    .testTarget(name: "RepositoryTests"),
  ] + scenarios,
  swiftLanguageModes: [.v6]
)

// `CELLHARNESS_TESTS=UIKitTests,RepositoryTests swift test` builds these test targets and what they need: a change in
// `UIKit` otherwise recompiles every scenario.
if let tests = Context.environment["CELLHARNESS_TESTS"] {
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
