import UIKit

@MainActor
final class Grocer: NSObject {
  let name: String
  var rating = 0
  init(name: String) {
    self.name = name
    super.init()
  }
}

@MainActor
protocol GrocerCellDelegate: AnyObject {
  func grocerCellWasDoubleTapped(_ cell: GrocerCell)
  func grocerCellWasRaised(_ cell: GrocerCell)
}

/// Knows nothing but its looks; who it stands for is asked when it is touched.
final class GrocerCell: UITableViewCell {
  weak var delegate: (any GrocerCellDelegate)?
  let raise = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    raise.setTitle("+", for: .normal)
    raise.frame = CGRect(x: 200, y: 4, width: 44, height: 36)
    raise.addAction(UIAction { [unowned self] _ in delegate?.grocerCellWasRaised(self) }, for: .touchUpInside)
    contentView.addSubview(raise)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// Items are objects, equal if they are the same; their ratings change in place.
final class GrocersViewController: UIViewController, GrocerCellDelegate {
  private var grocers = (1...30).map { Grocer(name: "Grocer \($0)") }
  private let table = UITableView()
  private var dataSource: UITableViewDiffableDataSource<Int, Grocer>!

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    view.addSubview(table)
    table.register(GrocerCell.self, forCellReuseIdentifier: "grocer")
    dataSource = .init(tableView: table) { [weak self] table, indexPath, grocer in
      let cell = table.dequeueReusableCell(withIdentifier: "grocer", for: indexPath)
      cell.textLabel?.text = grocer.name
      cell.detailTextLabel?.text = String(repeating: "★", count: grocer.rating)
      (cell as? GrocerCell)?.delegate = self
      return cell
    }
    apply()
  }

  func grocerCellWasDoubleTapped(_ cell: GrocerCell) {}

  func grocerCellWasRaised(_ cell: GrocerCell) {
    guard let indexPath = table.indexPath(for: cell), let grocer = dataSource.itemIdentifier(for: indexPath) else { return }
    grocer.rating += 1
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([grocer])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func rank() {
    grocers.sort { ($0.rating, $1.name) > ($1.rating, $0.name) }
    apply()
  }

  func open() {
    grocers.insert(Grocer(name: "Grocer \(grocers.count + 1)"), at: 0)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Grocer>()
    snapshot.appendSections([0])
    snapshot.appendItems(grocers)
    dataSource.apply(snapshot)
  }
}
