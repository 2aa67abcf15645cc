import UIKit

struct District {
  let id: Int
  let name: String
  let streets: [String]
  var isFolded = false
}

final class DistrictHeader: UITableViewHeaderFooterView {
  private let button = UIButton(type: .system)
  var onTap: ((Int) -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.onTap?(self.button.tag)
      }, for: .touchUpInside)
    contentView.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      button.topAnchor.constraint(equalTo: contentView.topAnchor),
      button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(with district: District, section: Int) {
    button.setTitle(district.name, for: .normal)
    button.tag = section
  }
}

final class DistrictsViewController: UITableViewController {
  private var districts: [District] = (1...12).map { DistrictsViewController.district($0) }
  private var nextID = 13

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Districts"
    tableView.sectionHeaderHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "street")
    tableView.register(DistrictHeader.self, forHeaderFooterViewReuseIdentifier: "district")
  }

  private static func district(_ id: Int) -> District {
    District(id: id, name: "District \(id)", streets: (1...4).map { "Street \(id)-\($0)" })
  }

  func merge() {
    guard districts.count > 1 else { return }
    districts.removeFirst()
    tableView.deleteSections([0], with: .automatic)
  }

  func found() {
    districts.insert(Self.district(nextID), at: 0)
    nextID += 1
    tableView.insertSections([0], with: .automatic)
  }

  private func toggle(_ section: Int) {
    districts[section].isFolded.toggle()
    let rows = districts[section].streets.indices.map { IndexPath(row: $0, section: section) }
    if districts[section].isFolded {
      tableView.deleteRows(at: rows, with: .automatic)
    } else {
      tableView.insertRows(at: rows, with: .automatic)
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { districts.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    districts[section].isFolded ? 0 : districts[section].streets.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "street", for: indexPath)
    cell.textLabel?.text = districts[indexPath.section].streets[indexPath.row]
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "district")
    guard let header = view as? DistrictHeader else { return view }
    header.configure(with: districts[section], section: section)
    header.onTap = { [weak self] in self?.toggle($0) }
    return header
  }
}
