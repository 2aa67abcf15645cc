import UIKit

final class PortraitCell: UITableViewCell {
  let portrait = UIImageView()
  let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let row = UIStackView(arrangedSubviews: [portrait, name])
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      portrait.widthAnchor.constraint(equalToConstant: 40),
      portrait.heightAnchor.constraint(equalToConstant: 40),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Loads when the row is asked for and cancels when it leaves the screen. A row that was kept comes back without being
/// asked for, and so without its picture.
final class PortraitsViewController: UITableViewController {
  private var loading: [IndexPath: Task<Void, Never>] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PortraitCell.self, forCellReuseIdentifier: "portrait")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "portrait", for: indexPath)
    guard let cell = cell as? PortraitCell else { return cell }
    cell.name.text = "Person \(indexPath.row + 1)"
    cell.portrait.image = nil
    loading[indexPath] = Task { [weak cell] in
      try? await Task.sleep(for: .milliseconds(200))
      guard !Task.isCancelled else { return }
      cell?.portrait.image = UIImage(systemName: indexPath.row % 2 == 0 ? "person.fill" : "person")
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    loading[indexPath]?.cancel()
    loading[indexPath] = nil
    (cell as? PortraitCell)?.portrait.image = nil
  }
}
