import Combine
import UIKit

/// Pictures of a clinic's albums.
struct Picture: Hashable {
  let id: Int
  var title: String { "Picture \(id)" }
  var address: URL? { URL(string: "https://img.clinic.example/pictures/\(id).png") }

  static let all = (1...40).map(Picture.init)
}

/// Looks of a row: a picture and its title.
class PictureCell: UITableViewCell {
  let pictureView = UIImageView()
  let titleLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    pictureView.frame = CGRect(x: 16, y: 8, width: 40, height: 40)
    titleLabel.frame = CGRect(x: 72, y: 8, width: 240, height: 40)
    contentView.addSubview(pictureView)
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    pictureView.image = nil
  }

  func configure(with picture: Picture) { titleLabel.text = picture.title }
}

/// A list of pictures with one kind of cell.
final class PicturesViewController: UITableViewController {
  private let cellClass: PictureCell.Type

  init(_ cellClass: PictureCell.Type) {
    self.cellClass = cellClass
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 56
    tableView.register(cellClass, forCellReuseIdentifier: "picture")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Picture.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.configure(with: Picture.all[indexPath.row])
    return cell
  }
}
