import CellTrace

/// What a run shows by itself that is worth the full plan, although no detector can say so without other runs: searches ask at the end
/// of each walk.
package enum ReferenceSuspicions {
  /// Names of what is suspected, in a fixed order.
  package static func names(in trace: Trace) -> [String] {
    let suspicions: [(name: String, isThere: Bool)] = [
      ("kept at position", SlotCacheReference.suspicion(in: trace) != nil || SlotCacheReference.told(by: trace) != nil),
      ("begun again", VisitReference.isSuspected(in: trace)),
      ("selected by position", SelectionByPosition.isSuspected(in: trace)),
      ("selected again", SelectionThatReturns.isSuspected(in: trace)),
      ("same number", SameNumberReference.isSuspected(in: trace)),
      ("same name", SameTitleReference.isSuspected(in: trace)),
      ("folded by number", SectionStateReference.isSuspected(in: trace)),
      ("section left out", SectionOutcomeReference.isSuspected(in: trace)),
      ("opened before the change", OpenedRowReference.isSuspected(in: trace)),
      ("noted at opening", OpenedAfterReference.isSuspected(in: trace)),
      ("made for a former choice", FormerChoiceReference.isSuspected(in: trace)),
      ("closed by a reload", !ClosedSwipe.all(in: trace, nil).isEmpty),
      ("one row for all", SameEffectReference.isSuspected(in: trace)),
      ("takes a neighbour along", TakenNeighbourReference.isSuspected(in: trace)),
      ("takes back at the next", NextRowReference.isSuspected(in: trace)),
      ("acts by a former cell", RebuiltActReference.isSuspected(in: trace)),
      ("chosen in a kept menu", KeptMenuReference.isSuspected(in: trace)),
      ("chosen by position", ShiftedChoiceReference.isSuspected(in: trace)),
      ("update lost", LostUpdateReference.isSuspected(in: trace)),
      ("form given up", AbandonedFormReference.isSuspected(in: trace)),
      ("form kept", KeptFormReference.isSuspected(in: trace)),
      ("entered over", SecondEntryReference.isSuspected(in: trace)),
      ("typed elsewhere", MisplacedText.isSuspected(in: trace)),
      ("pages left out", RefreshedPagesReference.isSuspected(in: trace)),
      ("keyboard lost", !LostKeyboard.all(in: trace).isEmpty),
      ("kept by number", !RowsByPosition(trace, nil).kept.isEmpty),
      ("lost by a change", ChangeLoss.isSuspected(in: trace)),
      ("selection cleared", ClearedSelection.isSuspected(in: trace)),
      ("removed from beside", BesideActReference.isSuspected(in: trace)),
      ("text not stored", UnsavedTextReference.isSuspected(in: trace)),
      ("lost with a branch", !BranchLoss.all(in: trace, nil).isEmpty),
      ("stays behind a filter", FilteredStateReference.isSuspected(in: trace)),
      ("same menu again", StaleOfferReference.isSuspected(in: trace)),
      ("borrowed", BorrowedContentReference.isSuspected(in: trace)),
      ("appears again", ReappearedReference.isSuspected(in: trace)),
      ("used again on its screen", RevisitReference.isSuspected(in: trace)),
      ("constant range", !ConstantRange.all(in: trace).isEmpty),
      ("put back", !RestoredRow.all(in: trace, nil).isEmpty),
    ]
    return suspicions.filter(\.isThere).map(\.name)
  }
}
