import Foundation
import Testing

@testable import AppAdoption

@Suite("How a project has its Swift compiled") struct SwiftSettingsTests {
  @Test("The module's settings count before the project's, and take them into their own")
  func lists() {
    let settings = SwiftSettings([
      ["SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) STAGING"],
      [
        "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["DEBUG", "MOCK"],
        "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
      ],
    ])
    #expect(settings == SwiftSettings(languageMode: 6, isolatesToMainActor: true, conditions: ["MOCK", "STAGING"]))
    #expect(settings.arguments == ["-swift-version", "6", "-default-isolation", "MainActor", "-D", "MOCK", "-D", "STAGING"])
    #expect(
      settings.manifest
        == "[.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .define(\"MOCK\"), .define(\"STAGING\")]")
  }

  @Test("Versions before 5 compile as 5, and a project that says nothing as well", arguments: ["3.0", "4.2", "5.5", ""])
  func older(version: String) {
    #expect(SwiftSettings(version.isEmpty ? [] : [["SWIFT_VERSION": version]]) == SwiftSettings())
    #expect(SwiftSettings().manifest == "[.swiftLanguageMode(.v5)]")
  }

  @Test("Approachable concurrency is its features, in the sixth mode those that the mode lacks")
  func approachable() {
    let all = [
      "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
      "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]
    #expect(SwiftSettings([["SWIFT_APPROACHABLE_CONCURRENCY": "YES"]]).features == all)
    #expect(
      SwiftSettings([["SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_VERSION": "6.0"]]).features
        == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
    #expect(SwiftSettings([["SWIFT_APPROACHABLE_CONCURRENCY": "NO"]]).features == [])
  }

  @Test("Between strokes stands a pattern in every project of Xcode, unless the setting says no")
  func patterns() {
    func features(_ settings: [String: Any]) -> [String] { SwiftSettings([settings]).features }
    #expect(features(["IPHONEOS_DEPLOYMENT_TARGET": "16.0"]) == ["BareSlashRegexLiterals"])
    #expect(features(["IPHONEOS_DEPLOYMENT_TARGET": "15.5"]) == ["BareSlashRegexLiterals"])
    #expect(features([:]) == [])
    #expect(features(["IPHONEOS_DEPLOYMENT_TARGET": "17.2", "SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"]) == [])
    #expect(
      features(["IPHONEOS_DEPLOYMENT_TARGET": "15.0", "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"]) == ["BareSlashRegexLiterals"])
    #expect(features(["IPHONEOS_DEPLOYMENT_TARGET": "18.0", "SWIFT_VERSION": "6.0"]) == [])
  }

  @Test(
    "A package compiles in the mode of its tools, or in the one that it names",
    arguments: [
      ("// swift-tools-version:5.9", 5), ("// swift-tools-version: 6.0", 6),
      ("// swift-tools-version:6.2\nswiftLanguageModes: [.v5]", 5),
      ("// swift-tools-version:5.9\nswiftLanguageVersions: [.version(\"6\")]", 6),
      ("// swift-tools-version:6.1\nswiftSettings: [.swiftLanguageMode(.v5)]", 5), ("", 5),
    ])
  func package(manifest: String, mode: Int) { #expect(SwiftSettings(manifest: manifest).languageMode == mode) }

  @Test("A package's names for iOS and for all platforms are defined, those for others and for releases are not")
  func packageConditions() {
    let manifest = """
      // swift-tools-version:6.0
      swiftSettings: [
        .define("macOS", .when(platforms: [.macOS])), .define("iOS", .when(platforms: [.iOS, .macCatalyst])),
        .define("PLAIN"), .define("FAST", .when(configuration: .release)), .define("PLAIN"),
      ]
      """
    #expect(SwiftSettings(manifest: manifest).conditions == ["iOS", "PLAIN"])
  }

  @Test("Flags name conditions and features too")
  func flags() {
    let settings = SwiftSettings([
      ["OTHER_SWIFT_FLAGS": "-DLOCAL -D BETA -enable-bare-slash-regex -enable-upcoming-feature InferSendableFromCaptures"]
    ])
    #expect(settings.conditions == ["BETA", "LOCAL"])
    #expect(settings.features == ["BareSlashRegexLiterals", "InferSendableFromCaptures"])
  }

  @Test("A module whose declarations belong to the main actor is compiled, judged and written as one")
  func mainActor() throws {
    let app = try AppFixture([
      "App.xcodeproj/project.pbxproj": project("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_VERSION = 5.0;"),
      "Code/A.swift": Self.source,
      "Code/Assets.xcassets/Brand.colorset/Contents.json": "{}", "Code/Shop.xcdatamodeld/Shop.xcdatamodel/contents": Self.model,
    ])
    var lines: [String] = []
    let code = Adoption.run([app.place], output: Adoption.Output(print: { lines.append($0) }, complain: { lines.append($0) }))
    #expect(code == 0)
    #expect(lines.joined(separator: "\n").contains("do not compile           0"), "\(lines)")
    let manifest = try #require(app.text("App-CellHarness/Package.swift"))
    #expect(manifest.contains("swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)], plugins:"))
  }

  @Test("The same module without the setting does not compile")
  func notIsolated() throws {
    let app = try AppFixture([
      "App.xcodeproj/project.pbxproj": project("SWIFT_VERSION = 5.0;"), "Code/A.swift": Self.source,
      "Code/Assets.xcassets/Brand.colorset/Contents.json": "{}", "Code/Shop.xcdatamodeld/Shop.xcdatamodel/contents": Self.model,
    ])
    var lines: [String] = []
    _ = Adoption.run([app.place, "--dry-run"], output: Adoption.Output(print: { lines.append($0) }, complain: { _ in }))
    #expect(lines.joined(separator: "\n").contains("do not compile           1"), "\(lines)")
  }

  private static let source = """
    import CoreData
    import SwiftData
    import SwiftUI
    import UIKit
    final class Badge: NSObject {
      let label = UILabel()
      func show(_ count: Int) { label.text = "\\(count)" }
      @objc func clear() { label.text = Bundle.main.bundleIdentifier }
      func listen(_ button: UIButton) { button.addTarget(self, action: #selector(clear), for: .touchUpInside) }
    }
    @MainActor final class Store { var count = 0 }
    final class Counter {
      func count(in store: Store) -> Int { store.count }
    }
    func color() -> UIColor { .brand }
    nonisolated func price(of item: Item) -> Int { Int(item.price) }
    @Model final class Entry {
      var title: String
      var count = 0
      init(title: String) { self.title = title }
      func show(on label: UILabel) { label.text = title }
    }
    struct Entries: View {
      @Query(filter: #Predicate<Entry> { $0.count > 1 }, sort: \\Entry.title) var entries: [Entry]
      @Environment(\\.modelContext) var context
      var body: some View {
        List(entries) { Text($0.title) }.onAppear { context.insert(Entry(title: "First")) }
      }
    }
    struct Row: View { var body: some View { Text("Row").foregroundStyle(.brand) } }
    """
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
    <attribute name="price" attributeType="Integer 16" usesScalarValueType="YES"/></entity></model>
    """

  private func project(_ settings: String) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; classes = {}; objectVersion = 77; rootObject = P;
      objects = {
        P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (CR, CD); };
        CR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 6.0; }; };
        CD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (GA); };
        GA = { isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = ();
              fileSystemSynchronizedGroups = (GA); };
      };
    }
    """
  }
}
