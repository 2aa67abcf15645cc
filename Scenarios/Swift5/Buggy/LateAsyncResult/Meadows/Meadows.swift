import UIKit

/// counts the butterflies of a meadow; a count is asked for once and then remembered.
final class CensusService {
  private var counts: [Int: Int] = [:]
  private var running: Set<Int> = []

  func count(of meadow: Int, completion: @escaping (Int) -> Void) {
    if let count = counts[meadow] {
      completion(count)
      return
    }
    // one request for a meadow is enough
    guard running.insert(meadow).inserted else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      guard let self else { return }
      let count = meadow * 7 % 40 + 3
      self.running.remove(meadow)
      self.counts[meadow] = count
      completion(count)
    }
  }
}

final class MeadowCell: UICollectionViewCell {
  let nameLabel = UILabel()
  let countLabel = UILabel()
  let spinner = UIActivityIndicatorView(style: .medium)
  private(set) var meadow: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    spinner.hidesWhenStopped = true
    let stack = UIStackView(arrangedSubviews: [nameLabel, countLabel, spinner])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 6
    stack.frame = contentView.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(meadow: Int, service: CensusService) {
    self.meadow = meadow
    nameLabel.text = "Meadow \(meadow)"
    countLabel.text = "Counting…"
    spinner.startAnimating()
    service.count(of: meadow) { [weak self] count in
      guard let self, self.meadow == meadow else { return }
      self.countLabel.text = "\(count) butterflies"
      self.spinner.stopAnimating()
    }
  }
}

final class MeadowsViewController: UIViewController, UICollectionViewDataSource {
  private let service = CensusService()
  private var meadows = Array(1...36)
  private var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Meadows"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(MeadowCell.self, forCellWithReuseIdentifier: "meadow")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(140)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  func addMeadow() {
    meadows.insert((meadows.max() ?? 0) + 1, at: 0)
    collectionView.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    meadows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "meadow", for: indexPath)
    (cell as? MeadowCell)?.configure(meadow: meadows[indexPath.item], service: service)
    return cell
  }
}
