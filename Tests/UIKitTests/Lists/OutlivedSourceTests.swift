import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Lists refer to their data sources weakly, and a shown window is kept by the application.
@Suite("Lists that outlive their data sources") @MainActor struct OutlivedSourceTests {
  init() { RunState.begin() }

  @Test("a list whose data source is gone asks for no more cells, and is empty once it loads again")
  func outlived() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 100
    var source: Rows? = Rows()
    table.dataSource = source
    window.addSubview(table)
    window.isHidden = false
    HostLoop.runFrames()
    let shown = table.visibleCells.count
    #expect(shown >= 4)

    source = nil
    table.contentOffset.y = 350
    HostLoop.runFrames()
    #expect(table.dataSource == nil)
    #expect(table.visibleCells.count < shown)
    table.reloadData()
    HostLoop.runFrames()
    #expect(table.visibleCells.isEmpty)
    window.isHidden = true
  }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
