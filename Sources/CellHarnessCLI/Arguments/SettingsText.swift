/// The settings that count, for `--print-config`.
enum SettingsText {
  /// Who says what stands on the command line.
  static let commandLine = "command line"

  /// A line for each setting, in the order of the options; without any, a line that says so.
  static func lines(_ settings: [Setting]) -> [String] {
    let lines = CommandOption.all.flatMap { option in
      settings.filter { $0.option.name == option.name && option.name != CommandOption.printConfig.name }.map { setting in
        "\(option.key): \(option.value == nil || setting.text.isEmpty ? "true" : setting.text)  (\(setting.origin))"
      }
    }
    return lines.isEmpty ? ["every option has its default; `cellharness help` names them"] : lines
  }
}
