import Combine
import UIKit

extension Notification.Name {
  static let moistureChanged = Notification.Name("moistureChanged")
}

final class Orchid {
  let name: String
  var moisture: Int { didSet { NotificationCenter.default.post(name: .moistureChanged, object: self) } }

  init(name: String, moisture: Int) {
    self.name = name
    self.moisture = moisture
  }
}

final class OrchidCell: UITableViewCell {
  private var subscriptions: Set<AnyCancellable> = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ orchid: Orchid) {
    textLabel?.text = orchid.name
    detailTextLabel?.text = "\(orchid.moisture) %"
    NotificationCenter.default.publisher(for: .moistureChanged, object: orchid)
      .compactMap { ($0.object as? Orchid)?.moisture }
      .sink { [weak self] moisture in self?.detailTextLabel?.text = "\(moisture) %" }
      .store(in: &subscriptions)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    detailTextLabel?.text = nil
  }
}

final class OrchidsViewController: UITableViewController {
  let orchids = (1...40).map { Orchid(name: "Orchid \($0)", moisture: 40 + $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(OrchidCell.self, forCellReuseIdentifier: "orchid")
  }

  func waterAll() { for orchid in orchids { orchid.moisture += 5 } }
  func waterFirst() { orchids[0].moisture += 5 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { orchids.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "orchid", for: indexPath) as? OrchidCell
    else { fatalError("The registration gives another class.") }
    cell.show(orchids[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    orchids[indexPath.row].moisture += 1
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
