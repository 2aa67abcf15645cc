import AppAdoption
import CellHarnessCLI
import ScenarioCatalog

// Adopting an app needs no scenarios, and the parser's libraries, which a user's own program does without.
if CommandLine.arguments.dropFirst().first == "adopt" { Adoption.main(Array(CommandLine.arguments.dropFirst(2))) }
cellHarnessMain(allScenarios)
