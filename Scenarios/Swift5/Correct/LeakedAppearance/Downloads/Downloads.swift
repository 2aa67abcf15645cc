import Combine
import UIKit

final class Download {
  let id: Int
  let file: String
  let progress = CurrentValueSubject<Float, Never>(0)

  init(id: Int) {
    self.id = id
    file = "archive-\(id).zip"
    progress.value = id % 6 == 0 ? Float(id % 10) / 10 : 0
  }
}

final class DownloadCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let bar = UIProgressView(progressViewStyle: .default)
  private let checkmark = UIImageView(image: UIImage(systemName: "checkmark.circle"))
  private var cancellable: AnyCancellable?

  override init(frame: CGRect) {
    super.init(frame: frame)
    [nameLabel, bar, checkmark].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      checkmark.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
      checkmark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      bar.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    cancellable = nil
    bar.setProgress(0, animated: false)
  }

  func bind(to download: Download) {
    nameLabel.text = download.file
    cancellable = download.progress.sink { [weak self] value in self?.show(value) }
  }

  private func show(_ value: Float) {
    bar.progress = value
    bar.alpha = value >= 1 ? 0.3 : 1
    checkmark.isHidden = value < 1
    checkmark.transform = value < 1 ? .identity : CGAffineTransform(scaleX: 1.2, y: 1.2)
    nameLabel.textColor = value >= 1 ? .label : .secondaryLabel
  }
}

final class DownloadsViewController: UIViewController, UICollectionViewDataSource {
  private let downloads = (1...50).map(Download.init(id:))
  private let collectionView: UICollectionView = {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    collectionView.register(DownloadCell.self, forCellWithReuseIdentifier: "download")
    collectionView.dataSource = self
  }

  func advance() {
    for download in downloads where download.id % 2 == 1 {
      download.progress.value = min(1, download.progress.value + 0.5)
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { downloads.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "download", for: indexPath) as? DownloadCell
    else { fatalError("wrong cell") }
    cell.bind(to: downloads[indexPath.row])
    return cell
  }
}
