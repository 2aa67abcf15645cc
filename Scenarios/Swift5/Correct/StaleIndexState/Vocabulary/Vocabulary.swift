import UIKit

struct VocabularyPair: Hashable {
  let english: String
  let german: String
}

/// One side of a pair.
struct VocabularyWord: Hashable {
  let pair: Int
  let isEnglish: Bool
}

/// Two columns of a schoolbook, one below the other: a word that is touched is marked together with its translation.
final class VocabularyViewController: UIViewController, UICollectionViewDelegate {
  private let pairs = [
    VocabularyPair(english: "Dog", german: "Hund"), VocabularyPair(english: "Tree", german: "Baum"),
    VocabularyPair(english: "Window", german: "Fenster"), VocabularyPair(english: "Bread", german: "Brot"),
    VocabularyPair(english: "Knife", german: "Messer"), VocabularyPair(english: "Horse", german: "Pferd"),
  ]
  private var marked: Set<Int> = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, VocabularyWord>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lesson 4"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Clear") { [weak self] _ in self?.clear() })
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, VocabularyWord> { [weak self] cell, _, word in
      guard let self else { return }
      var content = cell.defaultContentConfiguration()
      content.text = word.isEnglish ? pairs[word.pair].english : pairs[word.pair].german
      cell.contentConfiguration = content
      cell.accessories = marked.contains(word.pair) ? [.checkmark()] : []
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = indexPath.section == 0 ? "English" : "Deutsch"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, word in
      list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: word)
    }
    dataSource.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, VocabularyWord>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(pairs.indices.map { VocabularyWord(pair: $0, isEnglish: true) }, toSection: 0)
    snapshot.appendItems(pairs.indices.map { VocabularyWord(pair: $0, isEnglish: false) }, toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func show(_ changed: Set<Int>) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { changed.contains($0.pair) })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let word = dataSource.itemIdentifier(for: indexPath) else { return }
    marked.formSymmetricDifference([word.pair])
    show([word.pair])
  }

  private func clear() {
    let changed = marked
    marked = []
    show(changed)
  }
}
