import CellDetectors
import CellReports
import CellTrace

extension CommandOption {
  /// All options, in the order of the help.
  static let all: [CommandOption] = [
    filter, skip, expecting, profile, policy, traits, seed, shard, shardTimes, step, steps, seconds, plateau, patience,
    jobs, noScripts, exhaustive, explore, emitTest, regressions, times, watch, output, keepTraces, reporter, color, quiet,
    markdown, svg, dryRun, baseline, reason, strictBaseline, failOnWarnings, passWithNoScenarios, config, preset, printConfig,
  ]

  // MARK: Which scenarios

  static let filter = CommandOption(
    name: "--filter", value: Value(label: "REGEX"), summary: "only scenarios whose names match"
  ) { options, text, _ in options.filter = try regex(text) }

  static let skip = CommandOption(
    name: "--skip", value: Value(label: "REGEX"), summary: "skip scenarios whose names match"
  ) { options, text, _ in options.skip = try regex(text) }

  static let expecting = CommandOption(
    name: "--expecting", value: Value(label: "ID", choices: ["none"] + DetectorCatalog.all.map { $0.id }),
    summary: "only scenarios that expect this detector; none: only those that must stay silent"
  ) { options, text, _ in
    guard text == "none" || DetectorCatalog.detector(text) != nil else { throw ValueError.wants("a detector's id, or 'none'") }
    options.expecting = text
  }

  // MARK: How they are run

  static let profile = CommandOption(
    name: "--profile", value: Value(label: "NAME", choices: profileNames),
    summary: "iOS17, iOS18 or iOS26; repeat for several (iOS17 and iOS18)", repeats: true
  ) { options, text, _ in
    guard profileNames.contains(text) else { throw ValueError.wants("one of \(profileNames.joined(separator: ", "))") }
    options.profiles.append(text)
  }

  static let policy = CommandOption(
    name: "--policy", value: Value(label: "NAME", choices: policyNames),
    summary: "only these besides lifo; repeat for several, see Policies", repeats: true
  ) { options, text, _ in
    guard Policy.named(text) != nil else {
      throw ValueError.wants(
        "\(policyNames.joined(separator: ", ")), random-N, or choices as in touch-delay=0,section-gap=20")
    }
    options.policies.append(text)
  }

  static let traits = CommandOption(
    name: "--traits",
    value: Value(label: "WORDS", choices: ["standard", "bold", "dark", "rtl", "contrast", "safe-area"]),
    summary: "device and settings, words with commas; repeat for several, see Traits", repeats: true
  ) { options, text, _ in
    do throws(HostTraits.BadWord) {
      options.traits.append(try HostTraits(text))
    } catch {
      throw ValueError.traits(error)
    }
  }

  static let seed = CommandOption(
    name: "--seed", value: Value(label: "N"), summary: "seed of all randomness (1)"
  ) { options, text, _ in
    guard let seed = UInt64(text) else { throw ValueError.wants("a number from 0 up") }
    options.seed = seed
  }

  static let step = CommandOption(
    name: "--step", value: Value(label: "N"), summary: "only what is shown after this step (0: the screen opens)"
  ) { options, text, _ in
    guard let step = Int(text), step >= 0 else { throw ValueError.wants("a step's number from 0 up") }
    options.step = step
  }

  /// A regular expression that can be read.
  private static func regex(_ text: String) throws -> String {
    // What reads patterns ends the program where brackets are nested some thousand times.
    guard text.count(where: { "([{".contains($0) }) <= 100 else {
      throw ValueError.wants("a regular expression with at most 100 brackets")
    }
    guard (try? Regex(text)) != nil else { throw ValueError.wants("a regular expression") }
    return text
  }
}
