import SwiftUI
import UIKit

struct OrderStatusView: View {
  let number: Int
  let isPaid: Bool

  var body: some View {
    Label("Order \(number)", systemImage: isPaid ? "checkmark.seal" : "hourglass")
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A generic table cell for any view, as one finds them in many projects.
final class HostingTableCell<Content: View>: UITableViewCell {
  private let controller = UIHostingController<Content?>(rootView: nil)

  func host(_ view: Content) {
    controller.rootView = view
    guard controller.view.superview == nil else { return }
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(controller.view)
    controller.view.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
    controller.view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
    controller.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    controller.view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
  }
}

final class OrderStatusViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HostingTableCell<OrderStatusView>.self, forCellReuseIdentifier: "order")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 35 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    (cell as? HostingTableCell<OrderStatusView>)?
      .host(OrderStatusView(number: 1000 + indexPath.row, isPaid: indexPath.row % 3 == 0))
    return cell
  }
}
