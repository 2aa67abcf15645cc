import UIKit

struct Clip: Identifiable, Sendable {
  let id: Int
  let title: String
  var likes: Int
}

/// Cells are filled with values once; what changes later in the model is not told to them.
final class ClipsViewController: UIViewController {
  private var clips: [Clip.ID: Clip] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Clip.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    for id in 1...40 { clips[id] = Clip(id: id, title: "Clip \(id)", likes: id % 4) }
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Clip.ID> { [unowned self] cell, _, id in
      guard let clip = clips[id] else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = clip.title
      content.secondaryText = "\(clip.likes) likes"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func othersLike() {
    for id in [2, 3, 5] { clips[id]?.likes += 1 }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Clip.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(clips.keys.sorted())
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
