import CellTrace

/// How a walk chooses. The same walk of the same screen is the same script.
package struct WalkChoices: Codable, Sendable {
  /// Seed of the choices. The screen's own randomness does not depend on it.
  package var seed: UInt64
  /// Steps after those that are given.
  package var steps: Int
  /// What may be done: each walk leaves kinds out, so that those that hide each other's effects are also tried apart.
  package var kinds: Set<Offer.Kind>
  /// Keys of offers that could not be performed before; tried again now and then.
  package var refused: Set<String>
  /// How often former walks performed what has a key: what was never done comes first.
  package var done: [String: Int]
  /// Items that changes of the data took away in former walks, or changed alone.
  package var endangered: Set<CellItemID>
  /// Keys of what opened something (actions, a menu, an alert) in former walks.
  package var openers: Set<String>
  /// Keys of what gave a list other rows, or another order.
  package var changers: Set<String>
  /// Keys of buttons that what has a key made possible.
  package var brings: [String: Set<String>]
  /// Keys of what could not be performed at least once: it is tried before it is done.
  package var uncertain: Set<String>
  /// Keys of what never changed anything that is seen.
  package var idle: Set<String>
  /// Names of mutations that are made once at most.
  package var madeOnce: Set<String>
  /// The place of the ``Temptation`` that it begins with; nil: chance decides.
  package var temptation: Int?

  package init(
    seed: UInt64, steps: Int, kinds: Set<Offer.Kind>, refused: Set<String> = [], done: [String: Int] = [:],
    endangered: Set<CellItemID> = [], openers: Set<String> = [], changers: Set<String> = [], brings: [String: Set<String>] = [:],
    uncertain: Set<String> = [], idle: Set<String> = [], madeOnce: Set<String> = [], temptation: Int? = nil
  ) {
    self.seed = seed
    self.steps = steps
    self.kinds = kinds
    self.refused = refused
    self.done = done
    self.endangered = endangered
    self.openers = openers
    self.changers = changers
    self.brings = brings
    self.uncertain = uncertain
    self.idle = idle
    self.madeOnce = madeOnce
    self.temptation = temptation
  }
}

