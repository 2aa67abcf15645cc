import CellHarness

/// Ten screens with one defect each, each of another detector. They are a target of their own, so that somebody who has built nothing yet
/// compiles these and no others, and reads a report within minutes.
public let scenarios: [CellScenario] = [
  anniversariesScenarios,
  bandSetListScenarios,
  beaconsScenarios,
  boilersScenarios,
  counterScenarios,
  envelopesScenarios,
  flasksScenarios,
  jukeboxScenarios,
  songsScenarios,
  ticketsScenarios,
].flatMap(\.self)
