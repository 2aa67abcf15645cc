import UIKit

struct FeedPost: Hashable, Identifiable, Sendable {
  let id: Int
  let author: String
  let text: String

  static let samples = (1...40).map { number in
    FeedPost(
      id: number, author: "Author \(number)",
      text: Array(repeating: "There is more to say about day \(number) than fits here.", count: 4).joined(separator: " "))
  }
}

final class FeedPostCell: UICollectionViewCell {
  private let authorLabel = UILabel()
  private let textLabel = UILabel()
  private let moreButton = UIButton(type: .system)
  var onToggle: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    authorLabel.font = .preferredFont(forTextStyle: .headline)
    textLabel.numberOfLines = 1
    moreButton.setTitle("More", for: .normal)
    moreButton.addAction(UIAction { [unowned self] _ in onToggle?() }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [authorLabel, textLabel, moreButton])
    column.axis = .vertical
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(with post: FeedPost, isExpanded: Bool) {
    authorLabel.text = post.author
    textLabel.text = post.text
    textLabel.numberOfLines = isExpanded ? 0 : 1
    moreButton.setTitle(isExpanded ? "Less" : "More", for: .normal)
  }
}

/// A feed that knows by id which posts are expanded; cells are told.
final class FeedViewController: UIViewController {
  private var expanded: Set<FeedPost.ID> = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, FeedPost>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<FeedPostCell, FeedPost> { [unowned self] cell, _, post in
      cell.configure(with: post, isExpanded: expanded.contains(post.id))
      cell.onToggle = { [unowned self] in toggle(post) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, post in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: post)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, FeedPost>()
    snapshot.appendSections([0])
    snapshot.appendItems(FeedPost.samples)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func toggle(_ post: FeedPost) {
    expanded.formSymmetricDifference([post.id])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([post])
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
