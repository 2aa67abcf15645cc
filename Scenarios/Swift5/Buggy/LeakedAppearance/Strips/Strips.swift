import UIKit

/// Each row has a list of its own that can be pushed aside, and nobody puts it back for the next row.
final class TileCell: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class StripCell: UITableViewCell, UICollectionViewDataSource {
  let list: UICollectionView
  var row = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 80)
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 100), collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    list.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    list.dataSource = self
    contentView.addSubview(list)
  }

  required init?(coder: NSCoder) { fatalError() }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as? TileCell else {
      return UICollectionViewCell()
    }
    cell.label.text = "Tile \(row).\(indexPath.item)"
    return cell
  }
}

class StripsViewController: RowsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(StripCell.self, forCellReuseIdentifier: "strip")
    tableView.rowHeight = 100
  }

  func turn() {
    (tableView.visibleCells.first as? StripCell)?.list.setContentOffset(CGPoint(x: 400, y: 0), animated: false)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "strip", for: indexPath) as? StripCell else {
      return UITableViewCell()
    }
    cell.row = indexPath.row
    cell.list.reloadData()
    return cell
  }
}
