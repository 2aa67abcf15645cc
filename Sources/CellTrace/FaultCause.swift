/// What led to an exception of UIKit: the call, and what does not fit about it.
package struct FaultCause: Hashable, Codable, Sendable {
  /// The list, counted as in ``ItemID/list``; nil for a snapshot, which belongs to no list until it is applied.
  package var list: Int?
  /// The call as the app wrote it, for example `performBatchUpdates(_:completion:)`.
  package var call: String
  /// What does not fit.
  package var problem: Problem

  /// Creates a cause.
  package init(list: Int? = nil, call: String, problem: Problem) {
    self.list = list
    self.call = call
    self.problem = problem
  }

  /// What can be wrong with a call.
  package enum Problem: Hashable, Codable, Sendable {
    /// The data source's item count of a section does not follow from the updates.
    case itemCount(section: Int, counts: Counts)
    /// The data source's section count does not follow from the updates.
    case sectionCount(Counts)
    /// A position beyond the `count` items of its section; nil: the list has no such section, but `sections` of them.
    case outOfBounds(Slot, count: Int?, sections: Int)
    /// A section index beyond the `count` sections of the list.
    case sectionOutOfBounds(Int, count: Int)
    /// Two updates of one batch that exclude each other, for example `delete` and `move`.
    case conflict(Slot, first: String, second: String)
    /// Identifiers that come twice, as text; `among` is how many were given in the call.
    case duplicates([String], among: Int)
    /// An identifier that the snapshot has no equal of. `changedHash`: it is there, but its hash is not the one it had.
    case unknownIdentifier(String, changedHash: Bool)
    /// A snapshot without a section.
    case noSections
    /// Identifiers in a snapshot whose hash changed since they were put there.
    case changedHash([String])
    /// A snapshot applied while another one was being applied.
    case reentrant(Reentry)
    /// A registration that was made while the data source provided a view.
    case registeredInProvider(view: String)
    /// A provider's answer that the list can't take.
    case wrongView(WrongView, type: String)
    /// A reconfigure must get the cell it has, and asked for one of another registration.
    case otherRegistration(existing: String, requested: String)
    /// A reuse identifier nobody registered; `known` are those that somebody did.
    case unregistered(String, known: [String])
    /// A list that a diffable data source is in charge of was changed by hand.
    case directMutation
    /// A view of this type that answered the same question for its size with other heights, again and again; the last ones.
    case unsteadySize(type: String, heights: [Double])
    /// Passes without end, and who asked for the next one: most frequent first.
    case layoutLoop([Invalidation])
  }

  /// Counts around a batch of updates.
  package struct Counts: Hashable, Codable, Sendable {
    /// What the list knew before the updates.
    package var before: Int
    /// What the data source reports after them.
    package var after: Int
    /// Insertions the list was told of.
    package var inserted: Int
    /// Deletions the list was told of.
    package var deleted: Int
    /// Moves into the section.
    package var movedIn: Int
    /// Moves out of it.
    package var movedOut: Int
    /// True if the list had not asked for its counts until the batch began.
    package var countedLate: Bool

    /// What the data source would have to report.
    package var expected: Int { before + inserted - deleted + movedIn - movedOut }

    /// Creates counts of one section.
    package init(
      before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int = 0, movedOut: Int = 0, countedLate: Bool = false
    ) {
      self.before = before
      self.after = after
      self.inserted = inserted
      self.deleted = deleted
      self.movedIn = movedIn
      self.movedOut = movedOut
      self.countedLate = countedLate
    }
  }

  /// From where a snapshot was applied while another one was.
  package enum Reentry: String, Codable, Sendable, CaseIterable {
    /// From the provider of a cell or supplementary view.
    case provider
    /// From something else that ran during the other apply.
    case apply
    /// From another queue than before.
    case otherQueue
  }

  /// Why a list can't take what a provider returned.
  package enum WrongView: String, Codable, Sendable, CaseIterable {
    /// Nothing was returned.
    case nothing
    /// The view was made without a dequeue.
    case notDequeued
    /// Another list's view was returned.
    case otherList
    /// Another view than the dequeued one was returned.
    case notReturned
    /// Two views were dequeued for one request.
    case dequeuedTwice
    /// A view was dequeued although the list had asked for none.
    case notAskedFor
    /// The view is of another element kind.
    case otherKind
  }

  /// One kind of request for another pass.
  package struct Invalidation: Hashable, Codable, Sendable {
    /// The call, for example `invalidateIntrinsicContentSize()`.
    package var call: String
    /// Whose it was: the type of the cell or view.
    package var target: String
    /// From where, for example `layoutSubviews() of NoteCell`.
    package var source: String
    /// How often it was called.
    package var count: Int

    /// Creates a record.
    package init(call: String, target: String, source: String, count: Int) {
      self.call = call
      self.target = target
      self.source = source
      self.count = count
    }
  }
}
