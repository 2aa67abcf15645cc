import CellHarness
import CellRuns
import CellTrace
import Foundation

/// What the process of a screen is told first: what it shows, and under what.
struct StemRequest: Codable, Sendable {
  var screen: ChildScreen
  var configuration: RunConfiguration
}

/// What the process of a screen is told to do in a copy of itself.
struct WalkJob: Codable, Sendable {
  /// What is performed first.
  var script: [Interaction]
  /// Whether steps of it that are not possible are left out; otherwise such a step ends the walk.
  var leavesOut = false
  /// How the rest is chosen; nil: there is no rest.
  var choices: WalkChoices?
  /// What is looked at on the way.
  var checks = Checks()
  /// Whether what is possible at the end is told.
  var tellsOffers = false
  /// Keys that did something on an app that reads presses, by kinds of states: others are tried.
  var presses: [UInt64: [String]] = [:]
  /// Seconds of the processor's time that the walk may use, without its copies.
  var processorSeconds = 2 * StepBudget().seconds

  /// What is looked at beside the screen itself. Each costs copies of the process.
  struct Checks: Codable, Sendable {
    /// After each step that can change data or state, live cells are compared with cells made anew.
    var rebuilds = false
    /// An action is also done after all cells were configured again.
    var orders = false
    /// At the end, detectors that need one run only judge it.
    var ends = false
    /// Before that the screen is taken down.
    var takesDown = false
  }
}

/// What a walk tells, as soon as it is known: a trap keeps what came before it.
enum WalkRecord: Codable, Sendable {
  /// A step is about to be performed.
  case begins(Interaction, Choice?)
  /// It was performed: as what, the abstract state after it, and what is suspected since.
  /// `endangered`: items that a change of the data took away, or changed alone; `effects`: what else came of it.
  case performed(
    [Interaction], state: UInt64, offered: [Offer.Kind: Int], suspicions: [Suspicion], endangered: [CellItemID] = [],
    effects: Effects = Effects())
  /// It could not be performed. A choice is then made anew; a given step ends the walk.
  case refused(Choice?, reason: String)
  /// UIKit would have thrown.
  case threw
  /// The walk stopped for a reason of the host's: an API that is not there.
  case unowned(String)
  /// Names of the changes of the data that the screen has as it opens.
  case declares([String])
  /// What is possible at the end of the walk, one of each kind of thing, and how many of them are alike.
  case offers([Interaction], alike: Int)
  /// Keys that do something on an app that reads presses, in a kind of state.
  case presses([String], state: UInt64)
  /// The walk is over: what is suspected of it as a whole, and what it would have asked policies.
  case judged([Suspicion], ConsultedChoices)
  /// The copy that made the walk has ended; nil: by itself.
  case ended(Stop?)
  /// The process can't be copied: the walk is made in it, and it ends with the walk.
  case isUsedUp

  /// A step that a walk chose.
  struct Choice: Codable, Sendable {
    var kind: Offer.Kind
    var key: String
  }

  /// What a step did that steps of its kind will do again.
  struct Effects: Codable, Sendable {
    /// Something is open that entries can be chosen from, and was not before.
    var opens = false
    /// A list has other rows, or another order.
    var changesRows = false
    /// Rows that were touched stay selected.
    var selects = false
    /// Time passed until all that came of it was there.
    var waits = false
    /// There is a field beside a list of several rows.
    var searches = false
    /// Keys of buttons beside the rows that are there now and were not before.
    var brings: [String] = []
    /// Rows of the lists that were in front when the screen opened; nil while others are.
    var rows: Int?
  }

  /// What stopped a walk.
  enum Stop: Codable, Sendable {
    case trapped
    case timedOut
  }

  /// Kinds of records of the process: this as JSON, or a digest of the screen as it is after what was performed last.
  static let kind: UInt8 = 1
  static let digestKind: UInt8 = 2
}

/// Something a cheap check saw that may be a bug. It is never reported: the full plan of runs decides.
struct Suspicion: Hashable, Codable, Sendable {
  /// Which check saw it.
  enum Kind: String, Codable, Sendable, CaseIterable {
    /// A reused cell shows something else than a new one.
    case reuse
    /// A live cell kept what the model has no more.
    case stale
    /// A touch or a state that is over left something in a live cell that the model does not know.
    case remains
    /// What a live cell came to show by itself was gone when its row came back.
    case lost
    /// Results that came late left something else than those that came in time.
    case late
    /// Rows that only moved look different.
    case position
    /// A row's height is not its content's.
    case size
    /// An action does something else once cells were configured again.
    case order
    /// A detector that needs one run only.
    case singleRun
    /// The walk trapped, threw or did not come back.
    case ended
    /// Nothing was seen: the whole script is judged for safety's sake.
    case none
  }

  var kind: Kind
  /// What it was seen at, without the item.
  var place = ScreenDigest.Difference(cellType: 0, key: 0)
  /// What a single run was judged by, or which interaction ended it.
  var detail = ""

  /// What the order of suspicions goes by.
  var rank: [String] { [kind.rawValue, "\(place.cellType)", "\(place.key)", detail] }
}
