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
}
