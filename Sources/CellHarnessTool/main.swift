import AppAdoption
import CellHarnessCLI
import Foundation
import ScenarioCatalog

// Adopting an app needs no scenarios, and the parser's libraries, which a user's own program does without.
if CommandLine.arguments.dropFirst().first == "adopt" {
  let write = { (file: FileHandle, line: String) in file.write(Data((line + "\n").utf8)) }
  exit(
    Adoption.run(
      Array(CommandLine.arguments.dropFirst(2)),
      output: Adoption.Output(print: { write(.standardOutput, $0) }, complain: { write(.standardError, $0) })))
}
cellHarnessMain(allScenarios)
