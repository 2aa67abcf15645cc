/// Which suspicions are worth a full plan of runs: one that was confirmed is told already, and one that came to nothing again and
/// again is something the screen does by right.
struct SuspicionMemory {
  /// How often a suspicion may come to nothing.
  private static let patience = 2
  /// The same of what a run as a whole shows: its name is the same for every row and every sequence.
  private static let patienceOfRuns = 4
  /// How often others of its kind may, in a search of a screen on which they always do.
  private static let patienceOfKind = 24

  private var confirmed: Set<Suspicion> = []
  private var refuted: [Suspicion: Int] = [:]
  private var refutedKinds: [Kind: Int] = [:]

  /// A kind, and of positions what was done before.
  private struct Kind: Hashable {
    var kind: Suspicion.Kind
    var detail: String

    init(_ suspicion: Suspicion) {
      kind = suspicion.kind
      detail = suspicion.kind == .position ? suspicion.detail : ""
    }
  }

  /// True if it should be looked into.
  func isOpen(_ suspicion: Suspicion) -> Bool {
    guard suspicion.kind != .none else { return true }
    return !confirmed.contains(suspicion) && refuted[suspicion, default: 0] < Self.patience(of: suspicion)
      && refutedKinds[Kind(suspicion), default: 0] < Self.patienceOfKind
  }

  private static func patience(of suspicion: Suspicion) -> Int { suspicion.kind == .singleRun ? patienceOfRuns : patience }

  /// True if it came to nothing new before: then what cheap checks leave of a script decides.
  func isDoubtful(_ suspicion: Suspicion) -> Bool { refuted[suspicion, default: 0] >= Self.patience(of: suspicion) - 1 }

  /// The full plan found something.
  /// - Parameter others: What the same walk raised: the same check in the same kind of cell saw the same bug at another place.
  mutating func confirm(_ suspicion: Suspicion, among others: [Suspicion]) {
    confirmed.insert(suspicion)
    confirmed.formUnion(
      others.filter {
        $0.kind == suspicion.kind && $0.place.cellType == suspicion.place.cellType && $0.detail == suspicion.detail
      })
    refutedKinds[Kind(suspicion)] = nil
  }

  /// The full plan found what is told already. That may be what was seen, or stand before it: the next time the script is shortened.
  mutating func postpone(_ suspicion: Suspicion) { refuted[suspicion, default: 0] += 1 }

  /// The full plan found nothing.
  /// - Parameter again: True if the same script was judged for another suspicion of the kind: a screen that comes in front differs
  ///   everywhere, which is one reason.
  mutating func refute(_ suspicion: Suspicion, again: Bool = false) {
    refuted[suspicion, default: 0] += 1
    if !again { refutedKinds[Kind(suspicion), default: 0] += 1 }
  }
}
