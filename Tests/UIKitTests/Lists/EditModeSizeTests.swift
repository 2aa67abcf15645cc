import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// A row without the right to be edited loses the mark at its end in edit mode, so that its text has more room.
@MainActor @Suite("Heights in edit mode", .serialized) struct EditModeSizeTests {
  init() { RunState.begin() }

  private static let words =
    "A row's text that is as long as it needs to be for its lines to break at one width and not at another"

  private final class Table: UITableViewController {
    var canEdit = false
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.accessoryType = .disclosureIndicator
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.numberOfLines = 0
      cell.detailTextLabel?.text = String(EditModeSizeTests.words.prefix(50 + 5 * indexPath.row))
      return cell
    }
  }

  @Test("Rows have the heights that they would be measured with, in edit mode and after it", arguments: [false, true])
  func heights(canEdit: Bool) {
    let window = TestWindow()
    let table = Table(style: .plain)
    table.canEdit = canEdit
    window.window.rootViewController = table
    window.window.makeKeyAndVisible()
    HostLoop.settle()
    let before = heights(of: table.tableView)
    #expect(before.map(\.own) == before.map(\.ideal) && Set(before.map(\.own)).count > 1)
    table.setEditing(true, animated: false)
    HostLoop.settle()
    let during = heights(of: table.tableView)
    #expect(during.map(\.own) == during.map(\.ideal))
    #expect(during.map(\.own) != before.map(\.own))
    table.setEditing(false, animated: false)
    HostLoop.settle()
    #expect(heights(of: table.tableView).map(\.own) == before.map(\.own))
  }

  private func heights(of table: UITableView) -> [(own: CGFloat, ideal: CGFloat?)] {
    table.host.live.displayed.map { ($0.view.frame.height, table.host.sizing.idealHeight(of: $0)) }
  }
}
