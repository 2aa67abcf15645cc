import Foundation

/// Everything that adoption says.
enum AdoptionText {
  // MARK: The report

  static func report(_ survey: AppSurvey) -> String {
    let files = survey.files
    let bad = files.filter(survey.hasProblems)
    let rewritten = files.filter { survey.isRewritten($0) && !survey.hasProblems($0) }
    var lines = [
      "\(survey.folder): \(count(files.count, "Swift file")) in \(count(survey.modules.count, "module")) "
        + "(\(survey.modules.map(\.target.name).joined(separator: ", ")))",
      "",
      "  compile as they are      \(files.count - bad.count - rewritten.count)",
      "  need the plug-in         \(rewritten.count)",
      "  do not compile           \(bad.count)",
    ]
    lines += section("Files that do not compile", bad.map { file in problems(of: file, survey) })
    lines += section(
      "Of these the package leaves out, since all others compile without them",
      survey.modules.flatMap(\.leftOut).map { relative($0, survey) })
    lines += section(
      "Missing symbols, by the files that use them",
      survey.missing.map { symbol in
        "\(count(symbol.files, "file"))  \(symbol.name)" + (symbol.nearest.map { "  (nearest that exists: \($0))" } ?? "")
      })
    lines += section(
      "Modules of others",
      survey.foreign.map { module in
        let place =
          module.sources.map { "compiled from \(relative($0, survey))" } ?? "declared empty; see the package's README.md"
        return "\(module.name)  \(count(module.files, "file"))  \(place)"
      })
    lines += section("Apple's frameworks that are not here, taken for empty", survey.absent)
    lines += section("Screens with lists", survey.places.flatMap(\.screens).map(screen))
    return lines.joined(separator: "\n")
  }

  private static func problems(of file: String, _ survey: AppSurvey) -> String {
    let all = survey.modules.flatMap(\.compilation.problems).filter { $0.file == file }
    let first = all.first.map { "line \($0.line): \($0.message)" } ?? ""
    return "\(relative(file, survey))  \(count(all.count, "error")); the first: \(first)"
  }

  static func screen(_ screen: ListScreen) -> String {
    if screen.isReachedOnly { return "\(screen.type)  reached from the app's first screen" }
    let type = screen.isWhole ? "the app as it opens (\(screen.type))" : screen.type
    let isOnBoth = screen.devices.count > 1
    let place = screen.devices.contains(.tablet) ? isOnBoth ? ", on an iPhone and an iPad" : ", on an iPad" : ""
    return screen.expression == nil ? "\(type)  needs \(screen.missing.joined(separator: ", "))" : "\(type)  ready\(place)"
  }

  static func endlessFile(_ seconds: Int) -> String {
    "the compiler did not come to an end with this file within \(seconds) s; mend the other errors first, then split long expressions"
  }

  static func endlessModule(_ seconds: Int) -> String {
    "the compiler did not come to an end with this module within \(seconds) s, and its files can't be checked one by one: the toolchain does not "
      + "say where its compiler is"
  }

  private static func relative(_ path: String, _ survey: AppSurvey) -> String {
    path.hasPrefix(survey.folder + "/") ? String(path.dropFirst(survey.folder.count + 1)) : path
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title] + lines.map { "  " + $0 }
  }

  static func count(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }

  // MARK: What is done

  /// - Parameters:
  ///   - buildFolder: Where this program was built, if that is in its own checkout: what the package needs is compiled there.
  ///   - isUnoptimized: Whether it was built without the optimiser.
  static func written(
    _ place: String, _ survey: AppSurvey, buildFolder: String?,
    isUnoptimized: Bool = ProcessInfo.processInfo.environment["CELLHARNESS_UNOPTIMIZED"] != nil
  ) -> String {
    let screens = survey.places.flatMap(\.screens).filter { !$0.isReachedOnly }
    let ready = screens.count { $0.expression != nil }
    let all = screens.count
    return """
      \(place) is written: \(count(survey.modules.count, "module")), \(ready) of \(count(all, "screen")) ready to run.
      The app's own files are as they were. Next: cd \(place) && \(isUnoptimized ? "CELLHARNESS_UNOPTIMIZED=1 " : "")\
      swift test\(buildFolder.map { " --scratch-path \($0)" } ?? "")
      \(buildFolder == nil ? compilesFirst : isCompiled)
      """
  }

  private static let isCompiled =
    "What the package needs is compiled in that folder already; in one of its own it is compiled again, which takes minutes."
  private static let compilesFirst = "The frameworks are compiled first, which takes minutes."

  static func building(_ framework: String) -> String {
    "cellharness: building \(framework), which the app imports and which was not built yet"
  }

  static let dryRun = "Nothing is written: leave --dry-run away to write the package."

  static let usage = """
    usage: cellharness adopt FOLDER [--dry-run] [--output FOLDER]
      writes a package for an app's own folder beside it: the plug-in compiles the app's files as they are, each list is a screen
      --dry-run        only say what compiles, what is missing and which modules are foreign
      --output FOLDER  where the package goes (beside FOLDER, its name with -CellHarness)
    """

  // MARK: The package

  static func readMe(_ survey: AppSurvey) -> String {
    """
    # Screens of \((survey.folder as NSString).lastPathComponent) under CellHarness

    `swift test` compiles the app's own files, which stay where they are and as they are, and searches every screen in `Tests` for
    scripts that break it. A finding comes with the shortest script that shows it.


    - `Sources/*/cellharness-app.json` says which folders a module has, what is skipped, and which modules are declared empty.
    - A library that the app imports becomes a module of its own with a target of its name: a folder `Sources/NAME` with a file
      `cellharness-app.json` that names the library's source folder. Take the name out of `emptyModules` then.
    - Stubs are a target of that name too, with Swift files that you write in place of the JSON file and the plug-in.
    - Screens that need values are commented out in `Tests`; the comment says which. Values that are made up here (`"Text"`, `1`) are
      better replaced by your own, and so are the network's answers: `.madeUp()` gives a `JSONDecoder` a value for whatever it decodes.
    - `mutations` of a screen name the ways in which its data can change; the search uses them.

    """
  }

  static let placeholder =
    "// The module's files are the app's own: see cellharness-app.json. A target needs at least one file in its folder.\n"

  static let runningApp = """
    /// There are several apps in this program: the one whose delegate this is runs.
    @MainActor private func running<Made>(_ delegate: any UIApplicationDelegate, _ made: @autoclosure () -> Made) -> Made {
      UIApplication.shared.delegate = delegate
      return made()
    }


    """

  static func incomplete(_ screen: ListScreen, _ lines: [String]) -> String {
    "// \(screen.type) needs \(screen.missing.joined(separator: ", ")). Fill in the blanks and remove the slashes.\n"
      + lines.map { $0.isEmpty ? "//" : "// " + $0 }.joined(separator: "\n")
  }
}
