import Foundation

/// An option with its value, and who said so.
struct Setting {
  let option: CommandOption
  let text: String
  /// `command line`, `cellharness.json`, `cellharness.json, preset ci`.
  let origin: String
}

/// Options that a file gives every command, so that nobody has to write them again:
///
/// ```json
/// {
///   "options": { "profile": ["iOS18"], "seed": 7 },
///   "presets": { "ci": { "color": "never", "strict-baseline": true, "reporter": ["junit=tests.xml"] } }
/// }
/// ```
///
/// The keys are the options' names without dashes. A preset counts where `--preset` names it; the command line has the last word.
enum SettingsFile {
  /// Where it is if nobody says where.
  static let usual = "cellharness.json"

  /// A file that can't be used, and what to do.
  struct Problem: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// The settings that count for a command.
  static func read(_ options: RunOptions, _ command: CommandName) throws -> [Setting] {
    guard !command.options.isEmpty else { return [] }
    let path = options.configFile ?? usual
    guard FileManager.default.fileExists(atPath: path) else {
      if options.configFile != nil { throw Problem(description: "the settings file \(path) is not there; check --config") }
      if let preset = options.preset {
        throw Problem(
          description: "there is no settings file that could have a preset '\(preset)'; write \(usual), or name one with --config"
        )
      }
      return []
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem(description: "the settings file \(path) can't be read; check that it is a file and its permissions")
    }
    return try settings(in: data, path: path, preset: options.preset, for: command)
  }

  static func settings(
    in data: Data, path: String, preset wanted: String?, for command: CommandName
  ) throws -> [Setting] {
    guard let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Problem(description: "\(path) is not a JSON object; write {\"options\": {…}, \"presets\": {\"ci\": {…}}}")
    }
    if let key = file.keys.sorted().first(where: { $0 != "options" && $0 != "presets" }) {
      throw Problem(description: "\(path) has the key '\(key)'; there are 'options' and 'presets'")
    }
    let presets = try object(file["presets"] ?? [String: Any](), path, "presets")
    var result = try group(try object(file["options"] ?? [String: Any](), path, "options"), path, "options", origin: path)
    // All presets are checked, also those that do not count now.
    for name in presets.keys.sorted() {
      let key = "presets.\(name)"
      let preset = try object(presets[name] as Any, path, key)
      let settings = try group(preset, path, key, origin: "\(path), preset \(name)")
      // A flag that the preset takes back leaves no setting, but it is replaced all the same.
      if name == wanted { result = result.filter { preset[$0.option.key] == nil } + settings }
    }
    if let wanted, presets[wanted] == nil {
      let names = presets.keys.sorted().joined(separator: ", ")
      throw Problem(description: "\(path) has no preset '\(wanted)'; " + (names.isEmpty ? "it has none" : "it has \(names)"))
    }
    return result.filter { setting in command.options.contains { $0.name == setting.option.name } }
  }

  private static func object(_ value: Any, _ path: String, _ key: String) throws -> [String: Any] {
    guard let object = value as? [String: Any] else {
      throw Problem(description: "'\(key)' in \(path) is not an object; write {\"option\": value}")
    }
    return object
  }

  private static func group(_ object: [String: Any], _ path: String, _ key: String, origin: String) throws -> [Setting] {
    try object.keys.sorted().flatMap { name -> [Setting] in
      guard let option = known.first(where: { $0.key == name }) else {
        let near = Spelling.nearest(to: name, in: known.map(\.key)).map { "; did you mean '\($0)'?" }
        throw Problem(description: "'\(name)' in '\(key)' of \(path) is no option\(near ?? "; see `cellharness help`")")
      }
      return try texts(object[name] as Any, of: option, path, "\(key).\(name)").map {
        Setting(option: option, text: $0, origin: origin)
      }
    }
  }

  /// What a file can set: everything but where the settings come from.
  private static let known = CommandOption.all.filter { option in
    ![CommandOption.config, .preset, .printConfig].contains { $0.name == option.name }
  }

  /// The values of an option as the command line would have them.
  private static func texts(_ value: Any, of option: CommandOption, _ path: String, _ key: String) throws -> [String] {
    guard option.value != nil else {
      guard let isOn = value as? Bool else { throw Problem(description: "'\(key)' in \(path) wants true or false") }
      return isOn ? [""] : []
    }
    if option.value?.isOptional == true, let isOn = value as? Bool { return isOn ? [""] : [] }
    if let values = value as? [Any], option.repeats { return try values.flatMap { try texts($0, of: option, path, key) } }
    if let text = value as? String { return [text] }
    if let number = value as? NSNumber, !(value is Bool) { return ["\(number)"] }
    throw Problem(
      description: "'\(key)' in \(path) wants a text or a number" + (option.repeats ? ", or several in an array" : ""))
  }
}
