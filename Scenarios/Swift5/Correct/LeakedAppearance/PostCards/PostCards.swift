import UIKit

struct BlogPost {
  let id: Int
  let title: String
}

/// A post with its actions; the rarer ones come out with "More".
final class PostCardCell: UITableViewCell {
  let titleLabel = UILabel()
  let editButton = UIButton(type: .system)
  let moreButton = UIButton(type: .system)
  let trashButton = UIButton(type: .system)
  var onMore: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    editButton.setTitle("Edit", for: .normal)
    moreButton.setTitle("More", for: .normal)
    trashButton.setTitle("Trash", for: .normal)
    trashButton.isHidden = true
    moreButton.addAction(
      UIAction { [weak self] _ in
        self?.showSecondaryActions(true)
        self?.onMore?()
      }, for: .touchUpInside)
    let actions = UIStackView(arrangedSubviews: [editButton, moreButton, trashButton])
    actions.spacing = 12
    let stack = UIStackView(arrangedSubviews: [titleLabel, actions])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func showSecondaryActions(_ shows: Bool) {
    moreButton.isHidden = shows
    trashButton.isHidden = !shows
  }

  func configure(_ post: BlogPost, isExpanded: Bool) {
    titleLabel.text = post.title
    showSecondaryActions(isExpanded)
  }
}

final class PostCardsViewController: UITableViewController {
  private let posts = (1...40).map { BlogPost(id: $0, title: "Post \($0)") }
  private var expanded: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostCardCell.self, forCellReuseIdentifier: "post")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    guard let card = cell as? PostCardCell else { return cell }
    let post = posts[indexPath.row]
    card.configure(post, isExpanded: expanded.contains(post.id))
    card.onMore = { [weak self] in self?.expanded.insert(post.id) }
    return card
  }
}
