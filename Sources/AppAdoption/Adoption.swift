import Foundation

/// `adopt FOLDER`, and `cellharness adopt FOLDER`: a package for an app's own folder.
package struct Adoption {
  /// What adoption prints, and where it complains.
  package struct Output {
    package var print: (String) -> Void
    package var complain: (String) -> Void
    package init(print: @escaping (String) -> Void, complain: @escaping (String) -> Void) {
      (self.print, self.complain) = (print, complain)
    }
  }

  private var folder = ""
  private var output: String?
  private var isDry = false

  /// Does what the arguments after `adopt` ask for, and ends the process.
  package static func main(_ arguments: [String]) -> Never {
    let write = { (file: FileHandle, line: String) in file.write(Data((line + "\n").utf8)) }
    exit(
      run(
        arguments, output: Output(print: { write(.standardOutput, $0) }, complain: { write(.standardError, $0) })))
  }

  /// Does what the arguments after `adopt` ask for.
  /// - Parameters:
  ///   - build: The folder of the program, with the built modules in it.
  ///   - checkout: This package's own folder.
  /// - Returns: The code that the process ends with: 0, 2 for arguments that can't be used, 3 for anything else.
  package static func run(
    _ arguments: [String], build: String = ownFolder, checkout: String = ownCheckout, output: Output
  ) -> Int32 {
    guard let adoption = Adoption(arguments) else {
      output.complain(AdoptionText.usage)
      return 2
    }
    do {
      try adoption.perform(build, checkout, output)
      return 0
    } catch {
      output.complain("cellharness: \(error)")
      return 3
    }
  }

  /// Where the running program is.
  package static var ownFolder: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
  }
  /// Where this package was compiled from.
  package static let ownCheckout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL.path

  private init?(_ arguments: [String]) {
    var words = arguments
    var folders: [String] = []
    while !words.isEmpty {
      switch words.removeFirst() {
      case "--dry-run": isDry = true
      case "--output":
        guard !words.isEmpty else { return nil }
        output = Adoption.absolute(words.removeFirst())
      case let word where word.hasPrefix("-"): return nil
      case let word: folders.append(word)
      }
    }
    guard folders.count == 1 else { return nil }
    folder = Adoption.absolute(folders[0])
  }

  private func perform(_ build: String, _ checkout: String, _ output: Output) throws {
    let place = self.output ?? folder + "-CellHarness"
    if !isDry, FileManager.default.fileExists(atPath: place) { throw AdoptionError.exists(place) }
    let compiler = try Compiler(build: build, checkout: checkout, announce: output.complain)
    defer { compiler.removeFiles() }
    let survey = try AppSurvey(of: folder, compiler)
    output.print(AdoptionText.report(survey))
    output.print("")
    if isDry {
      output.print(AdoptionText.dryRun)
    } else {
      try PackageWriter(survey: survey, place: place, checkout: checkout).write()
      output.print(
        AdoptionText.written(place, survey, buildFolder: build.hasPrefix(checkout + "/.build/") ? checkout + "/.build" : nil))
    }
  }

  private static func absolute(_ path: String) -> String {
    let full = URL(filePath: path).standardizedFileURL.path
    return full.count > 1 && full.hasSuffix("/") ? String(full.dropLast()) : full
  }
}
