import Combine
import UIKit

struct Shift: Equatable {
  let id: Int
  let name: String
  var isMine = false
}

/// The server of a food bank takes two seconds to answer, and refuses whoever joins a shift that others have filled.
struct ShiftService {
  func save(_ shift: Shift, completion: @escaping (Bool) -> Void) {
    let isRefused = shift.isMine && shift.id % 5 == 0
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { completion(!isRefused) }
  }
}

final class ShiftsViewModel {
  @Published private(set) var shifts = (1...30).map { Shift(id: $0, name: "Shift \($0)") }
  private let service = ShiftService()

  /// Shows the change at once, and takes it back if the server refuses it.
  func toggle(_ id: Int) {
    guard let index = shifts.firstIndex(where: { $0.id == id }) else { return }
    let before = shifts
    shifts[index].isMine.toggle()
    service.save(shifts[index]) { [weak self] isSaved in
      if !isSaved { self?.shifts = before }
    }
  }
}

/// Volunteers take shifts at a food bank by a tap.
final class ShiftsViewController: UIViewController, UITableViewDelegate {
  private let model = ShiftsViewModel()
  private let table = UITableView()
  private var shown: [Int: Shift] = [:]
  private var subscription: AnyCancellable?
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [weak self] table, indexPath, id in
    let cell = table.dequeueReusableCell(withIdentifier: "shift", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = self?.shown[id]?.name
    content.secondaryText = self?.shown[id]?.isMine == true ? "You are in" : "Open"
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shifts"
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "shift")
    table.delegate = self
    subscription = model.$shifts.sink { [weak self] shifts in self?.show(shifts) }
  }

  private func show(_ shifts: [Shift]) {
    let changed = shifts.filter { shown[$0.id] != nil && shown[$0.id] != $0 }
    shown = Dictionary(uniqueKeysWithValues: shifts.map { ($0.id, $0) })
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shifts.map(\.id))
    snapshot.reconfigureItems(changed.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let id = dataSource.itemIdentifier(for: indexPath) { model.toggle(id) }
  }
}
