import UIKit

/// Cards that shrink under the finger; their pictures come by a task that a reuse cancels.
actor CardPictures {
  static let shared = CardPictures()

  func picture(_ name: String) async throws -> UIImage? {
    try await Task.sleep(nanoseconds: 200_000_000); return UIImage(systemName: name)
  }
}

final class StoryCell: UICollectionViewCell {
  private var task: Task<Void, Never>?
  private let picture = UIImageView()
  private let title = UILabel()
  private let spinner = UIActivityIndicatorView(style: .large)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [picture, title])
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = .init(top: 0, leading: 0, bottom: 12, trailing: 0)
    title.numberOfLines = 0
    spinner.hidesWhenStopped = true
    for view in [stack, spinner] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
    bottom.priority = .init(999)
    let aspect = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.3)
    aspect.priority = .init(999)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16), bottom, aspect,
      spinner.centerXAnchor.constraint(equalTo: picture.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func configure(_ text: String, symbol: String?) {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 12
    title.attributedText = NSAttributedString(
      string: text, attributes: [.paragraphStyle: style, .font: UIFont.preferredFont(forTextStyle: .title2)])
    guard let symbol else {
      picture.image = UIImage(systemName: "newspaper")
      return
    }
    spinner.startAnimating()
    task?.cancel()
    task = Task { [weak self] in
      let image = try? await CardPictures.shared.picture(symbol)
      guard !Task.isCancelled, let self else { return }
      picture.image = image ?? UIImage(systemName: "xmark")
      spinner.stopAnimating()
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
    task = nil
    picture.image = nil
    title.attributedText = nil
    spinner.stopAnimating()
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }
}

class StoriesViewController: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(200))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    list.register(StoryCell.self, forCellWithReuseIdentifier: "story")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "story", for: indexPath) as? StoryCell else {
      return UICollectionViewCell()
    }
    cell.configure("Story \(indexPath.item)", symbol: indexPath.item % 4 == 0 ? nil : "\(indexPath.item).circle")
    return cell
  }
}
