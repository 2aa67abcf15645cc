/// One way to fill in what UIKit leaves open, by name: what a run is made under, next to its profile.
package struct Policy: Hashable, Codable, Sendable, CustomStringConvertible {
  /// As in reports, replay tokens and on the command line.
  package var name: String
  /// Which object a dequeue hands out.
  package var order: ReusePolicy
  /// The other choices about lists.
  package var list: ListBehavior
  /// In which order asynchronous results arrive.
  package var completions: CompletionOrder

  /// Creates a policy.
  package init(
    _ name: String, order: ReusePolicy = .lifo, completions: CompletionOrder = .inOrder,
    _ change: (inout ListBehavior) -> Void = { _ in }
  ) {
    self.name = name
    self.order = order
    self.completions = completions
    list = ListBehavior()
    change(&list)
  }

  /// The pool hands out the cell that entered it last; nothing is prepared or kept. The base: control, rebuild and action
  /// references belong to it.
  package static let lifo = Policy("lifo")
  /// The pool hands out the cell that entered it first.
  package static let fifo = Policy("fifo", order: .fifo)
  /// The pool hands out any cell.
  package static func random(seed: UInt64) -> Policy { Policy("random-\(seed)", order: .random(seed: seed)) }
  /// The pool hands out the cell that looked least like the new item.
  package static let adversarial = Policy("adversarial", order: .adversarial)
  /// The next cell in scroll direction is prepared; it may never be shown (LC-08).
  package static let preparedAhead = Policy("prepared-ahead") { $0.preparedAhead = 1 }
  /// A cell that left the screen stays with its item and is shown again without a new request (LC-07, LC-08).
  /// A row of SwiftUI's that observes the data is read once more when it goes.
  package static let keptBehind = Policy("kept-behind") { $0.keptBehind = 1 }
  /// Unverified: cells that leave enter the pool before new ones are asked for (LC-14).
  package static let recycleFirst = Policy("recycle-first") { $0.recyclesBeforeRequesting = true }
  /// Unverified: `didUnhighlight` comes before the selection callbacks (SEL-02).
  package static let unhighlightFirst = Policy("unhighlight-first") { $0.unhighlightsAfterSelecting = false }
  /// Unverified: `reloadData` keeps the selection (SEL-14).
  package static let reloadKeepsSelection = Policy("reload-keeps-selection") { $0.reloadKeepsSelection = true }

  /// Results come in the reverse order, where nobody promised one.
  package static let reversed = Policy("reversed", completions: .reversed)
  /// Results that every other item of a cell asked for come when the cell shows the next item.
  package static let afterReuse = Policy("after-reuse", completions: .afterReuse)
  /// The same for the other half of the items.
  package static let afterNextReuse = Policy("after-next-reuse", completions: .afterNextReuse)
  /// Results that items asked for before the data changed come after the change, when a reload has given each row the cell that it had:
  /// whoever only asks whether the cell has the row's number still finds it so.
  package static let afterChange = Policy("after-change", order: .fifo, completions: .afterChange)
  /// Results come in an order drawn by the run's seed.
  package static let shuffled = Policy("shuffled", completions: .shuffled)

  /// What a script is run under unless a command says otherwise; the base comes first.
  package static let standard = [
    lifo, fifo, random(seed: 1), adversarial, preparedAhead, keptBehind, recycleFirst, reversed, shuffled, afterReuse,
    afterNextReuse, afterChange,
  ]
  /// Every policy with a fixed name.
  package static let all = standard + [unhighlightFirst, reloadKeepsSelection]

  /// Choices about lists of one's own, named by what differs from the defaults: `touch-delay=0,section-gap=20`. Not for none.
  package static func choosing(_ change: (inout ListBehavior) -> Void) -> Policy {
    var policy = Policy("", change)
    policy.name = policy.list.words
    return policy
  }

  /// The policy of a name; `random-N` takes any seed, and names of ``ListBehaviorOption`` any value, as in `touch-delay=0,section-gap=20`.
  package static func named(_ name: String) -> Policy? {
    if let known = all.first(where: { $0.name == name }) { return known }
    if case .random(let seed)? = ReusePolicy(rawValue: name) { return random(seed: seed) }
    guard let behavior = ListBehavior(words: name), behavior != ListBehavior() else { return nil }
    return choosing { $0 = behavior }
  }

  /// Whether the list makes other calls than under ``lifo``, so that only its own run with fresh cells can be compared with it.
  package var changesCalls: Bool { list != ListBehavior() || completions != .inOrder }

  /// Ledger rows of what is unverified and this policy answers in an unusual way. Unless empty, a finding that comes only
  /// under this policy is conditional: a warning that never gates.
  package var unverified: [String] { list.unverified }

  /// The policy's name, as options and reports have it.
  package var description: String { name }
}

extension RunConfiguration {
  /// The same under a policy.
  package func under(_ policy: Policy) -> RunConfiguration {
    var configuration = self
    configuration.policy = policy.order
    configuration.list = policy.list
    configuration.completionOrder = policy.completions
    return configuration
  }

  /// The same calls with new objects in place of pooled ones.
  package var withFreshCells: RunConfiguration {
    var configuration = self
    configuration.policy = .fresh
    return configuration
  }
}
