/// A part of a run that several machines share, from 1.
package struct Shard: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Which part, from 1.
  package var index: Int
  /// How many there are.
  package var count: Int

  /// Creates a part; nil unless `index` is one of `count`.
  package init?(index: Int, count: Int) {
    guard count > 0, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads a part as it is typed, `2/5`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// The part as it is typed: `2/5`.
  package var description: String { "\(index)/\(count)" }
}

/// Which part of a divided run a report is, and of what: enough to tell whether all parts are there.
package struct ShardRecord: Codable, Hashable, Sendable {
  /// What was divided.
  package enum Work: String, Codable, Sendable, CaseIterable {
    /// Scenarios: each belongs to one shard.
    case scenarios
    /// The search of one screen: each shard searches elsewhere.
    case search
  }

  /// Which part of the work the run did.
  package var shard: Shard
  /// What was divided.
  package var work: Work
  /// Every scenario of the whole run, in order.
  package var selection: [String]
  /// The options that decide what is run, as the command line has them: parts of one run have the same.
  package var settings: String

  /// Creates a record.
  package init(_ shard: Shard, work: Work = .scenarios, selection: [String], settings: String) {
    self.shard = shard
    self.work = work
    self.selection = selection
    self.settings = settings
  }

  /// The part in messages: `shard 2/5`.
  package var name: String { "shard \(shard)" }
}
