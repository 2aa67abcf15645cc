import UIKit

struct Awning: Identifiable, Sendable {
  let id: Int
  var name: String
  var color: UIColor = .white
}

/// Awnings, of which the touched one gets the colour that is chosen in the system's sheet.
final class AwningsViewController: UITableViewController, UIColorPickerViewControllerDelegate {
  private var awnings = (1...30).map { Awning(id: $0, name: "Awning \($0)") }
  private var dataSource: UITableViewDiffableDataSource<Int, Awning.ID>!
  private var painted: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "awning")
    dataSource = .init(tableView: tableView) { [unowned self] table, indexPath, id in
      let cell = table.dequeueReusableCell(withIdentifier: "awning", for: indexPath)
      guard let awning = awnings.first(where: { $0.id == id }) else { return cell }
      var content = cell.defaultContentConfiguration()
      content.text = awning.name
      content.image = UIImage(systemName: "square.fill")
      content.imageProperties.tintColor = awning.color
      cell.contentConfiguration = content
      return cell
    }
    apply()
  }

  func hang() {
    awnings.insert(Awning(id: 100 + awnings.count, name: "New awning \(awnings.count)"), at: 0)
    apply()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    // Where the awning is now, not where it is when a colour is chosen.
    painted = indexPath
    let sheet = UIColorPickerViewController()
    sheet.selectedColor = awnings[indexPath.row].color
    sheet.delegate = self
    present(sheet, animated: true)
  }

  func colorPickerViewController(_ sheet: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
    guard let row = painted?.row else { return }
    awnings[row].color = color
    apply(changed: [awnings[row].id])
  }

  private func apply(changed: [Awning.ID] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Awning.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(awnings.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
