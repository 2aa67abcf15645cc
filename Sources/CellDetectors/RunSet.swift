import CellTrace

/// The runs of one script under one profile that detectors compare.
public struct RunSet: Sendable {
  /// The script under the policy that is judged: `lifo`, the base, or another.
  public var main: Trace { didSet { known = nil } }
  /// The run that ``control`` repeats; nil: ``main``. Runs under other policies than the base have no control of their own: what
  /// the base's control masks is masked in them too.
  public var controlled: Trace? { didSet { known = nil } }
  /// The same again with another hash seed: what differs is not compared.
  public var control: Trace? { didSet { known = nil } }
  /// The script under `fresh`: same calls, new objects.
  public var fresh: Trace? { didSet { known = nil } }
  /// By step k: the prefix 0…k, then all visible cells recreated from the model at the wall-clock time of step k−1.
  /// The last checkpoint of each is the reference.
  public var rebuilds: [Int: Rebuild]
  /// Reference runs for actions on rows.
  public var actions: [ActionReference]
  /// The same again with all seeds equal; made only if the control run differs, to tell why.
  public var repeated: Trace?
  /// Reference runs for state that may have followed a position.
  public var states: [StateReference] = []
  /// By step: what the cells show in the run with fresh cells that items left behind.
  public var retired: [Int: [Appearance]] = [:]
  /// The reference run for an act in whose step the main run ended.
  public var endedAct: EndedAct?
  /// The comparison of these runs, once ``compareReuse()`` has made it.
  private var known: ReuseComparison?

  /// The main run against the one with fresh cells.
  var reuse: ReuseComparison { known ?? ReuseComparison(self) }

  /// Makes the comparison that many detectors ask for, so that each of them need not. It goes when one of its runs is replaced.
  mutating func compareReuse() { known = ReuseComparison(self) }

  /// A rebuild reference at a step.
  public struct Rebuild: Sendable {
    /// Appearances after every visible cell was recreated, at the wall-clock time of the step's own start.
    public var rebuilt: [Appearance]
    /// The same at the wall-clock time of the step's end: what the next step's ``rebuilt`` is compared with, so that both
    /// sides show the same time. Nil if it was not run; then steps in which a second or more passed are not judged.
    public var rebuiltAtEnd: [Appearance]?
    /// The live cells just before, with ``Appearance/idealHeight`` measured.
    public var live: [Appearance]

    /// Creates a reference.
    public init(rebuilt: [Appearance], rebuiltAtEnd: [Appearance]? = nil, live: [Appearance]) {
      self.rebuilt = rebuilt
      self.rebuiltAtEnd = rebuiltAtEnd
      self.live = live
    }
  }

  /// One act (an action or control fired on an item after the data had changed), and the same with the data change first,
  /// all visible cells refreshed, and the action opened only then.
  public struct ActionReference: Sendable {
    /// The step of the act in ``RunSet/main``.
    public var step: Int
    /// The item acted on.
    public var item: ItemID
    /// What a rebuild shows before the act and after it, in the script's order.
    public var actual: Effect
    /// The same in the reference order.
    public var reference: Effect
    /// False if the steps in between change the model in an order-dependent way by themselves: then nothing is judged.
    public var ordersAgree: Bool
    /// What was posted during the act in the reference order.
    public var referenceEvents: [TraceEvent]

    /// Creates a reference.
    public init(
      step: Int, item: ItemID, actual: Effect, reference: Effect, ordersAgree: Bool, referenceEvents: [TraceEvent] = []
    ) {
      self.step = step
      self.item = item
      self.actual = actual
      self.reference = reference
      self.ordersAgree = ordersAgree
      self.referenceEvents = referenceEvents
    }
  }

  /// One act that came before a change of the data, done after it instead, and the model as rebuilt cells then show it.
  public struct StateReference: Sendable {
    /// The act's step in ``RunSet/main``.
    public var act: Int
    /// The step that changed the data.
    public var change: Int
    /// How the reference run ended; if not finished, there is nothing to compare with.
    public var end: RunEnd
    /// All items in data order.
    public var items: [ItemID]
    /// Rebuilt appearances.
    public var rebuilt: [Appearance]

    /// Creates a reference.
    public init(act: Int, change: Int, end: RunEnd = .finished, items: [ItemID], rebuilt: [Appearance]) {
      self.act = act
      self.change = change
      self.end = end
      self.items = items
      self.rebuilt = rebuilt
    }
  }

  /// An act that ended the main run, done with all visible cells configured anew and what it uses opened only then.
  public struct EndedAct: Sendable {
    /// The act's step in ``RunSet/main``.
    public var step: Int
    /// The item acted on.
    public var item: ItemID
    /// How the reference run ended.
    public var end: RunEnd
    /// All items in data order before the act in the reference order.
    public var itemsBefore: [ItemID]

    /// Creates a reference.
    public init(step: Int, item: ItemID, end: RunEnd, itemsBefore: [ItemID]) {
      self.step = step
      self.item = item
      self.end = end
      self.itemsBefore = itemsBefore
    }
  }

  /// The model as rebuilt cells show it, before and after an act.
  public struct Effect: Sendable {
    /// All items in data order before the act.
    public var itemsBefore: [ItemID]
    /// All items in data order after it.
    public var itemsAfter: [ItemID]
    /// Rebuilt appearances before.
    public var before: [Appearance]
    /// Rebuilt appearances after.
    public var after: [Appearance]

    /// Creates an effect.
    public init(itemsBefore: [ItemID], itemsAfter: [ItemID], before: [Appearance], after: [Appearance]) {
      self.itemsBefore = itemsBefore
      self.itemsAfter = itemsAfter
      self.before = before
      self.after = after
    }
  }

  /// Creates a run set.
  public init(
    main: Trace, control: Trace? = nil, fresh: Trace? = nil, rebuilds: [Int: Rebuild] = [:],
    actions: [ActionReference] = []
  ) {
    self.main = main
    self.control = control
    self.fresh = fresh
    self.rebuilds = rebuilds
    self.actions = actions
  }
}
