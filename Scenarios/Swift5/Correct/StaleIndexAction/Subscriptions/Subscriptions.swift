// swift-format-ignore-file: NeverForceUnwrap

import UIKit

protocol SubscriptionCellDelegate: AnyObject {
  func subscriptionCellDidTapMore(_ cell: SubscriptionCell)
}

final class SubscriptionCell: UITableViewCell {
  weak var delegate: SubscriptionCellDelegate?
  let nameLabel = UILabel()
  let stateLabel = UILabel()
  let moreButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    moreButton.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    moreButton.accessibilityLabel = "More"
    moreButton.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.delegate?.subscriptionCellDidTapMore(self)
      }, for: .touchUpInside)
    stateLabel.textColor = .secondaryLabel
    let row = UIStackView(arrangedSubviews: [nameLabel, stateLabel, moreButton])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    nameLabel.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// The cell only says that it was tapped; which subscription that is, the table knows at that moment.
class SubscriptionsViewController: UIViewController, UITableViewDataSource, SubscriptionCellDelegate {
  enum State: String { case active, paused, cancelled }

  private var subscriptions: [(name: String, state: State)] = (1...30).map { (name: "Magazine \($0)", state: .active) }
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.register(SubscriptionCell.self, forCellReuseIdentifier: "subscription")
    view.addSubview(tableView)
  }

  func subscriptionCellDidTapMore(_ cell: SubscriptionCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    let name = subscriptions[indexPath.row].name
    let sheet = UIAlertController(title: name, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Pause", style: .default) { [weak self] _ in self?.set(.paused, for: name) })
    sheet.addAction(
      UIAlertAction(title: "Cancel subscription", style: .destructive) { [weak self] _ in self?.set(.cancelled, for: name) })
    sheet.addAction(UIAlertAction(title: "Back", style: .cancel, handler: nil))
    present(sheet, animated: true)
  }

  func expire() {
    subscriptions.removeFirst()
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }

  private func set(_ state: State, for name: String) {
    guard let row = subscriptions.firstIndex(where: { $0.name == name }) else { return }
    subscriptions[row].state = state
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { subscriptions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "subscription", for: indexPath) as! SubscriptionCell
    let subscription = subscriptions[indexPath.row]
    cell.nameLabel.text = subscription.name
    cell.stateLabel.text = subscription.state.rawValue
    cell.delegate = self
    return cell
  }
}
