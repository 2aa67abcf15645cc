import CellTrace

/// What led to an exception of UIKit, in sentences.
extension FindingText {
  static func fault(_ cause: FaultCause) -> String {
    let call = cause.call
    switch cause.problem {
    case .itemCount(let section, let counts):
      return "\(call): \(updates(counts, "item")) section \(section), which had \(items(counts.before)); so it must have "
        + "\(counts.expected), and the data source reports \(counts.after): \(reason(counts))"
    case .sectionCount(let counts):
      return "\(call): \(updates(counts, "section")) the list, which had \(plural(counts.before, "section")); so it must have "
        + "\(counts.expected), and the data source reports \(counts.after): \(reason(counts))"
    case .outOfBounds(let slot, let count?, _):
      return "\(call): there is no item \(slot.item) in section \(slot.section), which has \(items(count)) then"
    case .outOfBounds(let slot, nil, let sections):
      return "\(call): there is no section \(slot.section); the list has \(plural(sections, "section")) then"
    case .sectionOutOfBounds(let section, let count):
      return "\(call): there is no section \(section); the list has \(plural(count, "section")) then"
    case .conflict(let slot, let first, let second):
      return first == second
        ? "\(call): item \(slot) is in the list of those to \(first) twice"
        : "\(call): item \(slot) is to \(first) and to \(second) in one batch"
    case .duplicates(let identifiers, let among):
      return "\(call) was given \(identifiers.map(quoted).joined(separator: ", ")) twice, among \(plural(among, "identifier"))"
    case .unknownIdentifier(let identifier, false):
      return "\(call) was given \(quoted(identifier)), which is not in the snapshot"
    case .unknownIdentifier(let identifier, true):
      return
        "\(call) was given \(quoted(identifier)), which is in the snapshot with another hash: it changed after it was put there"
    case .noSections:
      return "\(call): the snapshot has no section yet; append one first"
    case .changedHash(let identifiers):
      return "\(call): \(identifiers.map(quoted).joined(separator: ", ")) changed hash since the list was given it"
    case .reentrant(let reentry):
      return "\(call) was called \(self.reentry(reentry))"
    case .registeredInProvider(let view):
      return "\(call): the registration of \(view) was made while the list asked for a view; make it once, before the first apply"
    case .wrongView(let problem, let type):
      return "\(call): \(wrongView(problem, type))"
    case .otherRegistration(let existing, let requested):
      return "\(call): the cell to reconfigure is of \(quoted(existing)), and the provider dequeued one of \(quoted(requested))"
    case .unregistered(let identifier, let known):
      let others = known.isEmpty ? "nothing is registered" : "registered: " + known.map(quoted).joined(separator: ", ")
      return "\(call): nobody registered \(quoted(identifier)) (\(others))"
    case .directMutation:
      return "\(call) or one of its kin was called on a list whose data source is diffable; change a snapshot and apply it"
    case .unsteadySize(let type, let heights):
      return "\(call) of \(type) answered the same question with another height each time, at last "
        + heights.map(points).joined(separator: ", ")
    case .layoutLoop(let invalidations):
      return invalidations.isEmpty
        ? "\(call) never came to an end"
        : "\(call) never came to an end: " + invalidations.map(invalidation).joined(separator: "; ")
    }
  }

  /// The model changed after the list had last taken its counts.
  static func changedBefore(step: String, counted: String?) -> String {
    counted.map { "the model was changed in \(step); the list had last taken its data in \($0)" }
      ?? "the model was changed in \(step)"
  }

  // MARK: mutated-identifier

  static func mutatedIdentifier(title: String, type: String, step: String) -> String {
    "the identifier of \(quoted(title)), \(type), changed its hash in \(step) while the list held it"
  }

  static func changedHash(type: String, count: Int) -> String {
    "\(plural(count, "identifier")) of type \(type) changed hash since the snapshot was applied"
  }

  static let otherHash = "another hash value"
  static let sameHash = "the hash value it was applied with"

  // MARK: unstable-identity

  static func valueAsIdentifier(title: String, changed: [String]) -> String {
    changed.isEmpty
      ? "\(quoted(title)) became another item although its id is the same: identifiers of one row are not equal"
      : "\(quoted(title)) became another item when its \(changed.joined(separator: ", ")) changed: its identifier is the whole value"
  }

  static func sharedIdentifier(text: String) -> String { "several rows have one identifier: \(text)" }

  static func sharedIdentifierRows(_ one: [String], _ other: [String]) -> String {
    func words(_ texts: [String]) -> String { quoted(texts.joined(separator: ", ")) }
    return "the identifier stands for a row that shows \(words(one)) and for one that shows \(words(other))"
  }

  static let sharedIdentifierConsequence = "state, actions and animations of one such row may go to another one"

  static func newIdentifiers(title: String, count: Int, step: String) -> String {
    "\(plural(count, "row")), \(quoted(title)) among them, got other identifiers in \(step) although they are the same rows"
  }

