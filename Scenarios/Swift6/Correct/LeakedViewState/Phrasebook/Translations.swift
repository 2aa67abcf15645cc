import SwiftUI
import UIKit

struct Phrase: Identifiable, Hashable, Sendable {
  let id: Int
  let original: String
  let translation: String
}

struct PhraseRow: View {
  let phrase: Phrase

  @State private var isRevealed = false
  @State private var timesAsked = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(phrase.original)
      if isRevealed {
        Text(phrase.translation).foregroundStyle(.secondary)
      }
      HStack {
        Button(isRevealed ? "Hide" : "Reveal") {
          isRevealed.toggle()
          timesAsked += 1
        }
        if timesAsked > 1 {
          Text("asked \(timesAsked) times").font(.caption2)
        }
      }
    }
    // The row is reused for other phrases in place.
    .onChange(of: phrase.id) {
      isRevealed = false
      timesAsked = 0
    }
  }
}

final class PhrasebookViewController: UIViewController {
  private enum Section { case main }

  private var phrases = (1...50).map { Phrase(id: $0, original: "Phrase \($0)", translation: "Satz Nummer \($0)") }
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Phrase.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])

    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Phrase> { cell, _, phrase in
      cell.contentConfiguration = UIHostingConfiguration { PhraseRow(phrase: phrase) }
        .margins(.vertical, 12)
    }
    dataSource = .init(collectionView: collectionView) { [weak self] collectionView, indexPath, id in
      let phrase = self?.phrases.first { $0.id == id }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: phrase)
    }
    apply()
  }

  func shuffle() {
    phrases = phrases.sorted { ($0.id % 7, $0.id) < ($1.id % 7, $1.id) }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Phrase.ID>()
    snapshot.appendSections([.main])
    snapshot.appendItems(phrases.map(\.id), toSection: .main)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
