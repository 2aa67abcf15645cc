import CellHarnessCLI
import FirstLookScreens

// Ten screens with one bug each. Built without the other screens and without what adopts apps, so that somebody who has built nothing yet
// reads a report within minutes.
cellHarnessMain(FirstLookScreens.scenarios)
