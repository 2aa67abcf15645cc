import CellReports
import CellTrace

/// The profiles that `--profile` knows: those that runs are compared under, and those that are only run when they are named.
let namedProfiles = Profile.all + [.iOS26]

/// Their names.
let profileNames = namedProfiles.map(\.name)

/// Names of the policies, for `--policy`.
let policyNames = Policy.all.map(\.name)

/// The help text.
func helpText(_ reporters: [any Reporter.Type] = ReporterCatalog.all) -> String {
  """
  cellharness finds state leaks and stale indexes in iOS lists.

  Usage: cellharness [command] [options]

  Commands
    run                    run every scenario under all policies and profiles; text here, Reports/latest/index.html (default)
    explore SCENARIO       search its screen for scripts that break it, its own script withheld; --steps N (400), --seed N
    score                  run every scenario and print how often each detector found, missed and accused; fails on either
    list                   list the scenarios
    replay TOKEN|FILE      run the script of a finding again and show what is found
    baseline write|check|prune|update
                           accept the present findings (--reason TEXT); run and compare; drop entries that no longer occur;
                           update does both, write and prune
    explain ID             what a detector finds, what it never fires on, and how to fix it
    dump SCENARIO          run a scenario once and print what every visible item shows after each step, or after --step N only;
                           as Markdown with --markdown; as a drawing in a file with --svg (the last step, or --step N)
    adopt FOLDER           write a package for an app's own folder beside it, with a screen for each list it has; --dry-run only says
                           what compiles and what is missing; --output FOLDER (only in CellHarness's own program)
    doctor                 check that time, randomness and scheduling are under the harness's control
    help, version

  Options
    --filter REGEX         only scenarios whose names match          --skip REGEX       skip matching ones
    --expecting ID         only scenarios that expect this detector; none: only those that must stay silent
    --profile NAME         iOS17, iOS18 or iOS26; repeat for several --seed N           seed of all randomness (default 1)
    --policy NAME          only these besides lifo; repeat for several: fifo, random-N, adversarial, prepared-ahead, kept-behind,
                           recycle-first, reversed, shuffled, after-reuse, after-next-reuse, after-change, and by name
                           only unhighlight-first, reload-keeps-selection; or choices about lists of your own, with commas:
  \(ListBehaviorHelp.lines(indent: 27))
    --traits WORDS         device and settings, words with commas; repeat for several: device=iPhoneSE, width=320, scale=2,
                           text=accessibilityLarge, bold, dark, rtl, contrast, safe-area, or standard
    --times                a table of runs, steps and seconds by scenario
    --output FOLDER        where reports go (Reports/latest)         --baseline FILE    Reports/baseline.json if it is there
    --reporter NAME[=PATH] write this format, to PATH (- prints it); repeat for several; without it html and json are written:
  \(ReporterHelp.lines(reporters, indent: 27))
    --color WHEN           auto (a terminal, unless NO_COLOR is set), always or never
    --markdown             dump as Markdown                          --step N           dump only after this step (0: the screen opens)
    -q, --quiet            only the summary                          --pass-with-no-scenarios
    --strict-baseline      entries that no longer occur fail         --fail-on-warnings

  Exit codes
    0 passed · 1 new or missing findings · 2 usage · 3 fault, unreadable input or unwritable report · 4 inconclusive · 5 nothing ran
  """
}

/// The formats in the help text.
enum ReporterHelp {
  /// A line for each reporter.
  static func lines(_ reporters: [any Reporter.Type], indent: Int) -> String {
    let width = reporters.map { $0.name.count }.max() ?? 0
    return reporters.map { reporter in
      let name = reporter.name + String(repeating: " ", count: width - reporter.name.count)
      return String(repeating: " ", count: indent) + "\(name)  \(reporter.summary)"
    }.joined(separator: "\n")
  }
}

/// The choices about lists in the help text.
enum ListBehaviorHelp {
  /// Names with their defaults, in lines of at most 130 letters.
  static func lines(indent: Int) -> String {
    var lines = [""]
    for (index, knob) in ListBehaviorOption.all.enumerated() {
      let word = "\(knob.name)=\(knob.usual)" + (index == ListBehaviorOption.all.count - 1 ? "" : ", ")
      if indent + lines[lines.count - 1].count + word.count > 130 { lines.append("") }
      lines[lines.count - 1] += word
    }
    return lines.map { String(repeating: " ", count: indent) + $0.trimmingSuffix(" ") }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ letter: Character) -> Substring {
    hasSuffix("\(letter)") ? dropLast() : self[...]
  }
}
