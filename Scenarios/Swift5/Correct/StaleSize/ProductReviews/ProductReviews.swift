import UIKit

struct ProductReview: Hashable {
  var id: Int
  var author: String
  var stars: Int
  var text: String
  var reply: String?
}

final class ProductReviewCell: UICollectionViewListCell {
  private let author = UILabel()
  private let stars = UIStackView()
  private let body = UILabel()
  private let reply = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    author.font = .preferredFont(forTextStyle: .headline)
    body.numberOfLines = 0
    reply.numberOfLines = 0
    reply.textColor = .secondaryLabel
    for _ in 0..<5 {
      stars.addArrangedSubview(UIImageView(image: UIImage(systemName: "star")))
    }
    let column = UIStackView(arrangedSubviews: [author, stars, body, reply])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 4
    contentView.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    let guide = contentView.layoutMarginsGuide
    let bottom = column.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor), bottom,
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ review: ProductReview) {
    author.text = review.author
    for (index, view) in stars.arrangedSubviews.enumerated() {
      (view as? UIImageView)?.image = UIImage(systemName: index < review.stars ? "star.fill" : "star")
    }
    stars.accessibilityLabel = "\(review.stars) stars"
    body.text = review.text
    reply.text = review.reply.map { "Answer: \($0)" }
    reply.isHidden = review.reply == nil
  }
}

class ProductReviewsViewController: UICollectionViewController {
  private var reviews: [Int: ProductReview] = [:]
  private var order: [Int] = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  convenience init() {
    self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    for id in 1...40 {
      let text = Array(repeating: "Works as I hoped it would.", count: 1 + (id * 3) % 5).joined(separator: " ")
      let reply = id % 6 == 0 ? "Thank you, we are glad to hear that." : nil
      reviews[id] = ProductReview(id: id, author: "Customer \(id)", stars: 1 + id % 5, text: text, reply: reply)
      order.append(id)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<ProductReviewCell, Int> { [weak self] cell, _, id in
      if let review = self?.reviews[id] { cell.show(review) }
    }
    dataSource = .init(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(order)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func answer(_ ids: [Int]) {
    for id in ids { reviews[id]?.reply = "We are sorry about that and will make it up to you as soon as we can." }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(ids)
    dataSource.apply(snapshot)
  }
}
