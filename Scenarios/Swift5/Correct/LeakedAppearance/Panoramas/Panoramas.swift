import UIKit

/// A picture moves against its row while the list scrolls.
final class PanoramaCell: UITableViewCell {
  let picture = UIImageView(image: UIImage(systemName: "mountain.2"))
  let caption = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    clipsToBounds = true
    picture.frame = CGRect(x: 0, y: -20, width: 390, height: 140)
    caption.frame = CGRect(x: 16, y: 30, width: 300, height: 30)
    contentView.addSubview(picture)
    contentView.addSubview(caption)
  }

  required init?(coder: NSCoder) { fatalError() }

  func shift(in list: UITableView) {
    let middle = frame.midY - list.contentOffset.y - list.bounds.height / 2
    picture.transform = CGAffineTransform(translationX: 0, y: middle / list.bounds.height * 40)
  }
}

class PanoramasViewController: RowsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PanoramaCell.self, forCellReuseIdentifier: "panorama")
    tableView.rowHeight = 100
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "panorama", for: indexPath) as? PanoramaCell else {
      return UITableViewCell()
    }
    cell.caption.text = "Panorama \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? PanoramaCell)?.shift(in: tableView)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    for case let cell as PanoramaCell in tableView.visibleCells { cell.shift(in: tableView) }
  }
}
