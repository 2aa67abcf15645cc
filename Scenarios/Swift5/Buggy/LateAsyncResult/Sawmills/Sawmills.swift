import Combine
import UIKit

struct SawmillOrder {
  enum State: String { case open, asked, accepted }

  let id: Int
  let name: String
  var state = State.open
}

/// Orders to sawmills; each sawmill takes a second to accept.
@MainActor final class SawmillsViewModel {
  let orders = CurrentValueSubject<[SawmillOrder], Never>((1...30).map { SawmillOrder(id: $0, name: "Sawmill \($0)") })

  func ask(_ id: Int) {
    var asked = orders.value
    guard let index = asked.firstIndex(where: { $0.id == id }), asked[index].state == .open else { return }
    asked[index].state = .asked
    orders.send(asked)
    Task { [orders, asked] in
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      var accepted = asked
      accepted[index].state = .accepted
      orders.send(accepted)
    }
  }
}

/// A buyer's orders: a tap asks a sawmill, whose row says when it has accepted.
final class SawmillsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let viewModel = SawmillsViewModel()
  private let table = UITableView()
  private var subscription: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    subscription = viewModel.orders.dropFirst().sink { [table] _ in table.reloadData() }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewModel.orders.value.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    let order = viewModel.orders.value[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = order.name
    content.secondaryText = order.state.rawValue
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.ask(viewModel.orders.value[indexPath.row].id)
  }
}
