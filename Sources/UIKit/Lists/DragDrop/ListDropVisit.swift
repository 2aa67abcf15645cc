import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A drag over a list: calls its drop delegate in the order of the ledger and gives cells their drop states (DND-03…DND-05).
@MainActor final class ListDropVisit: DropVisit {
  unowned let host: ListHost
  private unowned let owner: any ListDragOwner
  private let session: DropSession
  /// The drag, if it began in a list of the app.
  private weak var source: FingerDrag?
  /// Where an insertion would go; nil over none of the list's items.
  var destination: Slot?
  private var proposal: UIDropProposal?

  /// Nil if nobody takes drops on the list.
  init?(_ host: ListHost, _ session: DropSession, source: FingerDrag?) {
    guard let owner = host.owner as? any ListDragOwner, owner.hasDropDelegate else { return nil }
    self.host = host
    self.owner = owner
    self.session = session
    self.source = source
  }

  func enter() -> Bool {
    guard owner.canHandle(session) else { return false }
    tell("dropSessionDidEnter:")
    owner.dropDidEnter(session)
    return true
  }

  func update() {
    tell("dropSessionDidUpdate:withDestinationIndexPath:", destination)
    let answer = owner.dropDidUpdate(session, at: destination)
    proposal = answer.proposal
    showDropStates(targeted: answer.isInto ? destination : nil, isOver: true)
  }

  func exit() {
    proposal = nil
    showDropStates(targeted: nil, isOver: false)
    tell("dropSessionDidExit:")
    owner.dropDidExit(session)
  }

  var operation: UIDropOperation { proposal?.operation ?? .cancel }

  func perform() -> Bool {
    var isDropped = false
    showDropStates(targeted: nil, isOver: false)
    if let proposal {
      switch proposal.operation {
      case .copy, .move:
        isDropped = true
        let dropped = dropped(proposal)
        tell("performDropWith:", dropped.destination)
        owner.performDrop(dropped)
      case .cancel, .forbidden: break
      }
    }
    tell("dropSessionDidEnd:")
    owner.dropDidEnd(session)
    return isDropped
  }

  private func tell(_ call: String, _ slot: Slot? = nil) { host.tell("\(host.owner.words.delegate)(_:\(call))", slot) }

  /// Where the item is now: the data may have moved since it was lifted. An item of another list, or app, has no position here.
  private func dropped(_ proposal: UIDropProposal) -> ListDrop {
    let here = source?.origin.flatMap { $0.host === host ? $0.item : nil }
    let slot = here.flatMap { item in host.slots.first { host.item(at: $0) == item } }
    let size = CGSize(width: host.view.bounds.width, height: CGFloat(ListPolicy.standardRowHeight))
    return ListDrop(
      items: session.items.enumerated().map { index, dragged in (dragged, index == 0 ? slot.map { IndexPath($0) } : nil, size) },
      destination: destination, proposal: proposal, session: session)
  }

  private func showDropStates(targeted: Slot?, isOver: Bool) {
    for entry in host.live.displayed {
      entry.cell?.core.set(.dropTargeted, isOver && entry.slot == targeted)
      entry.cell?.core.set(.dropNotTargeted, isOver && entry.slot != targeted)
    }
  }
}
