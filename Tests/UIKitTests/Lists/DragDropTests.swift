import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Drag and drop", .serialized)
@MainActor
struct DragDropTests {
  init() { RunState.begin() }

  /// Delegate of a list of numbers.
  private final class Delegate: DragRecorder, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { items(at: indexPath.item) }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      note("will begin")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) { note("drag ended") }
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { handles(session) }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      history.append("enter")
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      updated(session, at: destinationIndexPath)
      return proposal
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      history.append("exit")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      history.append("drop ended")
    }
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
      performed(from: coordinator.items.map(\.sourceIndexPath), to: coordinator.destinationIndexPath)
      perform(coordinator)
    }
  }

  private func screen() -> (ListScreen, Delegate, ListProbe) {
    let screen = ListScreen(rows: [0, 1, 2])
    let delegate = Delegate()
    delegate.cellStates = { [list = screen.list] in list.visibleCells.map(\.configurationState) }
    screen.list.dragDelegate = delegate
    screen.list.dropDelegate = delegate
    return (screen, delegate, ListProbe.probes(in: screen.window)[0])
  }

  private func slot(_ item: Int) -> Slot { Slot(section: 0, item: item) }

  @Test("DND-02 DND-03 DND-10 a drag calls drag and drop delegates in order; the cell is lifted, dragged, then at rest")
  func order() {
    let (screen, delegate, probe) = screen()
    delegate.perform = { coordinator in
      screen.show([1, 2, 0])
      guard let item = coordinator.items.first, let destination = coordinator.destinationIndexPath else { return }
      coordinator.drop(item.dragItem, toItemAt: destination).addCompletion { _ in delegate.history.append("dropped") }
    }
    #expect(probe.drag(slot(0), to: slot(2), at: .zero) == .dropped)
    HostLoop.settle()
    let rest = "none/none none/none none/none"
    #expect(
      delegate.history == [
        "items 0", "will begin lifting/none none/none none/none", "can handle true", "enter",
        "update 0 local:true dragging/none none/none none/none",
        "update 2 local:true dragging/notTargeted none/notTargeted none/notTargeted", "perform [0] to 2", "drop ended",
        "drag ended \(rest)", "dropped",
      ])
    #expect(screen.source.snapshot().itemIdentifiers == [1, 2, 0])
    #expect(!screen.list.hasActiveDrag)
  }

  @Test("DND-05 CC-15 a drop into an item targets its cell")
  func into() {
    let (screen, delegate, probe) = screen()
    delegate.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
    var states: [String] = []
    delegate.perform = { _ in }
    let events = recording { probe.drag(slot(0), to: slot(1), at: .zero) }.events
    for case .configurationUpdated(_, let item?, let flags, _) in events where flags.contains(.dropTargeted) {
      states.append(item.key)
    }
    #expect(states.contains("1"))
    #expect(screen.list.visibleCells.allSatisfy { $0.configurationState.cellDropState == .none })
  }

  @Test("DND-02 no items, no drag; no delegate or a list that does not drag neither")
  func refused() {
    let (screen, delegate, probe) = screen()
    delegate.isEmpty = true
    #expect(probe.drag(slot(0), to: slot(1), at: .zero) == .noItems)
    #expect(delegate.history == ["items 0"])
    screen.list.dragInteractionEnabled = false
    #expect(probe.drag(slot(0), to: slot(1), at: .zero) == .noDelegate)
  }

  @Test("What nobody takes goes back: a list that can't handle it, a forbidden drop, a drag out of the list")
  func notTaken() {
    let (_, delegate, probe) = screen()
    delegate.canHandle = false
    #expect(probe.drag(slot(0), to: slot(1), at: .zero) == .notTaken)
    delegate.canHandle = true
    delegate.proposal = UICollectionViewDropProposal(operation: .forbidden)
    #expect(probe.drag(slot(0), to: slot(1), at: .zero) == .notTaken)
    #expect(!delegate.history.contains { $0.hasPrefix("perform") })
    delegate.history = []
    #expect(probe.drag(slot(1), to: nil, at: .zero) == .notTaken)
    #expect(
      delegate.history.filter { !$0.hasPrefix("update") }.suffix(2) == ["exit", "drag ended none/none none/none none/none"])
  }

  @Test("DND-01 lists lift by default, on phones and pads")
  func interaction() {
    let (screen, _, _) = screen()
    #expect(screen.list.dragInteractionEnabled && UITableView(frame: .zero).dragInteractionEnabled)
  }

  @Test("DND-04 a destination may be nil, or the place after the last item")
  func destinations() {
    let (_, delegate, probe) = screen()
    #expect(probe.drag(slot(0), to: slot(3), at: .zero) == .dropped)
    #expect(delegate.history.contains { $0.hasPrefix("update 3 ") } && delegate.history.contains("perform [0] to 3"))
    let (list, second, _) = screen()
    let lifted = ListDrag.lift(slot(1), in: list.list.host).drag
    #expect(lifted?.move(to: nil, at: .zero, of: list.list.host) == true)
    #expect(lifted?.end() == true)
    #expect(second.history.contains { $0.hasPrefix("update -1 ") } && second.history.contains("perform [1] to -1"))
  }

  @Test("An item provider gives back the object that was put in, a moment later")
  func provider() {
    let text = NSString(string: "Apples")
    let identity = ObjectIdentifier(text)
    let provider = NSItemProvider(object: text)
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    nonisolated(unsafe) var loaded: [String] = []
    provider.loadObject(ofClass: NSString.self) { object, error in
      loaded.append("\(object.map { ObjectIdentifier($0) } == identity) \(error == nil)")
    }
    provider.loadObject(ofClass: NSURL.self) { object, error in loaded.append("\(object == nil) \(error == nil)") }
    #expect(loaded == [])
    HostLoop.settle()
    #expect(loaded == ["true true", "true false"])
  }
}