/// Chooses the steps of a walk.
package struct WalkChooser {
  private let choices: WalkChoices
  private var random: SplitMix64
  private var done: [String: Int]
  private var refused: Set<String>
  /// Items of the last steps: what was just touched is touched again more often than by chance.
  private var recent: [CellItemID] = []
  /// Mutations that may not be made again.
  private var made: Set<String> = []
  /// True if something stands in a field beside the list.
  private var hasTyped = false
  /// True if the next step is one that waits for nothing.
  private var isHurrying = false
  /// What is still to come of a sequence that is followed.
  private var wishes: ArraySlice<Temptation.Wish> = []
  /// Fields that it has filled in by now.
  private var filled: Set<Offer.Field> = []
  /// How often what stood in front of it was answered.
  private var clearings = 0
  /// What was chosen last.
  private var lastKind: Offer.Kind?
  /// What the sequence that is followed has done, and what the last step made possible.
  private var course = WalkCourse()
  /// True if something was typed into the alert in front.
  private var hasFilledAlert = false
  /// Fields that were there, and those of them that came and wait for a text.
  private var seenFields: Set<Offer.Field>?
  private var freshFields: Set<Offer.Field> = []
  /// What was refused, and how often what has its key.
  private var refusedOffers: Set<Offer> = []
  private var refusals: [String: Int] = [:]
  /// What the last choice left of the sequence before it.
  private var wishesBefore: ArraySlice<Temptation.Wish> = []
  /// True if nothing was done since the last choice.
  private var isRetry = false
  /// Steps that a sequence needed besides its own, to get what stands in its way out of it.
  private var besides = 0
  private var toldBesides = 0

  package init(_ choices: WalkChoices) {
    self.choices = choices
    random = SplitMix64(state: choices.seed)
    done = choices.done
    refused = choices.refused
    if let first = choices.temptation { begin(Temptation.all[first]) }
  }

  /// One of the offers; nil if none is enabled.
  package mutating func choose(among offers: [Offer]) -> Offer? {
    if !isRetry {
      course.note(offers)
      noteFields(offers)
    }
    isRetry = false
    let enabled = enabled(offers)
    // What was copied elsewhere waits until somebody pastes it: copied early, it is there for whatever comes.
    if let copy = enabled.first(where: { $0.kind == .copyInOtherApp }), random.below(2) == 0 {
      done[copy.key, default: 0] += 1
      return copy
    }
    // Who is led to another screen does more there than one thing.
    let opened = opened(among: enabled)
    if opened.count > 1, random.below(2) == 0 { wishes = [.keyed(opened), .keyed(opened)] + wishes }
    // An action, a menu or an alert that is open when the data changes is what stale indexes are made of.
    if wishes.isEmpty, Self.isSomethingOpen(offers), random.below(2) == 0 { begin(Temptation.behindWhatIsOpen) }
    if wishes.isEmpty, random.below(3) != 0 {
      let possible = Temptation.possible(
        among: enabled, kinds: choices.kinds, last: recent.first, changers: choices.changers)
      // The first are the most telling ones.
      if !possible.isEmpty { begin(possible[min(random.below(possible.count), random.below(possible.count))]) }
    }
    wishesBefore = wishes
    guard let chosen = filledForm(enabled) ?? tried(enabled) ?? followed(enabled) ?? answered(enabled) ?? drawn(enabled) else {
      return nil
    }
    done[chosen.key, default: 0] += 1
    if case .mutate(let name) = chosen.interaction, choices.madeOnce.contains(name) { made.insert(name) }
    isHurrying = chosen.kind == .hurry
    lastKind = chosen.kind
    if chosen.kind == .typeInAlert { hasFilledAlert = true } else if !chosen.passesTime { hasFilledAlert = false }
    if let field = chosen.filledField { freshFields.remove(field) }
    if chosen.kind == .type, chosen.item == nil { hasTyped = !chosen.isClearing }
    if let item = chosen.item { recent = Array(([item] + recent.filter { $0 != item }).prefix(2)) }
    return chosen
  }

  private mutating func begin(_ sequence: [Temptation.Wish]) {
    wishes = sequence[...]
    course.begin()
  }

  /// Steps of the last choices that a sequence needed besides its own; they are told once.
  package mutating func stepsBesides() -> Int {
    let told = min(besides, 1, Self.mostBesides - toldBesides)
    (besides, toldBesides) = (0, toldBesides + told)
    return told
  }

  /// No walk gets longer by more.
  private static let mostBesides = 6

  /// Keys of the controls of a screen that the last step led to.
  private func opened(among offers: [Offer]) -> Set<String> {
    guard let lastKind, Temptation.leads.contains(lastKind) else { return [] }
    return Set(offers.filter { Temptation.used.contains($0.kind) && !$0.leadsBack && course.isNew($0.key) }.map(\.key))
  }

  /// Who asks for a text mostly gets one before the answer.
  private mutating func filledForm(_ offers: [Offer]) -> Offer? {
    guard !(wishes.first?.sparesForms ?? false) else { return nil }
    let fields = offers.filter { offer in
      offer.kind == .typeInAlert ? !hasFilledAlert : offer.filledField.map(freshFields.contains) ?? false
    }
    guard !fields.isEmpty, random.below(3) != 0 else { return nil }
    besides += 1
    return drawn(fields)
  }

  /// Fields that came with the last step, and those that were there from the beginning.
  private mutating func noteFields(_ offers: [Offer]) {
    let fields = Set(offers.lazy.filter { $0.kind == .type }.compactMap(\.filledField))
    if let seen = seenFields { freshFields.formUnion(fields.subtracting(seen)) }
    seenFields = seenFields?.union(fields) ?? fields
  }

  /// What the last step made possible, and what nobody has used yet, is used soon.
  private mutating func tried(_ offers: [Offer]) -> Offer? {
    guard let lastKind, !Temptation.leads.contains(lastKind), !course.new.isEmpty, !(wishes.first?.isAboutCourse ?? false) else {
      return nil
    }
    let fresh = offers.filter { $0.kind == .tapBar && course.isNew($0.key) && done[$0.key] == nil }
    guard !fresh.isEmpty, random.below(2) == 0 else { return nil }
    besides += 1
    return drawn(fresh)
  }

  private static func isSomethingOpen(_ offers: [Offer]) -> Bool {
    offers.contains { Temptation.answers.contains($0.kind) }
      && offers.contains { Temptation.data.contains($0.kind) || $0.kind == .wait }
  }

  /// The offer that was chosen last can't be performed: it is not chosen again in this walk.
  /// Another row may allow it, and something else may do what it was chosen for.
  package mutating func refuse(_ offer: Offer) {
    isRetry = true
    refusedOffers.insert(offer)
    refusals[offer.key, default: 0] += 1
    if offer.item == nil || refusals[offer.key, default: 0] > 1 { refused.insert(offer.key) }
    if wishes.count < wishesBefore.count { course.dropLast() }
    wishes = wishesBefore
    filled = []
  }

  /// True if the offer's kind of thing has been done before, and was always possible.
  package func isKnown(_ offer: Offer) -> Bool { done[offer.key, default: 0] > 1 && !choices.uncertain.contains(offer.key) }

  private mutating func enabled(_ offers: [Offer]) -> [Offer] {
    var offers = isHurrying ? offers.filter { $0.kind != .hurry } : offers
    if !made.isEmpty {
      offers.removeAll { if case .mutate(let name) = $0.interaction { made.contains(name) } else { false } }
    }
    var enabled = offers.filter { choices.kinds.contains($0.kind) }
    // Something in front takes every touch: it is answered even by a walk that does not ask for it.
    if enabled.isEmpty { enabled = offers }
    let known = enabled.filter { !refused.contains($0.key) && !refusedOffers.contains($0) }
    if !known.isEmpty, random.below(20) != 0 { enabled = known }
    guard !choices.idle.isEmpty, random.below(8) != 0 else { return enabled }
    let telling = enabled.filter { !choices.idle.contains($0.key) }
    return telling.isEmpty ? enabled : telling
  }

  /// What is open was opened to be used: half of the time one of its entries comes next, mostly once it has its text.
  private mutating func answered(_ offers: [Offer]) -> Offer? {
    let answers = offers.filter { Temptation.answers.contains($0.kind) }
    return answers.isEmpty || random.below(hasFilledAlert ? 4 : 2) == 0 ? nil : drawn(answers)
  }

  /// What the next wish means; the rest of the sequence is dropped if nothing is meant.
  private mutating func followed(_ offers: [Offer]) -> Offer? {
    guard let wish = wishes.first else { return nil }
    var meant = wish.meant(among: offers, last: recent.first, changers: choices.changers, course: course)
    if wish == .fillIn, !meant.isEmpty || !filled.isEmpty { return filledIn(meant, offers) }
    if meant.isEmpty {
      // What an action put in front is answered, and the sequence goes on behind it.
      let answers = offers.filter { Temptation.clears.contains($0.kind) }
      if !answers.isEmpty, clearings < 2 {
        clearings += 1
        besides += 1
        return drawn(answers)
      }
      wishes = []
      return nil
    }
    clearings = 0
    wishes.removeFirst()
    // What was typed beside the list is mostly taken back: rows that were away come again.
    let cleared = meant.filter { $0.isClearing }
    if hasTyped, wish == .any([.type]), !cleared.isEmpty, random.below(4) != 0 { meant = cleared }
    // What is known to do what is wished for; now and then something else, to learn: seldom where the rest is about what that brings.
    let proven = proven(meant, wish)
    if !proven.isEmpty, random.below(wish.isAboutCourse ? 12 : 4) != 0 { meant = proven }
    // What the last step made possible goes on in what that began.
    let new = wish == .unused ? meant.filter { course.isNew($0.key) } : []
    if !new.isEmpty { meant = new }
    // What is open, or was done, on a row that the data then takes away or changes.
    let endangered = meant.filter { $0.item.map(choices.endangered.contains) ?? false }
    let chosen = drawn(endangered.isEmpty || random.below(2) == 0 ? meant : endangered)
    if let chosen, !wish.isAside { course.note(step: chosen.key) }
    return chosen
  }

  /// Those that are known to do what is wished for.
  private func proven(_ meant: [Offer], _ wish: Temptation.Wish) -> [Offer] {
    func brought(_ offer: Offer) -> Set<String> { choices.brings[offer.key, default: []] }
    switch wish {
    case .beginning: return meant.filter { brought($0).count > 1 }
    case .brought(let step):
      // What makes the step possible again leaves what that began; else what gives the list no other rows does.
      let leading = meant.filter { offer in course.key(of: step).map { brought(offer).contains($0) } ?? false }
      return leading.isEmpty ? meant.filter { !choices.changers.contains($0.key) } : leading
    case .new, .unused:
      // What brings back what began something else leads out of what is under way.
      return meant.filter { offer in brought(offer).allSatisfy { choices.brings[$0, default: []].count < 2 } }
    case .any, .again, .other, .away, .back, .nearby, .end, .first, .last, .narrow, .widen, .keyed, .fillIn, .above, .same,
      .newRow:
      return meant.filter { wish.isProven(by: $0.key, openers: choices.openers, changers: choices.changers) }
    }
  }

  /// A text for the next field; what comes behind the form if none is left.
  private mutating func filledIn(_ meant: [Offer], _ offers: [Offer]) -> Offer? {
    guard let chosen = drawn(meant.filter { !($0.filledField.map(filled.contains) ?? false) }), let field = chosen.filledField
    else {
      wishes.removeFirst()
      course.note(step: "")
      filled = []
      return followed(offers)
    }
    clearings = 0
    filled.insert(field)
    return chosen
  }

  private mutating func drawn(_ offers: [Offer]) -> Offer? {
    var enabled = offers
    if !recent.isEmpty, random.below(5) < 2 {
      let again = enabled.filter { $0.item.map(recent.contains) ?? ($0.kind == .mutate || $0.kind == .scroll) }
      if !again.isEmpty { enabled = again }
    }
    let kinds = Dictionary(grouping: enabled, by: \.kind)
    let order = Offer.Kind.allCases.compactMap { kinds[$0] }
    let weights = order.map(weight)
    let total = weights.reduce(0, +)
    guard total > 0 else { return nil }
    var ticket = random.below(total)
    for (offers, weight) in zip(order, weights) {
      ticket -= weight
      if ticket < 0 { return one(of: offers) }
    }
    return nil
  }

  /// A kind with something that nobody has done yet counts more.
  private func weight(_ offers: [Offer]) -> Int {
    guard let first = offers.first else { return 0 }
    return offers.contains { done[$0.key] == nil } ? first.weight * 3 : first.weight
  }

  /// Half of the time what was done least, else any.
  private mutating func one(of all: [Offer]) -> Offer {
    let offers = placed(telling(all))
    guard random.below(2) == 0, let least = offers.map({ done[$0.key, default: 0] }).min() else {
      return offers[random.below(offers.count)]
    }
    let rare = offers.filter { done[$0.key, default: 0] == least }
    return rare[random.below(rare.count)]
  }

  /// A touch of what a row only shows is one of the row: mostly its controls are meant.
  private mutating func telling(_ offers: [Offer]) -> [Offer] {
    guard offers.first?.kind == .tapElement, random.below(4) != 0 else { return offers }
    let controls = offers.filter(\.isOfControl)
    return controls.isEmpty ? offers : controls
  }

  /// The first row has none before it and the last one none behind it: both are chosen more often than by chance.
  private mutating func placed(_ offers: [Offer]) -> [Offer] {
    guard let first = offers.first?.item, let last = offers.last?.item, first != last else { return offers }
    let place = random.below(8)
    if place > 2 { return offers }
    let item = place == 2 ? last : first
    return offers.filter { $0.item == item }
  }
}

extension Temptation.Wish {
  /// True for what was put before a sequence and is not one of its steps.
  fileprivate var isAside: Bool { if case .keyed = self { true } else { false } }

  /// True for what says by itself what is used of what a sequence made possible.
  fileprivate var isAboutCourse: Bool {
    switch self {
    case .beginning, .brought, .new, .same, .unused, .fillIn: true
    case .any, .again, .other, .away, .back, .nearby, .end, .first, .last, .narrow, .widen, .keyed, .above, .newRow: false
    }
  }

  /// True for what fills in a form itself, or leaves it as it was.
  fileprivate var sparesForms: Bool {
    if case .brought = self { true } else { !kinds.isDisjoint(with: [.type, .typeInAlert]) || self == .fillIn }
  }
}

extension Offer {
  fileprivate var passesTime: Bool { kind == .wait || kind == .hurry }

  /// True for the button that leads back to the screen before.
  fileprivate var leadsBack: Bool { interaction == .back }

  /// True for what empties a field beside the list.
  fileprivate var isClearing: Bool {
    if case .type("", _, nil, clearing: true) = interaction { true } else { false }
  }
}
