import SwiftUI
import UIKit

/// The same rows, hosted by UIKit itself.
final class HostedOrderStatusViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 35 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    cell.contentConfiguration = UIHostingConfiguration {
      OrderStatusView(number: 1000 + indexPath.row, isPaid: indexPath.row % 3 == 0)
    }
    return cell
  }
}
