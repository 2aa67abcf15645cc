import UIKit

struct Marathon: Identifiable, Sendable {
  let id: Int
  let name: String
  let start: Date
}

/// One timer of the controller tells the visible rows, found by id, how long it is until their start.
final class MarathonsViewController: UIViewController, UICollectionViewDelegate {
  private var marathons = (1...40).map {
    Marathon(id: $0, name: "Marathon \($0)", start: Date(timeIntervalSinceNow: 90 * Double($0)))
  }
  private var timer: Timer?
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Marathon.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Marathon.ID> { [unowned self] cell, _, id in
      guard let marathon = marathons.first(where: { $0.id == id }) else { return }
      show(marathon, in: cell)
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  {
    // A cell that waited off screen heard no tick.
    guard let id = dataSource.itemIdentifier(for: indexPath), let marathon = marathons.first(where: { $0.id == id }) else {
      return
    }
    show(marathon, in: cell as? UICollectionViewListCell)
  }

  func cancelFirst() {
    guard marathons.count > 1 else { return }
    marathons.removeFirst()
    apply()
  }

  private func tick() {
    for indexPath in list.indexPathsForVisibleItems {
      guard let id = dataSource.itemIdentifier(for: indexPath), let marathon = marathons.first(where: { $0.id == id }) else {
        continue
      }
      show(marathon, in: list.cellForItem(at: indexPath) as? UICollectionViewListCell)
    }
  }

  private func show(_ marathon: Marathon, in cell: UICollectionViewListCell?) {
    guard let cell else { return }
    let seconds = max(0, Int(marathon.start.timeIntervalSinceNow.rounded(.up)))
    var content = cell.defaultContentConfiguration()
    content.text = marathon.name
    content.secondaryText = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    cell.contentConfiguration = content
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Marathon.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(marathons.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
