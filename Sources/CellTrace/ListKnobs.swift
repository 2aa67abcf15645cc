/// Choices about lists that UIKit leaves open or that nobody could verify, besides the order of the pool. Every list of a run
/// starts with the run's values.
public struct ListKnobs: Hashable, Sendable {
  /// LC-08, LC-09: cells prepared beyond the visible ones, in scroll direction. Documented; the number is not.
  public var preparedAhead = 0
  /// LC-07, LC-08, LC-09: cells kept for their item after they left the screen, nearest first. Documented; the number is not.
  public var keptBehind = 0
  /// LC-14, unverified: cells that leave the screen enter the pool before the pass asks for new ones.
  public var recyclesBeforeRequesting = false
  /// SEL-02, unverified: `didUnhighlight` comes after the selection callbacks, not before them.
  public var unhighlightsAfterSelecting = true
  /// SEL-14, unverified: `reloadData` keeps selected index paths.
  public var reloadKeepsSelection = false
  /// SIZ-10, unverified: resizes of one cell without a quiet pass in between that count as a feedback loop.
  public var resizeLimit = 100
  /// SIZ-14, unverified: height in points of a row with one line of text, and the estimate for rows that were never measured.
  public var standardRowHeight = 44.0
  /// SW-09, unverified: virtual seconds that the data has to follow a destructive action that reported success.
  public var destructiveGrace = 1.0

  /// The defaults.
  public init() {}

  /// Ledger rows of unverified choices that have another value than the default: what is seen only so never gates.
  public var unverified: [String] {
    let standard = ListKnobs()
    var rows: [String] = []
    if recyclesBeforeRequesting != standard.recyclesBeforeRequesting { rows.append("LC-14") }
    if unhighlightsAfterSelecting != standard.unhighlightsAfterSelecting { rows.append("SEL-02") }
    if reloadKeepsSelection != standard.reloadKeepsSelection { rows.append("SEL-14") }
    if resizeLimit != standard.resizeLimit { rows.append("SIZ-10") }
    if standardRowHeight != standard.standardRowHeight { rows.append("SIZ-14") }
    if destructiveGrace != standard.destructiveGrace { rows.append("SW-09") }
    return rows
  }
}

extension ListKnobs: Codable {
  private enum Key: String, CodingKey {
    case preparedAhead, keptBehind, recyclesBeforeRequesting, unhighlightsAfterSelecting, reloadKeepsSelection, resizeLimit
    case standardRowHeight, destructiveGrace
  }

  /// Reads what differs from the defaults.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init()
    preparedAhead = try values.decodeIfPresent(Int.self, forKey: .preparedAhead) ?? preparedAhead
    keptBehind = try values.decodeIfPresent(Int.self, forKey: .keptBehind) ?? keptBehind
    recyclesBeforeRequesting =
      try values.decodeIfPresent(Bool.self, forKey: .recyclesBeforeRequesting) ?? recyclesBeforeRequesting
    unhighlightsAfterSelecting =
      try values.decodeIfPresent(Bool.self, forKey: .unhighlightsAfterSelecting) ?? unhighlightsAfterSelecting
    reloadKeepsSelection = try values.decodeIfPresent(Bool.self, forKey: .reloadKeepsSelection) ?? reloadKeepsSelection
    resizeLimit = try values.decodeIfPresent(Int.self, forKey: .resizeLimit) ?? resizeLimit
    standardRowHeight = try values.decodeIfPresent(Double.self, forKey: .standardRowHeight) ?? standardRowHeight
    destructiveGrace = try values.decodeIfPresent(Double.self, forKey: .destructiveGrace) ?? destructiveGrace
  }

  /// Writes what differs from the defaults, so that a knob more changes no trace that does not use it.
  public func encode(to encoder: any Encoder) throws {
    let standard = ListKnobs()
    var values = encoder.container(keyedBy: Key.self)
    func put<T: Encodable & Equatable>(_ value: T, _ usual: T, _ key: Key) throws {
      if value != usual { try values.encode(value, forKey: key) }
    }
    try put(preparedAhead, standard.preparedAhead, .preparedAhead)
    try put(keptBehind, standard.keptBehind, .keptBehind)
    try put(recyclesBeforeRequesting, standard.recyclesBeforeRequesting, .recyclesBeforeRequesting)
    try put(unhighlightsAfterSelecting, standard.unhighlightsAfterSelecting, .unhighlightsAfterSelecting)
    try put(reloadKeepsSelection, standard.reloadKeepsSelection, .reloadKeepsSelection)
    try put(resizeLimit, standard.resizeLimit, .resizeLimit)
    try put(standardRowHeight, standard.standardRowHeight, .standardRowHeight)
    try put(destructiveGrace, standard.destructiveGrace, .destructiveGrace)
  }
}
