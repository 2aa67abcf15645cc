import CellHarnessCLI
import ScenarioCatalog

cellHarnessMain(allScenarios)
