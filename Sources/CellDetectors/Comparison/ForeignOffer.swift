import CellTrace

/// A menu, or a row's actions, that a reused cell offers otherwise than a fresh one does: they were made for an item that it had before.
struct ForeignOffer: DetectorComparison {
  static let meaning = "A menu that a cell keeps from one item to the next offers what belongs to the former one."

  var step: Int
  var item: ItemID
  /// What is offered, and what a fresh cell offers in its place.
  var offered: String
  var expected: String

  /// The run that tells what is drawn at random.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    guard let all = try? all(in: runs), !all.isEmpty else { return [] }
    return [.otherDraws(of: runs)]
  }

  /// In order of steps, as far as the run with fresh cells did the same.
  static func all(in runs: RunSet) throws(MissingRun) -> [ForeignOffer] {
    let fresh = try runs.run(.fresh(of: runs))
    let control = try runs.run(.control(of: runs))
    let (mask, limit) = (try Mask(runs), try runs.reuse.divergence ?? .max)
    return zip(runs.main.steps, fresh.steps).compactMap { here, there in
      guard here.index <= limit, mask.allows(step: here.index), let (item, mine) = here.offer, let (other, its) = there.offer,
        item == other, mine.count == its.count, control.step(here.index)?.offer?.titles == mine,
        let place = mine.indices.first(where: { mine[$0] != its[$0] }),
        // What other random numbers change in a fresh cell is drawn.
        runs.otherDraws(of: item, at: here.index)?.offer.map({ $0.titles == its }) != false
      else { return nil }
      return ForeignOffer(step: here.index, item: item, offered: mine[place], expected: its[place])
    }
  }
}

extension StepTrace {
  /// What was offered for an item first: a menu, or a row's actions.
  fileprivate var offer: (item: ItemID, titles: [String])? {
    events.lazy.compactMap { event in
      if case .menuOpened(let item?, let titles, _) = event.kind { return (item, titles) }
      if case .actionsOffered(let item, _, let titles, _) = event.kind { return (item, titles) }
      return nil
    }.first
  }
}

extension ForeignOffer {
  /// Runs under every policy.
  static func concerns(_ runs: RunSet) -> Bool { true }

  /// The first says it all.
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try all(in: runs).prefix(1).map { HandlerOutlivesItem.finding($0, runs.main) }
  }
}

extension HandlerOutlivesItem {
  static func finding(_ offer: ForeignOffer, _ trace: Trace) -> Finding {
    let title = trace.title(of: offer.item, upTo: offer.step)
    let row = trace.step(offer.step)?[offer.item]
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.foreignOffer(title, offered: offer.offered), item: offer.item,
      itemTitle: title, cellType: row?.cellType ?? trace.screen, cell: row?.cell, property: "menu", observed: offer.offered,
      expected: offer.expected, seenStep: offer.step, seen: FindingText.foreignOfferSeen(offer.offered, fresh: offer.expected),
      reuse: row?.reuse, evidence: [FindingText.foreignOfferEvidence], shape: ["offer"])
    finding.fix = FindingText.fixForeignOffer
    return finding
  }
}
