import Combine
import UIKit

final class ContractCell: UITableViewCell {
  let agreeButton = UIButton(type: .system)
  /// Taps, as the screens of this app like to have them.
  let taps = PassthroughSubject<Void, Never>()
  var subscriptions: Set<AnyCancellable> = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    agreeButton.setTitle("Agree", for: .normal)
    agreeButton.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    agreeButton.addAction(UIAction { [taps] _ in taps.send() }, for: .touchUpInside)
    accessoryView = agreeButton
  }

  required init?(coder: NSCoder) { fatalError("not used") }
}

final class ContractsViewController: UITableViewController {
  private let contracts = (1...40).map { "Contract \($0)" }
  private var agreements: [String: Int] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContractCell.self, forCellReuseIdentifier: "contract")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contracts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contract", for: indexPath)
    guard let row = cell as? ContractCell else { return cell }
    let contract = contracts[indexPath.row]
    row.textLabel?.text = "\(contract): \(agreements[contract, default: 0])"
    row.taps
      .sink { [weak self] in
        self?.agreements[contract, default: 0] += 1
        self?.tableView.reloadData()
      }
      .store(in: &row.subscriptions)
    return row
  }
}
