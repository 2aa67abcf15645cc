import Combine
import UIKit

struct Moment: Hashable {
  let id: Int
  let date: Date
}

final class MomentCell: UITableViewCell {
  private var moment: Moment?

  func configure(_ moment: Moment, now: Date) {
    self.moment = moment
    show(now)
  }

  func show(_ now: Date) {
    guard let moment else { return }
    let minutes = Int(now.timeIntervalSince(moment.date) / 60)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Moment \(moment.id)"
    content.secondaryText = minutes < 1 ? "just now" : minutes < 60 ? "\(minutes) min ago" : "\(minutes / 60) h ago"
    contentConfiguration = content
  }
}

/// How long ago things were; a tick every half minute brings the visible rows up to date.
final class MomentsViewController: UITableViewController {
  private let start = Date()
  private lazy var moments = (1...30).map { Moment(id: $0, date: start.addingTimeInterval(Double($0 - 1) * -150)) }
  private var tick: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Moments"
    tableView.register(MomentCell.self, forCellReuseIdentifier: "moment")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tick = Timer.publish(every: 30, on: .main, in: .common).autoconnect().sink { [weak self] now in
      for case let cell as MomentCell in self?.tableView.visibleCells ?? [] { cell.show(now) }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tick = nil
  }

  func record() {
    moments.insert(Moment(id: moments.count + 1, date: Date()), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { moments.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "moment", for: indexPath)
    (cell as? MomentCell)?.configure(moments[indexPath.row], now: Date())
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? MomentCell)?.show(Date())
  }
}
