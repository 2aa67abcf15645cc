import CellTrace

/// A sequence of kinds that breaks lists more often than chance: what was acted on goes out of sight, data changes under what is
/// open, a touch ends otherwise than it began. A walk follows one for a while; items and arguments are chance's.
package enum Temptation {
  /// One step of it.
  package enum Wish: Sendable, Hashable {
    /// One of these kinds, on any item.
    case any(Set<Offer.Kind>)
    /// One of these kinds on the item that was touched last.
    case again(Set<Offer.Kind>)
    /// One of these kinds on another item than was touched last.
    case other(Set<Offer.Kind>)
    /// A scroll so far that every cell is another item's.
    case away
    /// A scroll back to where the walk came from.
    case back
    /// A scroll that keeps some cells.
    case nearby
    /// A scroll to the last row.
    case end
    /// One of these kinds on the first row on screen.
    case first(Set<Offer.Kind>)
    /// One of these kinds on the last row on screen.
    case last(Set<Offer.Kind>)
    /// What a row begins with, typed beside the list, where it leaves few rows.
    case narrow
    /// What was typed there, taken away again.
    case widen
    /// One of what has these keys.
    case keyed(Set<String>)
    /// A text for each field that is there, one field after the other: a form is not saved before all of it is filled in.
    case fillIn
    /// One of these kinds on a row above the one that was touched last; on any, if that is the first.
    case above(Set<Offer.Kind>)
    /// Something beside the rows that the last step made possible.
    case new
    /// One of these kinds that brings buttons of its own: what begins a mode, or opens a form.
    case beginning(Set<Offer.Kind>)
    /// Something that a step of the sequence made possible, counted from 0: what ends what it began.
    case brought(by: Int)
    /// What was done in a step of the sequence, counted from 0, to whatever item is meant now.
    case same(as: Int)
    /// Something that the sequence made possible and that it has not used yet.
    case unused
    /// One of these kinds on a row that the sequence brought: what an open row has under it.
    case newRow(Set<Offer.Kind>)

    /// The offers that are meant.
    /// - Parameter changers: Keys of what is known to give a list other rows.
    package func meant(
      among offers: [Offer], last: CellItemID?, changers: Set<String> = [], course: WalkCourse = WalkCourse()
    ) -> [Offer] {
      let meant = standIn(among: offers, changers) ?? offers.filter { means($0, last: last, course) }
      let items = meant.lazy.compactMap(\.item)
      switch self {
      case .first: return items.first.map { item in meant.filter { $0.item == item } } ?? meant
      case .last: return items.last.map { item in meant.filter { $0.item == item } } ?? meant
      case .above:
        let above = meant.prefix { $0.item != last }
        return above.isEmpty || above.count == meant.count ? meant : Array(above)
      case .any, .again, .other, .away, .back, .nearby, .end, .narrow, .widen, .keyed, .fillIn, .new, .beginning, .brought, .same,
        .unused, .newRow:
        return meant
      }
    }

    /// True if what has a key is known to do what is wished for: to open something, to change the data.
    package func isProven(by key: String, openers: Set<String>, changers: Set<String>) -> Bool {
      switch self {
      case .any(Temptation.data): changers.contains(key)
      case .any(let kinds), .again(let kinds), .first(let kinds), .last(let kinds), .other(let kinds), .above(let kinds),
        .newRow(let kinds):
        kinds.isSuperset(of: Temptation.swipes) && openers.contains(key)
      case .away, .back, .nearby, .end, .narrow, .widen, .keyed, .fillIn, .new, .beginning, .brought, .same, .unused: false
      }
    }

    /// What changes the data besides declared changes: what was seen to do so. On a screen that declares none, its own buttons, and time.
    private func standIn(among offers: [Offer], _ changers: Set<String>) -> [Offer]? {
      guard self == .any(Temptation.data) else { return nil }
      if offers.contains(where: { Temptation.data.contains($0.kind) }) {
        return offers.filter {
          Temptation.data.contains($0.kind) || (Temptation.otherChanges.contains($0.kind) && changers.contains($0.key))
        }
      }
      let changes = offers.filter { Temptation.otherChanges.contains($0.kind) || changers.contains($0.key) }
      // Time alone changes little, but all that can behind an alert.
      let others = changes.filter { $0.kind != .wait }
      // What comes by itself comes the more surely the longer one waits.
      return others + (changes.isEmpty || changes.count > others.count ? longestWaits(among: offers) : [])
    }

    private func longestWaits(among offers: [Offer]) -> [Offer] {
      func seconds(_ offer: Offer) -> Double { if case .wait(let seconds) = offer.interaction { seconds } else { 0 } }
      let longest = offers.map(seconds).max() ?? 0
      return offers.filter { $0.kind == .wait && seconds($0) == longest }
    }

    private func means(_ offer: Offer, last: CellItemID?, _ course: WalkCourse) -> Bool {
      switch self {
      case .any(let kinds), .first(let kinds), .last(let kinds), .above(let kinds), .beginning(let kinds):
        return kinds.contains(offer.kind)
      case .again(let kinds): return kinds.contains(offer.kind) && (offer.item == nil || offer.item == last)
      case .other(let kinds): return kinds.contains(offer.kind) && offer.item != nil && offer.item != last
      case .away:
        if case .scrollBy(let points) = offer.interaction { return points > 900 }
        return offer.interaction == .scrollToEnd
      case .back:
        if case .scrollBy(let points) = offer.interaction { return points < -900 }
        return offer.interaction == .scrollToTop
      case .nearby:
        if case .scrollBy(let points) = offer.interaction { return abs(points) < 500 }
        return false
      case .end: return offer.interaction == .scrollToEnd
      case .narrow: return offer.searchedText.map { !$0.isEmpty && !TypedText.fixed.contains($0) } ?? false
      case .widen: return offer.searchedText == ""
      case .keyed(let keys): return keys.contains(offer.key)
      case .fillIn: return offer.filledField != nil
      case .new: return course.isNew(offer.key) && Temptation.usable.contains(offer.kind)
      case .brought(let step): return course.isBrought(offer.key, by: step) && Temptation.usable.contains(offer.kind)
      case .newRow(let kinds):
        return kinds.contains(offer.kind) && offer.item != last && offer.item.map(course.isNewRow) ?? false
      case .same(let step): return course.isKey(offer.key, of: step) && (offer.item == nil || offer.item != last)
      case .unused: return course.isUnused(offer.key) && Temptation.usable.contains(offer.kind) && offer.kind != .pullDownSheet
      }
    }

    /// The kinds without which it can't be.
    var kinds: Set<Offer.Kind> {
      switch self {
      case .any(let kinds), .again(let kinds), .first(let kinds), .last(let kinds), .other(let kinds), .above(let kinds),
        .beginning(let kinds), .newRow(let kinds):
        kinds
      case .away, .back, .nearby, .end: [.scroll]
      case .narrow, .widen: [.type]
      case .fillIn: fields
      case .keyed: []
      case .new, .brought, .same, .unused: Temptation.usable
      }
    }
  }

  static let acts: Set<Offer.Kind> = [.tapItem, .tapElement, .toggle, .type, .doubleTap, .longPress, .pick, .scrollInside]
  static let opens: Set<Offer.Kind> = [
    .swipeTrailing, .swipeLeading, .openMenu, .tapElement, .tapItem, .longPress, .lift, .liftView, .focus, .focusView,
  ]
  static let swipes: Set<Offer.Kind> = [.swipeTrailing]
  /// What makes one row another than the others.
  static let touches: Set<Offer.Kind> = [.tapItem, .tapElement, .toggle]
  static let pressed: Set<Offer.Kind> = [.tapElement, .toggle]
  /// What answers what is open.
  package static let answers: Set<Offer.Kind> = [.tapAction, .chooseMenuItem, .answerAlert, .drop]
  /// What takes away what stands in front.
  static let clears: Set<Offer.Kind> = [.answerAlert, .closeMenu]
  /// What leads to another screen.
  static let leads: Set<Offer.Kind> = [.tapItem, .tapElement]
  /// What is used on a screen that a row led to.
  static let used: Set<Offer.Kind> = [.tapBar, .pick]
  /// What stands beside the rows and can be used there.
  static let usable: Set<Offer.Kind> = [.tapBar, .pick, .undo, .answerAlert, .pullDownSheet]
  package static let chooses: Set<Offer.Kind> = [.tapAction, .chooseMenuItem, .answerAlert, .undo, .keys, .drop]
  static let data: Set<Offer.Kind> = [.mutate]
  static let otherChanges: Set<Offer.Kind> = [.tapBar, .pullToRefresh]
  static let system: Set<Offer.Kind> = [.rotate, .changeTrait, .memoryWarning, .background]

  /// All of them, the most telling first.
  package static let all: [[Wish]] = breaking + filling + searching + modal

  /// Those that break lists.
  private static let breaking = patient + hurried

  /// Those that give an empty list its first rows: what stands in front is filled in and answered. Walks of other lists have no use for them.
  private static let filling: [[Wish]] = [
    [.any([.tapBar]), .fillIn, .any(ends)],
    [.any(fields), .any(ends)],
    [.any([.tapBar]), .any(ends)],
    // Twice: what the first form left is met by the second one.
    [.any([.tapBar]), .fillIn, .any(ends), .any([.tapBar]), .fillIn, .any(ends)],
    [.any([.tapBar]), .any(fields), .any(fields), .any(ends)],
    [.any([.tapBar]), .fillIn, .any([.pick, .toggle, .tapBar, .tapItem, .tapElement]), .any(ends)],
  ]
  private static let fields: Set<Offer.Kind> = [.type, .typeInAlert]
  private static let ends: Set<Offer.Kind> = [.tapBar, .answerAlert, .tapElement, .tapItem]

  /// How many steps a walk has for one of them: forms have several fields.
  package static func length(of place: Int) -> Int { all[place].count + fieldsBesides * all[place].count { $0 == .fillIn } }
  private static let fieldsBesides = 3

  /// The places in ``all`` of those that fill.
  package static let ofFilling = Array(breaking.count..<breaking.count + filling.count)

  /// Those that use rows while a search shows few of them: what goes by a row's number takes another one then. Walks of lists without a field
  /// beside them have no use for them.
  private static let searching: [[Wish]] = [
    [.narrow, .any(opens), .any(chooses), .widen],
    // Two texts one after the other, of which the second is known by what the first one finds.
    [.narrow, .narrow, .narrow, .any(acts)],
    [.narrow, .any(leads), .widen],
    [.narrow, .any(swipes), .any(chooses), .widen, .any(acts)],
    [.narrow, .any(leads), .any([.type, .typeInAlert, .pick, .toggle]), .any([.tapBar, .answerAlert]), .widen],
    [.narrow, .any(pressed), .any(leads)],
    [.narrow, .any([.tapBar]), .any(fields), .any(ends)],
    [.any(acts), .narrow, .any(acts), .widen],
  ]

  /// The places in ``all`` of those that search.
  package static let ofSearches = Array(breaking.count + filling.count..<all.count - modal.count)

  /// Those that begin something, leave it and begin it again: what the first time left is met by the second one. Walks of lists on which
  /// nothing brings buttons of its own have no use for them.
  private static let modal: [[Wish]] = [
    // Rows are chosen in a mode that is left without using them.
    [.beginning([.tapBar]), .any([.tapItem]), .brought(by: 0), .same(as: 0), .other([.tapItem]), .unused],
    // A form that was opened for a row and given up, and then that of another row, filled in and saved.
    [
      .any([.swipeTrailing, .swipeLeading, .openMenu]), .beginning(chooses), .brought(by: 1), .same(as: 0), .same(as: 1),
      .any(fields),
      .unused,
    ],
    // All rows of a list that shows a part of them are chosen and used, and then all are shown again.
    [.any(data), .beginning([.tapBar]), .new, .new, .brought(by: 0)],
    // A form is filled in and saved.
    [.beginning([.tapBar]), .fillIn, .unused],
  ]

  /// The places in ``all`` of those for which something is known that begins what they begin.
  /// - Parameter brings: Keys of buttons that what has a key made possible.
  package static func modes(_ brings: [String: Set<String>]) -> [Int] {
    (all.count - modal.count..<all.count).filter { place in
      all[place].allSatisfy { wish in
        guard case .beginning(let kinds) = wish else { return true }
        return brings.contains { key, brought in
          brought.count > 1 && kinds.contains { key == $0.rawValue || key.hasPrefix("\($0.rawValue) ") }
        }
      }
    }
  }

  /// Those that somebody follows who waits for what comes of each step.
  package static let patient: [[Wish]] = [
    [.any(acts), .away, .back],
    [.any([.swipeTrailing, .swipeLeading, .openMenu]), .any(data), .any(chooses)],
    [.any(acts), .any(data), .again(acts)],
    // The first row has none before it.
    [.first([.swipeTrailing, .openMenu]), .any(chooses), .any([.tapBar, .undo, .answerAlert])],
    // A row is chosen, and what works on the chosen one comes from the keyboard when the data have moved.
    [.any([.tapItem]), .any(data), .any([.keys, .undo])],
    // In a list that shows a part of its rows, and then all again.
    [.any(data), .any(opens), .any(chooses), .any(data)],
    [.any(data), .any(acts), .any(data)],
    [.any(opens), .any(chooses), .any(data), .any(chooses)],
    // Without declared changes: a deletion, a search and a drag move rows under what was made for them.
    [.any([.swipeTrailing, .openMenu]), .any(chooses), .any(acts), .last(acts)],
    // What a row keeps stays behind when a row before it goes, and so does what the list says of one row.
    [.any([.tapElement]), .above([.swipeTrailing, .openMenu]), .any(chooses), .again(acts)],
    [.any(touches), .above([.swipeTrailing, .openMenu]), .any(chooses)],
    // A control of a row or of a header, when what stood before all of them has gone.
    [.first([.swipeTrailing, .openMenu]), .any(chooses), .any(pressed)],
    // What stands open while time passes, also in a list that shows a part of its rows.
    [.any([.swipeTrailing, .swipeLeading, .openMenu]), .any([.wait])],
    [.any(data), .any([.swipeTrailing, .swipeLeading, .openMenu]), .any([.wait])],
    [.any([.type]), .any(opens), .any(chooses), .any([.type])],
    [.any([.type]), .any(acts), .any([.type])],
    [.any([.tapBar]), .any([.swipeTrailing, .openMenu]), .any(chooses), .any([.tapBar])],
    // What was taken away is put back when the data have moved, also the last row.
    [.any([.swipeTrailing]), .any(chooses), .any(data), .any([.tapBar, .undo])],
    [.end, .last([.swipeTrailing]), .any(chooses), .any(data), .any([.tapBar, .undo])],
    // What was typed is stored when its row is out of sight.
    [.any([.type]), .away, .any([.tapBar]), .back],
    // Several rows at once, and what is done to them beside the list, also after another order.
    [.any([.setEditing]), .any([.tapItem]), .other([.tapItem]), .any([.tapBar])],
    [.any([.setEditing]), .any([.tapItem]), .other([.tapItem]), .any(data), .any([.tapBar])],
    [.any([.tapItem]), .other([.tapItem]), .any([.tapBar])],
    // What is opened for a row is filled in and used when the data have moved.
    [.any([.tapItem, .tapElement]), .any([.type]), .any(data), .any([.tapBar])],
    [.any([.tapItem, .tapElement]), .any(data), .any([.tapBar])],
    // Rows that an open row has under it, and an action on one of them.
    [
      .any([.tapItem, .tapElement]), .newRow([.tapItem, .tapElement]), .newRow([.swipeTrailing, .swipeLeading, .openMenu]),
      .any(chooses),
    ],
    // What was done to rows gives another section some.
    [.any([.tapItem]), .other([.tapItem]), .any([.swipeTrailing, .swipeLeading, .openMenu]), .any(chooses)],
    // What is chosen for a list that was loaded page by page begins it again.
    [.end, .any([.tapBar, .tapElement, .pick]), .end, .back],
    // Two results on their way at once.
    [.any([.openMenu, .swipeTrailing]), .any(chooses), .other([.openMenu, .swipeTrailing]), .any(chooses)],
    [.any(pressed), .other(pressed)],
    [.any([.setEditing]), .any([.reorder]), .any([.reorder]), .any([.setEditing])],
    [.any(opens), .any(chooses), .any(data), .any(opens), .any(chooses)],
    [.any(data), .any(acts)],
    [.any([.pressAndDragOff]), .away, .back],
    // Where a position is one too far, it is the last row's.
    [.end, .last([.swipeTrailing, .swipeLeading, .openMenu, .tapItem]), .any(data), .any(chooses)],
    [.end, .any(acts), .last(acts)],
    [.any([.tapItem]), .again([.deselect]), .nearby],
    [.any([.type]), .away, .back],
    [.any([.toggle]), .any(data), .nearby],
    [.any(opens), .any(data), .any(chooses), .any(chooses)],
    [.any(acts), .any(data), .any([.wait])],
    [.any([.tapBar, .tapItem]), .any(data), .any([.answerAlert, .chooseMenuItem])],
    [.any([.setEditing]), .any(acts), .away, .back, .any([.setEditing])],
    [.any([.setEditing]), .any([.reorder]), .any(acts)],
    [.any([.reorder, .drag]), .any(acts), .any(opens), .any(chooses)],
    [.any([.cellStates]), .away, .back],
    [.away, .any(data), .back],
    // What a row left at its number: the first data that comes there, and the next.
    [.away, .back, .any(data), .away],
    [.any(data), .any(data), .any(data)],
    [.nearby, .any(data), .nearby],
    [.away, .any([.wait]), .back],
    [.nearby, .any([.wait]), .back, .any([.wait])],
    [.any(acts), .any([.wait]), .away],
    [.any([.tapBar]), .any(acts), .any([.tapBar])],
    [.any([.tapBar, .pullToRefresh]), .again(acts), .any(opens), .any(chooses)],
    [.any(opens), .any([.tapBar, .pullToRefresh]), .any(chooses)],
    [.any(system), .any(acts), .nearby],
    [.any(acts), .any(system), .away, .back],
    [.any([.selectAcross]), .away, .back],
    [.any([.flick]), .any(acts)],
    [.any([.swipeTrailing, .openMenu]), .any(chooses), .any([.swipeTrailing, .openMenu]), .any(chooses), .any(acts)],
    [.any(acts), .any([.tapBar]), .any(acts), .any([.tapBar])],
    [.again([.tapItem]), .again([.tapElement]), .any(acts)],
    // A drag among the rows that a filter leaves.
    [.any([.tapBar]), .any([.setEditing]), .any([.reorder]), .any([.setEditing]), .any([.tapBar])],
    // A visit to another screen, which appears again when it is over.
    [.any([.tapItem, .tapElement]), .any([.tapBar, .pullDownSheet]), .any(data)],
    // A form that was opened for a row and pulled down, and then one that is opened for none.
    [.any([.tapItem, .tapElement]), .any([.pullDownSheet]), .any([.tapBar]), .any([.tapBar])],
    // A form that was opened for a row, filled in and given up, and then that of another row.
    [
      .any([.tapItem, .tapElement]), .any([.tapBar, .type, .typeInAlert, .pick, .toggle]), .any([.pullDownSheet, .answerAlert]),
      .other([.tapItem, .tapElement]), .any([.tapBar, .answerAlert]),
    ],
    // The same, opened by an action of the row.
    [
      .any([.swipeTrailing, .swipeLeading, .openMenu]), .any(chooses), .any([.type, .typeInAlert, .pick, .toggle]),
      .any([.pullDownSheet, .answerAlert]), .other([.swipeTrailing, .swipeLeading, .openMenu]), .any(chooses),
      .any([.tapBar, .answerAlert]),
    ],
    // Rows move while somebody types in one.
    [.any([.type]), .any([.tapBar])],
    // A list that loads page by page begins again.
    [.end, .end, .back, .any([.pullToRefresh]), .end, .end],
  ]

  static let hurry: Set<Offer.Kind> = [.hurry]

  /// Those in which the next action comes before the answer to the last.
  static let hurried: [[Wish]] = [
    [.any(hurry), .any(acts), .away],
    [.any(hurry), .any(acts), .other(acts)],
    [.any(hurry), .any(pressed), .other(pressed)],
    // Rows come on screen while what was begun for those before them goes on.
    [.any(hurry), .any([.tapBar]), .any(hurry), .end, .any([.wait])],
    [.any(hurry), .any(acts), .any(hurry), .any([.swipeTrailing, .openMenu]), .any(chooses)],
    [.any(hurry), .any([.type]), .away],
    [.any(hurry), .any(acts), .any(data)],
    [.any(hurry), .any(data), .away],
    [.any(hurry), .any([.tapBar, .pullToRefresh]), .any(acts)],
    [.any(hurry), .any(acts), .any(hurry), .away, .back],
    [.any(hurry), .any([.tapBar, .pullToRefresh]), .any([.tapBar])],
    // Rows come back, twice, before their answers.
    [.any(hurry), .away, .any(hurry), .back, .away],
    [.any(hurry), .end, .any([.tapBar])],
    [.any([.swipeTrailing, .openMenu]), .any(hurry), .any(chooses), .any(acts)],
    [.any(hurry), .away, .any(data)],
    // What can be taken back for some seconds is, when the data have moved.
    [
      .any(hurry), .any([.swipeTrailing, .openMenu]), .any(hurry), .any(chooses), .any(hurry), .any(data),
      .any([.tapBar, .undo]),
    ],
    // One action after the other on two rows, and the last one taken back, or not.
    [
      .any(hurry), .any([.swipeTrailing, .openMenu]), .any(hurry), .any(chooses), .any(hurry),
      .other([.swipeTrailing, .openMenu]), .any(hurry), .any(chooses), .any([.tapBar, .tapElement, .undo, .wait]),
    ],
    // The same on one row, taken back in between.
    [
      .any(hurry), .any([.swipeTrailing, .openMenu]), .any(hurry), .any(chooses), .any(hurry),
      .any([.tapBar, .tapElement, .undo]),
      .any(hurry), .again([.swipeTrailing, .openMenu]), .any(hurry), .any(chooses), .any([.wait]),
    ],
    // Another choice while the next page is on its way.
    [.any(hurry), .end, .any([.tapElement, .tapItem, .pick])],
    // The end comes on screen a second time while the rows behind it are on their way.
    [.any(hurry), .end, .any(hurry), .back, .end, .end],
    letters,
    [.narrow] + letters,
  ]

  /// Letter by letter, faster than the answers come.
  private static let letters: [Wish] = [.any(hurry), .any([.typeLetter]), .any([.typeLetter])]

  /// The places of those in ``all``.
  package static let ofHurry = Array(patient.count..<breaking.count)

  /// The places in ``all`` of those that type in a hurry.
  package static let ofLetters = all.indices.filter { all[$0].suffix(letters.count) == letters[...] }

  /// The places in ``all`` of those that use what is open, or act, around a change of the data: once a search knows what opens and what
  /// changes, they are worth most.
  package static let aroundChanges: [Int] = patient.indices.filter { place in
    let wishes = all[place]
    return wishes.contains(.any(data)) && (wishes.contains(.any(chooses)) || wishes.last == .any(data))
  }

  /// The places in ``all`` of those that select several rows: for lists in which rows stay selected.
  package static let ofSelections: [Int] = patient.indices.filter { all[$0].contains(.other([.tapItem])) }

  /// The places in ``all`` of those that can show what a policy changes; nil: any of them can.
  package static func places(under policy: Policy) -> [Int]? {
    let kinds: Set<Offer.Kind>? =
      switch policy.completions {
      // In which order cells are used again shows where they are; the base sees all else, and more of it.
      case .inOrder: policy == .lifo ? nil : [.scroll]
      case .reversed, .shuffled, .afterReuse, .afterNextReuse: [.scroll]
      case .afterChange: [.mutate, .chooseMenuItem, .toggle]
      }
    guard let kinds else { return nil }
    let places = patient.indices.filter { place in all[place].contains { !$0.kinds.isDisjoint(with: kinds) } }
    return places.isEmpty ? nil : places
  }

  /// Goes on where something is open that closures were made for: the data changes behind it, then something is chosen.
  static let behindWhatIsOpen: [Wish] = [.any(data), .any(chooses)]

  /// Those that a walk with these kinds could follow from what is offered now.
  static func possible(
    among offers: [Offer], kinds: Set<Offer.Kind>, last: CellItemID?, changers: Set<String>
  ) -> [[Wish]] {
    breaking.filter { wishes in
      guard let first = wishes.first, wishes.allSatisfy({ !$0.kinds.isDisjoint(with: kinds) }) else { return false }
      return !first.meant(among: offers, last: last, changers: changers).isEmpty
    }
  }
}
