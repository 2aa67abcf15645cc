import CellHarness
import CellRuns
import CellTrace
import Testing
import UIKit

/// Rows that are lifted, in a table that takes no drops, above a label that does.
private struct HeapScreen: CellScreen {
  init() {}
  var rootViewController: UIViewController { HeapController() }
}

private final class HeapController: UIViewController, UITableViewDataSource, UITableViewDragDelegate, UIDropInteractionDelegate {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let heap = UILabel(frame: CGRect(x: 0, y: 500, width: 390, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.dragDelegate = self
    heap.text = "Heap"
    heap.addInteraction(UIDropInteraction(delegate: self))
    for part in [table, heap] { view.addSubview(part) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  {
    [UIDragItem(itemProvider: NSItemProvider())]
  }
}

@Suite struct DropOfferTests {
  @Test("What is lifted can be let go on a view that takes drops, in another app and nowhere, not on rows that take none")
  func places() throws {
    let text = try reply { pointer in
      let keys = MainActor.assumeIsolated {
        let engine = HostEngine(ScreenSource(HeapScreen.self), configuration: RunConfiguration())
        engine.run([.lift(.identity("#1"))])
        return engine.lookAround().offers.filter { $0.kind == .drop }.map(\.key)
      }
      ChildCall.at(pointer).reply.write(keys.joined(separator: ", "))
    }
    #expect(text == "drop view Heap, drop another app, drop nowhere")
  }

  @Test("On a tablet a search moves the focus to views beside rows, lifts those that can be, and presses return there")
  func views() throws {
    let text = try reply { pointer in
      let keys = MainActor.assumeIsolated {
        let engine = HostEngine(
          ScreenSource(BenchScreen.self), configuration: RunConfiguration(traits: HostTraits(device: .iPad)))
        engine.run([])
        let kinds: [Offer.Kind] = [.focusView, .liftView, .keys]
        @MainActor func found() -> String {
          engine.lookAround().offers.filter { kinds.contains($0.kind) }.map(\.key).joined(separator: ", ")
        }
        let before = found()
        engine.run([.focusView("Press")])
        return [before, found()]
      }
      ChildCall.at(pointer).reply.write(keys.joined(separator: " | "))
    }
    #expect(text == "focusView view Press, liftView view Tray | keys return, keys tab, liftView view Tray", "\(text)")
  }
}

/// A table below a label that can be lifted and a button that the focus can come to.
private struct BenchScreen: CellScreen {
  init() {}
  var rootViewController: UIViewController { BenchController() }
}

private final class BenchController: UIViewController, UITableViewDataSource, UIDragInteractionDelegate {
  private final class KeyButton: UIButton {
    override var canBecomeFocused: Bool { true }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    let tray = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    tray.text = "Tray"
    tray.addInteraction(UIDragInteraction(delegate: self))
    let button = KeyButton(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
    button.setTitle("Press", for: .normal)
    for part in [table, tray, button] { view.addSubview(part) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider())]
  }
}
