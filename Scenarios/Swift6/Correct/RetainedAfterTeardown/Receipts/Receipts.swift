import Combine
import UIKit

final class ReceiptCell: UITableViewCell {
  var onFlag: (() -> Void)?
  private let flag = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    flag.setImage(UIImage(systemName: "flag"), for: .normal)
    flag.accessibilityLabel = "Flag"
    flag.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    flag.addAction(UIAction { [weak self] _ in self?.onFlag?() }, for: .touchUpInside)
    accessoryView = flag
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    onFlag = nil
  }
}

/// Whatever could hold the controller holds it weakly or lets go of it in time.
final class ReceiptsViewController: UITableViewController {
  private var flagged: Set<Int> = []
  private var seconds = 0
  private var clock: Timer?
  private var observers: [NSObjectProtocol] = []
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ReceiptCell.self, forCellReuseIdentifier: "receipt")
    observers.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.tableView.reloadData() }
      })
    NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)
      .sink { [weak self] _ in self?.tableView.reloadData() }
      .store(in: &cancellables)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    clock = .scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.seconds += 5 }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clock?.invalidate()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 32 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "receipt", for: indexPath)
    let number = indexPath.row + 1
    cell.textLabel?.text = "Receipt \(number)"
    cell.detailTextLabel?.text = flagged.contains(number) ? "flagged" : " "
    (cell as? ReceiptCell)?.onFlag = { [weak self] in self?.toggle(number) }
    return cell
  }

  private func toggle(_ number: Int) {
    flagged.formSymmetricDifference([number])
    tableView.reconfigureRows(at: [IndexPath(row: number - 1, section: 0)])
  }
}
