import UIKit

/// Parts of the body as an outline; a part without parts opens a page of its own.
class AtlasViewController: UIViewController {
  enum Section { case main }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, BodyPart>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Atlas"
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebarPlain)))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let group = UICollectionView.CellRegistration<UICollectionViewListCell, BodyPart> { cell, _, part in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = part.name
      content.secondaryText = part.note
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
    }
    let leaf = UICollectionView.CellRegistration<UICollectionViewListCell, BodyPart> { cell, _, part in
      var content = cell.defaultContentConfiguration()
      content.text = part.name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, part in
      collectionView.dequeueConfiguredReusableCell(using: part.parts.isEmpty ? leaf : group, for: indexPath, item: part)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<BodyPart>()
    add(BodyPart.all, to: nil, in: &outline)
    dataSource.apply(outline, to: .main, animatingDifferences: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let selected = collectionView.indexPathsForSelectedItems?.first else { return }
    if let coordinator = transitionCoordinator {
      coordinator.animate { _ in
        self.collectionView.deselectItem(at: selected, animated: true)
      } completion: { context in
        if context.isCancelled { self.collectionView.selectItem(at: selected, animated: false, scrollPosition: []) }
      }
    } else {
      collectionView.deselectItem(at: selected, animated: animated)
    }
  }

  /// Unfolds a part whose name another screen gives.
  func unfold(_ name: String) {
    var outline = dataSource.snapshot(for: .main)
    outline.expand(outline.items.filter { $0.name == name })
    dataSource.apply(outline, to: .main)
  }

  private func add(
    _ parts: [BodyPart], to parent: BodyPart?, in outline: inout NSDiffableDataSourceSectionSnapshot<BodyPart>
  ) {
    outline.append(parts, to: parent)
    for part in parts where !part.parts.isEmpty { add(part.parts, to: part, in: &outline) }
  }
}

extension AtlasViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let part = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(BodyPartViewController(part), animated: true)
  }
}

/// One part.
final class BodyPartViewController: UIViewController {
  private let part: BodyPart

  init(_ part: BodyPart) {
    self.part = part
    super.init(nibName: nil, bundle: nil)
    title = part.name
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = part.note
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor), label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
