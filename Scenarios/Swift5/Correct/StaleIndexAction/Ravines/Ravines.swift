import UIKit

struct Ravine {
  let id: Int
  let name: String
  let paths: [String]
  var isFolded = false
}

final class RavineHeader: UITableViewHeaderFooterView {
  let button = UIButton(type: .system)
  var onTap: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    button.frame = contentView.bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// A tap on a ravine's name folds its paths away.
final class RavinesViewController: UITableViewController {
  private var ravines = (1...6).map { number in
    Ravine(id: number, name: "Ravine \(number)", paths: (1...3).map { "Path \(number).\($0)" })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.sectionHeaderHeight = 40
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "path")
    tableView.register(RavineHeader.self, forHeaderFooterViewReuseIdentifier: "ravine")
  }

  func discover() {
    let number = ravines.count + 1
    ravines.insert(Ravine(id: number, name: "Ravine \(number)", paths: ["Path \(number).1"]), at: 0)
    tableView.insertSections([0], with: .automatic)
  }

  private func fold(_ id: Int) {
    guard let section = ravines.firstIndex(where: { $0.id == id }) else { return }
    ravines[section].isFolded.toggle()
    tableView.reloadSections([section], with: .automatic)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { ravines.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ravines[section].isFolded ? 0 : ravines[section].paths.count
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "ravine") as? RavineHeader
    else { fatalError("The registration gives another class.") }
    let ravine = ravines[section]
    header.button.setTitle(ravine.name, for: .normal)
    header.onTap = { [weak self] in self?.fold(ravine.id) }
    return header
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "path", for: indexPath)
    cell.textLabel?.text = ravines[indexPath.section].paths[indexPath.row]
    return cell
  }
}
