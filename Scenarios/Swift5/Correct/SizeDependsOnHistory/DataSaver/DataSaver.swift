import UIKit

private struct SavedPost {
  let id: Int
  let author: String
  let text: String
}

/// A post that is not loaded yet: bars of a random number and length, as placeholders are, drawn once for the cell.
private final class SavedBoneCell: UITableViewCell {
  private let author = UILabel()
  private let bone = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bone.backgroundColor = .systemGray5
    let column = UIStackView(arrangedSubviews: [author, bone])
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      bone.heightAnchor.constraint(equalToConstant: CGFloat(Int.random(in: 2...6) * 14)),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ post: SavedPost) { author.text = post.author }
}

/// A feed that saves data: a post is loaded when it is touched, and a placeholder stands for it until then.
final class DataSaverViewController: UITableViewController {
  private let posts = (1...40).map { SavedPost(id: $0, author: "Author \($0)", text: "What author \($0) has to say.") }
  private var loaded: Set<Int> = []
  private var source: UITableViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Data saver"
    tableView.rowHeight = UITableView.automaticDimension
    tableView.register(SavedBoneCell.self, forCellReuseIdentifier: "bone")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    source = .init(tableView: tableView) { [weak self] table, indexPath, id in
      guard let self, let post = posts.first(where: { $0.id == id }) else { return UITableViewCell() }
      if loaded.contains(id) {
        let cell = table.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = post.author
        content.secondaryText = post.text
        cell.contentConfiguration = content
        return cell
      }
      let cell = table.dequeueReusableCell(withIdentifier: "bone", for: indexPath)
      (cell as? SavedBoneCell)?.show(post)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(posts.map(\.id))
    source.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = source.itemIdentifier(for: indexPath), loaded.insert(id).inserted else { return }
    var snapshot = source.snapshot()
    snapshot.reloadItems([id])
    source.apply(snapshot, animatingDifferences: false)
  }
}
