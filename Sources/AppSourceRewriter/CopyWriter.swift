/// Writes the copy of one file: what has to be imported, the file itself with its replacements, what it adds.
struct CopyWriter {
  let path: String
  let source: [UInt8]
  let facts: SourceFacts
  let index: ModuleIndex
  var modules = ModuleConfiguration()

  var text: String {
    let table = DispatchTable(facts: facts, index: index)
    let keys = KeyValueTable(facts: facts, index: index)
    let hidden = facts.hiddenAliases.filter { !index.declaresType($0.name) }
      .map { "\(index.isPublic($0.owner) ? "public " : "")\($0.text)\n" }
    let closures = ConcurrentClosure.called(in: facts, index)
    let additions =
      table.text + keys.text + OptionalRequirements.text(of: facts, index) + closures.map(\.text).joined() + hidden.joined()
    var needed = facts.uses
    if closures.contains(where: \.isOfNetworking) { needed.insert(.networking) }
    if !table.text.isEmpty || !keys.text.isEmpty || !facts.selectors.isEmpty || additions.contains("SelectorDispatch.") {
      needed.insert(.selectors)
    }
    // What XCTest imports on Apple's platforms, and so what brings XCTest along.
    if !facts.imports.isDisjoint(with: ["XCTest", "Quick", "Nimble"]) || facts.usesUIKit { needed.insert(.uiKit) }
    // What a class's extensions override names types that the file of the class may not know of.
    if ExtensionOverrides.hasRelays(in: facts, index) { needed.insert(.uiKit) }
    let imports = ImpliedModule.allCases.filter { needed.contains($0) && isImplied($0) }.map { "import \($0.rawValue)\n" }
    var result = imports.joined() + "#sourceLocation(file: \(literal(path)), line: 1)\n"
    result += String(
      decoding: Edit.apply(edits(needsFilePrivate: table.needsNestedTypes || keys.needsNestedTypes), to: source), as: UTF8.self)
    if !additions.isEmpty { result += "\n#sourceLocation()\n" + additions }
    return result
  }

  /// Foundation and what re-exports it bring the others along; modules that have no Foundation do not.
  private func isImplied(_ module: ImpliedModule) -> Bool {
    switch module {
    // The header of a framework, and one that bridges to Objective-C, import it for all files of the module.
    case .foundation: facts.imports.isDisjoint(with: ImpliedModule.carriers)
    case .combine, .security, .xml, .digests:
      !facts.imports.contains(module.rawValue) && facts.imports.contains { ImpliedModule.carriers.contains($0) }
    // A library may bring Foundation along, as those for requests do, and so may a header that bridges.
    case .networking: !facts.imports.contains(module.rawValue)
    // Security has names of its own for the same.
    case .coreFoundation:
      !facts.imports.contains("Security") && !facts.uses.contains(.security)
        && facts.imports.contains { $0 == "CoreFoundation" || ImpliedModule.carriers.contains($0) }
    // Foundation brings it along on Apple's platforms, and so does everything that brings Foundation.
    case .observation: facts.imports.isDisjoint(with: ["Observation", "SwiftUI"])
    case .uiKit:
      (!facts.imports.isEmpty || facts.usesUIKit)
        && facts.imports.isDisjoint(with: ImpliedModule.uiCarriers)
    case .selectors: true
    case .coreData: !facts.imports.contains("CoreData") && !facts.imports.isDisjoint(with: ["UIKit", "SwiftUI"])
    case .notifications:
      !facts.imports.contains(module.rawValue) && !facts.imports.isDisjoint(with: ["UIKit", "SwiftUI"])
    case .system: !facts.imports.isEmpty && facts.imports.isDisjoint(with: ["os", "OSLog"])
    }
  }

  private func edits(needsFilePrivate: Bool) -> [Edit] {
    replacedImports + replacedQualifiers + ownEdits + facts.selectors.map(selector)
      + facts.optionalCalls.flatMap { OptionalRequirements.edits(of: $0, index) }
      + OptionalRequirements.requirements(in: facts, index) + ExtensionOverrides.edits(of: facts, index)
      + FrameworkExtensionOverrides(facts: facts, index: index, source: source).edits
      + KeyValueOverrides.edits(of: facts, index)
      + (index.declaresType("Progress") ? [] : facts.progresses.map { Edit(at: $0, "parent: nil") })
      + (needsFilePrivate ? facts.nestedPrivate : [])
  }

  /// Imports of modules that are not here.
  private var replacedImports: [Edit] {
    facts.importPlaces.compactMap { place in
      AbsentModules.replacement(of: place.module, modules).map { .fill(place.start..<place.end, of: source, with: $0) }
    }
  }

  /// Names of such modules before their own names. A type of the app's own may have that name where the module is not imported.
  private var replacedQualifiers: [Edit] {
    facts.qualifiers.compactMap { place in
      // The system's own module comes with every other one.
      guard facts.imports.contains(place.module) || place.module == "Darwin",
        let name = AbsentModules.qualifier(of: place.module, modules)
      else {
        return nil
      }
      return .fill(place.start..<place.end, of: source, with: name)
    }
  }

  /// What follows from the file alone; what stands in an import that is replaced goes with it.
  private var ownEdits: [Edit] {
    let gone = facts.importPlaces.filter { AbsentModules.replacement(of: $0.module, modules) != nil }
    return gone.isEmpty
      ? facts.edits : facts.edits.filter { edit in !gone.contains { $0.start <= edit.start && edit.end <= $0.end } }
  }

  private func selector(_ use: SelectorUse) -> Edit {
    let found = index.resolve(use)
    let expression =
      found.isOfApp
      ? "Selector(\(literal(found.selector)))" : "SelectorDispatch.FrameworkSelector.named(\(literal(found.selector)))"
    return .fill(use.start..<use.end, of: source, with: expression)
  }
}

extension ImpliedModule {
  /// Modules that re-export Foundation.
  static let carriers: Set<String> = [
    "AVFoundation", "AVKit", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "Charts",
    "CloudKit", "Contacts", "ContactsUI", "CoreData", "CoreHaptics", "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight",
    "CryptoKit", "EventKit", "EventKitUI", "Foundation", "GameplayKit", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer",
    "MessageUI", "MultipeerConnectivity", "Network", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices",
    "Security", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "WatchConnectivity", "WebKit", "WidgetKit",
  ]

  /// Modules that re-export UIKit.
  static let uiCarriers: Set<String> = [
    "AVKit", "AuthenticationServices", "Charts", "ContactsUI", "EventKitUI", "LinkPresentation", "MediaPlayer", "MessageUI",
    "MultipeerConnectivity", "Photos", "PhotosUI", "QuickLook", "SafariServices", "StoreKit", "SwiftUI", "TipKit", "UIKit",
    "WebKit", "WidgetKit",
  ]
}

/// A string as Swift source.
func literal(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
