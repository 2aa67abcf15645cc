import UIKit

private enum GigMood: String, CaseIterable {
  case loud = "Loud"
  case calm = "Calm"
  case odd = "Odd"

  var colors: [UIColor] {
    switch self {
    case .loud: [UIColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 1), UIColor(red: 0.95, green: 0.55, blue: 0.1, alpha: 1)]
    case .calm: [UIColor(red: 0.1, green: 0.6, blue: 0.65, alpha: 1), UIColor(red: 0.1, green: 0.35, blue: 0.8, alpha: 1)]
    case .odd: [UIColor(red: 0.5, green: 0.2, blue: 0.7, alpha: 1), UIColor(red: 0.9, green: 0.3, blue: 0.6, alpha: 1)]
    }
  }
}

private struct GradientGig: Hashable {
  let id: Int
  let band: String
  let place: String
  let mood: GigMood
}

private final class GradientGigCell: UICollectionViewCell {
  private let bandLabel = UILabel()
  private let placeLabel = UILabel()
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    bandLabel.font = .boldSystemFont(ofSize: 17)
    bandLabel.textColor = .white
    placeLabel.font = .systemFont(ofSize: 12)
    placeLabel.textColor = .white
    let column = UIStackView(arrangedSubviews: [bandLabel, placeLabel])
    column.axis = .vertical
    column.frame = contentView.bounds.insetBy(dx: 12, dy: 12)
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(column)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func layoutSubviews() {
    super.layoutSubviews()
    for case let gradient as CAGradientLayer in contentView.layer.sublayers ?? [] { gradient.frame = contentView.bounds }
  }

  func configure(with gig: GradientGig) {
    bandLabel.text = gig.band
    placeLabel.text = gig.place
    applyGradient(gig.mood.colors)
  }

  private func applyGradient(_ colors: [UIColor]) {
    gradient.frame = contentView.bounds
    gradient.colors = colors.map(\.cgColor)
    contentView.layer.insertSublayer(gradient, at: 0)
  }
}

/// Concerts of the month, in the colours of their mood.
final class GradientGigsViewController: UICollectionViewController {
  private var gigs: [GradientGig] = []
  private var mood: GigMood?
  private var dataSource: UICollectionViewDiffableDataSource<Int, GradientGig>!

  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / 2), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(140)), subitems: [item])
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let bands = [
      "Tin Foxes", "Velvet Moth", "The Kettles", "Low Tide", "Paper Bears", "Gravel", "Miss Ember", "Ninety Larks", "Ox and Owl",
      "Static",
      "Blue Hour", "Crooked Pine", "Dry Ice", "Elbow Room", "Faint Sun", "Goat Rodeo", "Hush", "Iron Wool", "June Bug",
      "Kite Club",
      "Lantern", "Motor Nun", "Night Bus", "Old Snow",
    ]
    let places = ["Cellar", "Town hall", "Boat", "Barn", "Garden"]
    gigs = bands.enumerated().map { place, band in
      GradientGig(id: place, band: band, place: places[place % places.count], mood: GigMood.allCases[(place * 2 + place / 5) % 3])
    }
    let registration = UICollectionView.CellRegistration<GradientGigCell, GradientGig> { cell, _, gig in cell.configure(with: gig)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, gig in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: gig)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "All moods", primaryAction: UIAction { [weak self] _ in self?.nextMood() })
    apply()
  }

  private func nextMood() {
    let all: [GigMood?] = [nil] + GigMood.allCases
    mood = all[((all.firstIndex(of: mood) ?? 0) + 1) % all.count]
    navigationItem.rightBarButtonItem?.title = mood?.rawValue ?? "All moods"
    apply()
  }

  private func apply() {
    let shown = gigs.filter { mood == nil || $0.mood == mood }
    var snapshot = NSDiffableDataSourceSnapshot<Int, GradientGig>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown)
    dataSource.apply(snapshot, animatingDifferences: false)
    title = "\(shown.count) gigs"
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let gig = dataSource.itemIdentifier(for: indexPath) else { return }
    let alert = UIAlertController(
      title: gig.band, message: "\(gig.place), \(gig.mood.rawValue.lowercased())", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Not for me", style: .destructive) { [weak self] _ in
        self?.gigs.removeAll { $0.id == gig.id }
        self?.apply()
      })
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
