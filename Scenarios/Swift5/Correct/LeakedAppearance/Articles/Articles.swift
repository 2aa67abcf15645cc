import UIKit

struct Article: Hashable {
  let id: Int
  let headline: String
  let hasPicture: Bool
  let teaser: String?
}

/// Two sets of constraints, exactly one of which is active.
final class ArticleCell: UICollectionViewCell {
  private let picture = UIView()
  private let headline = UILabel()
  private let teaser = UILabel()
  private var withPicture: [NSLayoutConstraint] = []
  private var withoutPicture: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.backgroundColor = .systemIndigo
    headline.numberOfLines = 0
    headline.font = .preferredFont(forTextStyle: .headline)
    teaser.numberOfLines = 3
    for view in [picture, headline, teaser] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    withPicture = [
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: 120),
      headline.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
    ]
    withoutPicture = [headline.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12)]
    NSLayoutConstraint.activate([
      headline.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      headline.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      teaser.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 4),
      teaser.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      teaser.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
      teaser.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
    NSLayoutConstraint.activate(withoutPicture)
    picture.isHidden = true
  }

  required init?(coder: NSCoder) { fatalError() }

  func configure(_ article: Article) {
    headline.text = article.headline
    teaser.text = article.teaser
    picture.isHidden = !article.hasPicture
    if article.hasPicture {
      NSLayoutConstraint.deactivate(withoutPicture)
      NSLayoutConstraint.activate(withPicture)
    } else {
      NSLayoutConstraint.deactivate(withPicture)
      NSLayoutConstraint.activate(withoutPicture)
    }
  }
}

final class ArticleListViewController: UIViewController {
  private var articles = (1...45).map { number in
    Article(
      id: number, headline: "Headline \(number)", hasPicture: number % 3 == 1,
      teaser: number % 4 == 0 ? nil : String(repeating: "Something happened in town. ", count: number % 5 + 1))
  }
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Article>(collectionView: collectionView) {
    collectionView, indexPath, article in
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "article", for: indexPath) as? ArticleCell
    cell?.configure(article)
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(ArticleCell.self, forCellWithReuseIdentifier: "article")
    update()
  }

  func breakingNews() {
    articles.insert(Article(id: -articles.count, headline: "Breaking", hasPicture: true, teaser: "More soon."), at: 0)
    update()
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Article>()
    snapshot.appendSections([0])
    snapshot.appendItems(articles)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  private static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    return UICollectionViewCompositionalLayout(section: section)
  }
}
