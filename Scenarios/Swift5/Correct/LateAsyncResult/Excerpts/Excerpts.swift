import SwiftUI
import UIKit

struct Excerpt {
  let id: Int
  let book: String
}

struct ExcerptService {
  func text(of id: Int) async -> String {
    try? await Task.sleep(nanoseconds: 120_000_000)
    return "The first sentence of book \(id)."
  }
}

struct ExcerptRow: View {
  let excerpt: Excerpt
  let service: ExcerptService
  @State private var text: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(excerpt.book)
        .font(.headline)
      Text(text ?? "Loading…")
        .lineLimit(1)
        .foregroundStyle(.secondary)
    }
    .task {
      let loaded = await service.text(of: excerpt.id)
      guard !Task.isCancelled else { return }
      text = loaded
    }
  }
}

final class ExcerptsViewController: UIViewController {
  private var excerpts = (1...28).map { Excerpt(id: $0, book: "Book \($0)") }
  private var nextID = 29
  private let service = ExcerptService()
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  private lazy var dataSource = makeDataSource()

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Excerpts"
    collectionView.allowsSelection = false
    update(animated: false)
  }

  func publishBook() {
    excerpts.insert(Excerpt(id: nextID, book: "Book \(nextID)"), at: 0)
    nextID += 1
    update(animated: true)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Excerpt> {
      [service] cell, _, excerpt in
      cell.contentConfiguration = UIHostingConfiguration {
        ExcerptRow(excerpt: excerpt, service: service)
          .id(excerpt.id)
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [weak self] collectionView, indexPath, id in
      guard let excerpt = self?.excerpts.first(where: { $0.id == id }) else { return nil }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: excerpt)
    }
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(excerpts.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
