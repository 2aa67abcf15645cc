/// How a project has a module's Swift compiled, as far as that changes what the code means or whether it compiles.
struct SwiftSettings: Equatable {
  /// 5 or 6. What is older is compiled as 5.
  var languageMode = 5
  /// True if declarations belong to the main actor unless they say otherwise.
  var isolatesToMainActor = false
  /// Upcoming features that are switched on, without those that only reject code.
  var features: [String] = []
  /// Names that `#if` asks for. `DEBUG` is none of them: a debug build of a package has it anyway.
  var conditions: [String] = []
}

extension SwiftSettings {
  /// - Parameter lists: Build settings, the module's own first, the project's after them.
  init(_ lists: [[String: Any]]) {
    let settings = BuildSettings(lists: lists)
    languageMode = (settings.words("SWIFT_VERSION").first.flatMap { Double($0) } ?? 5) >= 6 ? 6 : 5
    isolatesToMainActor = settings.words("SWIFT_DEFAULT_ACTOR_ISOLATION") == ["MainActor"]
    features = SwiftSettings.features(settings, languageMode)
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    let defined =
      settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + SwiftSettings.values(of: "-D", flags)
      + flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    var seen: Set<String> = ["DEBUG"]
    conditions = defined.filter { SwiftSettings.isIdentifier($0) && seen.insert($0).inserted }
  }

  /// - Parameter manifest: A package's `Package.swift`. Tools of version 6 compile in the sixth mode unless it names another one. What it
  ///   defines for iOS, or for every platform, is defined in each of its modules.
  init(manifest: String) {
    let tools = manifest.firstMatch(of: #/swift-tools-version:\s*(\d+)/#).flatMap { Int($0.1) } ?? 5
    let named =
      manifest.matches(of: #/(?:swiftLanguageModes|swiftLanguageVersions)\s*:\s*\[([^\]]*)\]/#).map { String($0.1) }
      + manifest.matches(of: #/swiftLanguageMode\(([^)]*)\)/#).map { String($0.1) }
    languageMode = named.isEmpty ? (tools >= 6 ? 6 : 5) : named.contains { $0.contains("6") } ? 6 : 5
    var seen: Set<String> = ["DEBUG"]
    for defined in manifest.matches(of: #/\.define\(\s*"(\w+)"\s*(?:,\s*\.when\(([^)]*)\))?/#) {
      let condition = defined.2.map { String($0) } ?? ""
      let isForPhones = !condition.contains("platforms") || condition.contains(".iOS")
      guard isForPhones, !condition.contains(".release"), seen.insert(String(defined.1)).inserted else { continue }
      conditions.append(String(defined.1))
    }
  }

  private static func features(_ settings: BuildSettings, _ languageMode: Int) -> [String] {
    let isApproachable = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    let named = Set(values(of: "-enable-upcoming-feature", flags))
    let isBareSlash = readsPatterns(settings) || flags.contains("-enable-bare-slash-regex")
    return known.filter { feature in
      // A mode that has a feature complains when it is switched on once more.
      guard languageMode < feature.untilMode else { return false }
      return settings.isOn(feature.setting) || named.contains(feature.name) || (isApproachable && feature.isApproachable)
        || (isBareSlash && feature.name == "BareSlashRegexLiterals")
    }.map(\.name)
  }

  /// Whether `/…/` is a pattern: Xcode reads it so in every project, also for versions of iOS that have no patterns and need `@available`, unless
  /// the setting says otherwise.
  private static func readsPatterns(_ settings: BuildSettings) -> Bool {
    let name = "SWIFT_ENABLE_BARE_SLASH_REGEX"
    return settings.words(name).isEmpty ? !settings.words("IPHONEOS_DEPLOYMENT_TARGET").isEmpty : settings.isOn(name)
  }

  /// What follows a flag in a list of arguments.
  private static func values(of flag: String, _ arguments: [String]) -> [String] {
    zip(arguments, arguments.dropFirst()).filter { $0.0 == flag }.map(\.1)
  }

  private struct Feature {
    var name: String
    /// The build setting of its own.
    var setting: String
    /// The language mode that has it without being asked.
    var untilMode: Int
    /// True if approachable concurrency brings it along.
    var isApproachable = false
  }

  private static let known = [
    Feature(name: "BareSlashRegexLiterals", setting: "SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS", untilMode: 6),
    Feature(
      name: "DisableOutwardActorInference", setting: "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", untilMode: 6,
      isApproachable: true),
    Feature(
      name: "GlobalActorIsolatedTypesUsability", setting: "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
      untilMode: 6, isApproachable: true),
    Feature(
      name: "InferIsolatedConformances", setting: "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", untilMode: 7,
      isApproachable: true),
    Feature(
      name: "InferSendableFromCaptures", setting: "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", untilMode: 6,
      isApproachable: true),
    Feature(
      name: "NonisolatedNonsendingByDefault", setting: "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT",
      untilMode: 7, isApproachable: true),
    Feature(name: "ImplicitOpenExistentials", setting: "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS", untilMode: 6),
    Feature(name: "ForwardTrailingClosures", setting: "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES", untilMode: 6),
    Feature(name: "IsolatedDefaultValues", setting: "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES", untilMode: 6),
    Feature(name: "DynamicActorIsolation", setting: "SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION", untilMode: 6),
  ]

  private static func isIdentifier(_ text: String) -> Bool {
    text.first?.isNumber == false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension SwiftSettings {
  /// Arguments for the compiler.
  var arguments: [String] {
    ["-swift-version", "\(languageMode)"] + (isolatesToMainActor ? ["-default-isolation", "MainActor"] : [])
      + features.flatMap { ["-enable-upcoming-feature", $0] } + conditions.flatMap { ["-D", $0] }
  }

  /// Settings of a target in a manifest.
  var manifest: String {
    let all =
      [".swiftLanguageMode(.v\(languageMode))"] + (isolatesToMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + features.map { ".enableUpcomingFeature(\"\($0)\")" } + conditions.map { ".define(\"\($0)\")" }
    return "[\(all.joined(separator: ", "))]"
  }
}

/// Lists of build settings in which the first that has a name counts, and may take the next one's value into its own.
private struct BuildSettings {
  let lists: [[String: Any]]

  func isOn(_ name: String) -> Bool { words(name) == ["YES"] }

  func words(_ name: String) -> [String] { words(name, lists[...]) }

  private func words(_ name: String, _ lists: ArraySlice<[String: Any]>) -> [String] {
    guard let list = lists.first else { return [] }
    let rest = lists.dropFirst()
    let own: [String]
    switch list[name] {
    case let text as String: own = text.split(separator: " ").map(String.init)
    case let all as [String]: own = all
    default: return words(name, rest)
    }
    return own.flatMap { ["$(inherited)", "${inherited}"].contains($0) ? words(name, rest) : [$0] }
  }
}
