import UIKit

/// Pictures by id, asked for once and kept.
@MainActor final class CometPictures {
  private var known: [Int: String] = [:]

  func cached(_ id: Int) -> String? { known[id] }

  func load(_ id: Int) async throws -> String {
    if let name = known[id] { return name }
    try await Task.sleep(for: .seconds(0.2 + Double(id % 4) * 0.3))
    let name = id % 2 == 0 ? "moon.stars" : "sparkles"
    known[id] = name
    return name
  }
}

/// Ends its work when it is reused, and asks whether it still stands for the same comet.
final class CometCell: UICollectionViewListCell {
  private var loading: Task<Void, Never>?
  private var id: Int?

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    loading = nil
    id = nil
  }

  func configure(with id: Int, from pictures: CometPictures) {
    loading?.cancel()
    self.id = id
    show(id, picture: pictures.cached(id))
    guard pictures.cached(id) == nil else { return }
    loading = Task { [weak self] in
      guard let name = try? await pictures.load(id), !Task.isCancelled, let self, self.id == id else { return }
      show(id, picture: name)
    }
  }

  private func show(_ id: Int, picture: String?) {
    var content = defaultContentConfiguration()
    content.text = "Comet \(id)"
    content.image = UIImage(systemName: picture ?? "circle.dotted")
    contentConfiguration = content
  }
}

final class CometsViewController: UIViewController {
  private let pictures = CometPictures()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
  private var ids = Array(1...50)

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let pictures = pictures
    let registration = UICollectionView.CellRegistration<CometCell, Int> { cell, _, id in cell.configure(with: id, from: pictures)
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func vanish() {
    guard ids.count > 1 else { return }
    ids.removeFirst()
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
