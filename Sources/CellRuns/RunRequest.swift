import CellHarness
import CellTrace
import Foundation

/// What the process of a run is told: which screen, which script, under what configuration, with which references.
struct RunRequest: Codable, Sendable {
  /// What makes the screen.
  var screen: ChildScreen
  /// What it performs.
  var order: RunOrder
  /// Runs that are this one until a choice or a step tells them apart.
  var companions: [RunOrder] = []
  /// Wall-clock seconds that a companion's own part of the run may take.
  var seconds = 60
  /// How much of the processor's time a step may use.
  var budget = StepBudget()

  init(screen: ChildScreen, order: RunOrder) {
    self.screen = screen
    self.order = order
  }

  /// The request with these bytes, which this program encoded.
  init(sent data: Data) {
    guard let request = try? JSONDecoder().decode(RunRequest.self, from: data) else {
      preconditionFailure("a run request that this program encoded does not decode")
    }
    self = request
  }

  /// Rebuild references of a run.
  enum References: Hashable, Codable, Sendable {
    /// The run makes no references.
    case none
    /// After each step that can change data or state, in a copy of the process.
    case onTheWay
    /// After these steps, in copies of the process.
    case after([Int])
    /// After the last step, in the process itself.
    case atTheEnd
    /// What the cells show after the last step that items left behind in a run with fresh cells.
    case retired
    /// What visible cells show that are made anew after the last step, several times with other draws.
    case redrawn
    /// None; after the last step the screen is taken down in the process itself.
    case tearDown
  }
}

/// A run that could not be made.
package enum RunError: Error, Hashable, CustomStringConvertible {
  /// The type can't be found in another process.
  case unnamedScreen(String)
  /// The closure that makes the screen holds values of the process it was written in.
  case capturingScreen(String)
  /// The run's process said nothing that can be read.
  case unreadable(screen: String, reason: String)
  /// A signal from outside ended the run's process.
  case stopped(screen: String, signal: String)
  /// Somebody asked for the end of all runs.
  case interrupted
  /// A run that was not kept is asked for where none can be made.
  case notKept

  /// What happened, to which screen, and what to do.
  package var description: String {
    switch self {
    case .unnamedScreen(let type):
      "the screen type \(type) can't be found in another process; declare it outside of generic types and functions"
    case .capturingScreen(let type):
      "the closure that makes \(type) uses values from around it, which the process of a run does not have; make them inside of the "
        + "closure, or read them from a static property there"
    case .unreadable(let screen, let reason):
      "the run of \(screen) wrote no readable trace (\(reason)); run `cellharness doctor`"
    case .stopped(let screen, let signal):
      "the run of \(screen) was stopped from outside (\(signal)); run it again"
    case .interrupted:
      "no more runs are made: the end was asked for"
    case .notKept:
      "a run is needed that is not among the kept traces; run the scenario again"
    }
  }
}
