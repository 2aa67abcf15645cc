import BuggyScreens
import BuggyScreensSwift5
import CellHarness
import CorrectScreens
import CorrectScreensSwift5
import FirstLookScreens

/// Every scenario of this package: screens with one defect each, the same screens without it, and correct screens that look
/// as if they had one.
public let allScenarios: [CellScenario] =
  FirstLookScreens.scenarios + BuggyScreens.scenarios + BuggyScreensSwift5.scenarios + CorrectScreens.scenarios
  + CorrectScreensSwift5.scenarios