  static func numberInIdentifier(title: String, count: Int, step: String) -> String {
    "\(quoted(title)) and \(count - 1) more \(count == 2 ? "row" : "rows") got other identifiers in \(step): the row's number is in them"
  }

  static func seenReplaced(title: String, step: String) -> String {
    "\(quoted(title)) was deleted and inserted in \(step); with a lasting identifier its cell would stay"
  }

  static func replacedRow(old: String, new: String) -> String { "deleted \(quoted(old)) and inserted \(quoted(new))" }

  static func sameRows(_ count: Int) -> String {
    "no row of the section kept its identifier, and \(plural(count, "row")) came back with the same content under another one"
  }

  static func otherCell(from: String, to: String) -> String { "its cell was \(from) and is \(to)" }

  static let lostSelection = "it was selected before and is no longer"

  static let lostFocus = "it was being edited before and is no longer"

  static let closedSwipe = "it was swiped open before and is closed now"

  static func lostState(_ property: String, value: String) -> String {
    "\(property), which was \(quoted(value)) before, is as in a new row"
  }

  // MARK: detached-hosting-view, controller-in-cell

  static func misused(_ row: String, type: String, title: String?) -> String {
    let place = title.map { "in the cell of \(quoted($0))" } ?? "on the screen"
    return row == "UH-21"
      ? "\(type), a UIViewControllerRepresentable, is \(place), inside UIHostingConfiguration, where it is never made"
      : "the view of a UIHostingController of \(type) is \(place), and the controller is in no hierarchy"
  }

  static func misplaced(_ row: String) -> String { row == "UH-21" ? "a placeholder" : "no parent" }

  static func wellPlaced(_ row: String) -> String { row == "UH-21" ? "a view" : "a parent controller" }

  static let detachedBesideCells =
    "content that only shows what it is given lacks nothing; appearance callbacks, presentations and navigation need the controller"

  static func swiftUIRow(_ id: String) -> String { "behaviour \(id) of the SwiftUI ledger" }

  // MARK: background-mutation

  /// `place` is the property that was touched or the method that was called; nil for published state.
  static func background(_ place: String?) -> String {
    place.map { "\($0) was \($0.hasSuffix(")") ? "called" : "changed") on a background thread" }
      ?? "state that a SwiftUI view observes was published on a background thread"
  }

  static func logs(_ text: String) -> String { "the system logs: \(text)" }

  // MARK: size-never-settles

  static func neverSettles(title: String, step: String) -> String {
    "the list never came to rest in \(step): the size or configuration of \(quoted(title)) keeps asking for another pass"
  }

  static func heights(_ heights: [Double]) -> String {
    "heights taken one after the other: " + heights.map(points).joined(separator: ", ")
  }

  static func invalidation(_ record: FaultCause.Invalidation) -> String {
    "\(record.source) called \(record.call) of \(record.target) \(plural(record.count, "time"))"
  }

  static func plural(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  private static func items(_ count: Int) -> String { plural(count, "item") }

  private static func updates(_ counts: FaultCause.Counts, _ word: String) -> String {
    var parts: [String] = []
    if counts.inserted > 0 { parts.append("inserted \(plural(counts.inserted, word)) into") }
    if counts.deleted > 0 { parts.append("deleted \(plural(counts.deleted, word)) from") }
    if counts.movedIn > 0 { parts.append("moved \(plural(counts.movedIn, word)) into") }
    if counts.movedOut > 0 { parts.append("moved \(plural(counts.movedOut, word)) out of") }
    return parts.isEmpty ? "changed no \(word) of" : parts.joined(separator: " and ")
  }

  private static func reason(_ counts: FaultCause.Counts) -> String {
    if counts.before == counts.after, counts.countedLate {
      return "the list had not asked for its counts before the batch, and the model had changed by then"
    }
    if counts.before == counts.after { return "the model was not changed in the block, or it had changed before" }
    if counts.before == counts.expected { return "the model changed, and the list was not told" }
    let rest = abs(counts.after - counts.expected)
    return "the model has \(rest) \(counts.after > counts.expected ? "more" : "fewer") than the list was told"
  }

  private static func reentry(_ reentry: FaultCause.Reentry) -> String {
    switch reentry {
    case .provider: "while the list asked its data source for a view; apply after the provider has returned"
    case .apply: "while another snapshot was being applied"
    case .otherQueue: "on another queue than before; use the main queue always, or one other queue always"
    }
  }

  private static func wrongView(_ problem: FaultCause.WrongView, _ type: String) -> String {
    switch problem {
    case .nothing: "nothing was returned where \(type) is needed"
    case .notDequeued: "\(type) was made by the app; dequeue it from the list"
    case .otherList: "\(type) was dequeued from another list"
    case .notReturned: "\(type) is not the cell that was dequeued for this request"
    case .dequeuedTwice: "two views were dequeued for one request, and \(type) was not returned"
    case .notAskedFor: "\(type) was dequeued although the list had asked for nothing"
    case .otherKind: "the view was dequeued for the kind \(quoted(type))"
    }
  }
}
