import UIKit

struct Passphrase {
  let id: Int
  let account: String
  var words: String { "tulip-\(id * 37)-harbour-\(id * 11)" }
}

final class PassphraseCell: UICollectionViewCell {
  private let accountLabel = UILabel()
  private let wordsLabel = UILabel()
  private var words = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    wordsLabel.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
    let copy = UIButton(type: .system, primaryAction: UIAction(title: "Copy") { [weak self] _ in self?.copyWords() })
    let texts = UIStackView(arrangedSubviews: [accountLabel, wordsLabel])
    texts.axis = .vertical
    let stack = UIStackView(arrangedSubviews: [texts, copy])
    stack.distribution = .equalSpacing
    stack.frame = contentView.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ phrase: Passphrase) {
    accountLabel.text = phrase.account
    words = phrase.words
    wordsLabel.text = words
  }

  /// Puts the words on the pasteboard, and says so in their place for a moment.
  private func copyWords() {
    UIPasteboard.general.string = words
    let shown = wordsLabel.text
    wordsLabel.text = "Copied to the pasteboard"
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      self?.wordsLabel.text = shown
    }
  }
}

/// The passphrases of a vault, each with a button that copies it.
final class PassphrasesViewController: UICollectionViewController {
  private let phrases = (1...45).map { Passphrase(id: $0, account: "Account \($0)") }

  init() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    title = "Vault"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PassphraseCell.self, forCellWithReuseIdentifier: "phrase")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    phrases.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "phrase", for: indexPath)
    (cell as? PassphraseCell)?.show(phrases[indexPath.item])
    return cell
  }
}
