extension CommandOption {
  // MARK: How a search goes

  static let steps = CommandOption(
    name: "--steps", value: Value(label: "N"), summary: "how many steps a search performs (400)"
  ) { options, text, _ in
    guard let steps = Int(text), steps > 0 else { throw ValueError.wants("a number of steps from 1 up") }
    options.steps = steps
  }

  static let seconds = CommandOption(
    name: "--seconds", value: Value(label: "N"), summary: "a search begins no more walks after N seconds"
  ) { options, text, _ in
    guard let seconds = Double(text), seconds > 0 else { throw ValueError.wants("a number of seconds above 0") }
    options.seconds = seconds
  }

  static let plateau = CommandOption(
    name: "--plateau", value: Value(label: "N"), summary: "a search ends when N steps have brought no new state"
  ) { options, text, _ in
    guard let steps = Int(text), steps > 0 else { throw ValueError.wants("a number of steps from 1 up") }
    options.plateau = steps
  }

  static let patience = CommandOption(
    name: "--patience", value: Value(label: "N"), summary: "a search that has found an error ends N steps after its last one"
  ) { options, text, _ in
    guard let steps = Int(text), steps > 0 else { throw ValueError.wants("a number of steps from 1 up") }
    options.patience = steps
  }

  static let jobs = CommandOption(
    name: "--jobs", short: "-j", value: Value(label: "N"), summary: "how many searches or walks are made at the same time (2)"
  ) { options, text, _ in
    guard let jobs = Int(text), jobs > 0 else { throw ValueError.wants("a number from 1 up") }
    options.jobs = jobs
  }

  static let exhaustive = CommandOption(
    name: "--exhaustive", value: Value(label: "K"), summary: "perform every script of at most K steps instead"
  ) { options, text, _ in
    guard let depth = Int(text), depth > 0 else { throw ValueError.wants("a length of scripts from 1 up") }
    options.exhaustiveDepth = depth
  }

  static let noScripts = flag(
    "--no-scripts", "begin no walk with a script of the screen's scenarios, or with one that is kept"
  ) { $0.usesScripts = false }

  static let explore = flag("--explore", "search every screen with its script withheld instead") { $0.explores = true }

  static let emitTest = CommandOption(
    name: "--emit-test", value: Value(label: "[xctest]", choices: ["swift-testing", "xctest"], isOptional: true),
    summary: "print a test for each finding; as xctest it uses only UIKit and XCTest, for a simulator too", repeats: true
  ) { options, text, _ in
    switch text {
    case "", "swift-testing": options.emitsTests = true
    case "xctest": options.emitsXCTests = true
    case _: throw ValueError.wants("swift-testing or xctest")
    }
  }

  static let regressions = text(
    "--regressions", Value(label: "FOLDER", isPath: true), "where what a search finds is kept (Scenarios/Regressions)"
  ) { $0.regressions = $1 }
}
