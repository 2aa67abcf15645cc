import UIKit

struct DayMessage {
  enum State: String { case sending = "Sending…", sent = "Sent", failed = "Not sent. Tap to try again" }

  let id: Int
  let text: String
  let isMine: Bool
  var state = State.sent
}

final class DayChatViewController: UIViewController, UITableViewDelegate {
  private final class DataSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  private let table = UITableView(frame: .zero, style: .grouped)
  private var days: [(name: String, messages: [DayMessage])] = [
    ("Sunday", (1...6).map { DayMessage(id: $0, text: "Sunday \($0)", isMine: $0 % 2 == 0) }),
    ("Monday", (7...14).map { DayMessage(id: $0, text: "Monday \($0)", isMine: $0 % 3 == 0) }),
  ]
  private var nextID = 15
  private var attempts: [Int: Int] = [:]
  private var dataSource: DataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Uma"
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    view.addSubview(table)
    dataSource = DataSource(tableView: table) { [weak self] table, indexPath, id in
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      guard let message = self?.message(id) else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = message.text
      content.secondaryText = message.isMine ? message.state.rawValue : nil
      content.textProperties.alignment = message.isMine ? .justified : .natural
      cell.contentConfiguration = content
      return cell
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.write() })
    show()
  }

  private func message(_ id: Int) -> DayMessage? { days.lazy.flatMap(\.messages).first { $0.id == id } }

  private func set(_ state: DayMessage.State, of id: Int) {
    for day in days.indices {
      guard let row = days[day].messages.firstIndex(where: { $0.id == id }) else { continue }
      days[day].messages[row].state = state
    }
    show(changed: [id])
  }

  private func append(_ text: String, isMine: Bool, state: DayMessage.State) -> Int {
    if days.last?.name != "Today" { days.append(("Today", [])) }
    let id = nextID
    nextID += 1
    days[days.count - 1].messages.append(DayMessage(id: id, text: text, isMine: isMine, state: state))
    show()
    return id
  }

  private func write() { send(append("Answer \(nextID)", isMine: true, state: .sending)) }

  private func send(_ id: Int) {
    attempts[id, default: 0] += 1
    // Every second message is refused the first time.
    let isAccepted = id % 2 == 1 || attempts[id] != 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { [weak self] in
      self?.set(isAccepted ? .sent : .failed, of: id)
    }
  }

  func receive() { _ = append("Uma says \(nextID)", isMine: false, state: .sent) }

  func loadHistory() {
    guard days.first?.name != "Saturday" else { return }
    days.insert(("Saturday", (-3...0).map { DayMessage(id: $0, text: "Saturday \($0 + 4)", isMine: false) }), at: 0)
    show()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath), message(id)?.state == .failed else { return }
    set(.sending, of: id)
    send(id)
  }

  private func show(changed: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for day in days {
      snapshot.appendSections([day.name])
      snapshot.appendItems(day.messages.map(\.id))
    }
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
