import CellHarnessTesting
import Foundation
import SwiftUI
import Testing
import UIKit

/// A row whose state stays in the cell: `.id(subject)` on its root would give each mail its own.
private struct StarRow: View {
  let subject: String
  @State private var isStarred = false

  var body: some View {
    HStack {
      Text(subject)
      Button(isStarred ? "Starred" : "Star") { isStarred.toggle() }
    }
  }
}

private final class StarsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    cell.contentConfiguration = UIHostingConfiguration { StarRow(subject: "Mail \(indexPath.row + 1)") }
    return cell
  }
}

struct StarsScreen: CellScreen {
  let rootViewController: UIViewController = StarsViewController()
}

/// Fails, as the test of an app with a bug does. Only the gate asks for it: it takes the Replay line from what the test says, and runs it.
@Test(.enabled(if: ProcessInfo.processInfo.environment["INBOX_HAS_A_BUG"] == "1"))
func starsStayWithTheirMails() {
  expectNoFindings(in: StarsScreen.self, script: [.tap("Mail 3", "Star"), .scrollToEnd])
}
