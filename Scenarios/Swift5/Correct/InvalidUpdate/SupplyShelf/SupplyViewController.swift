import UIKit

/// Supplies in groups that fold, each group a section of its own.
class SupplyViewController: UIViewController {
  struct Supply: Hashable {
    let name: String
    let image: UIImage

    init(_ symbol: String) {
      name = symbol
      image = UIImage(systemName: symbol) ?? UIImage()
    }
  }

  struct Shelf: Hashable {
    let title: String
    let supplies: [Supply]
  }

  enum Entry: Hashable {
    case shelf(Shelf)
    case supply(Supply)
  }

  private let shelves = [
    Shelf(title: "Dressing", supplies: ["bandage", "cross.case", "scissors", "drop"].map(Supply.init)),
    Shelf(
      title: "Measuring", supplies: ["thermometer", "heart.text.square", "waveform.path.ecg", "stethoscope"].map(Supply.init)),
    Shelf(title: "Care", supplies: ["bed.double", "figure.walk", "pills", "eyedropper"].map(Supply.init)),
  ]
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Shelf, Entry>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Supplies"
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let header = UICollectionView.CellRegistration<UICollectionViewListCell, Shelf> { cell, _, shelf in
      var content = cell.defaultContentConfiguration()
      content.text = shelf.title
      cell.contentConfiguration = content
      let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = [.outlineDisclosure(options: options)]
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Supply> { cell, _, supply in
      var content = cell.defaultContentConfiguration()
      content.image = supply.image
      content.text = supply.name
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, entry in
      switch entry {
      case .shelf(let shelf): collectionView.dequeueConfiguredReusableCell(using: header, for: indexPath, item: shelf)
      case .supply(let supply): collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: supply)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Entry>()
    snapshot.appendSections(shelves)
    dataSource.apply(snapshot)
    for shelf in shelves {
      var outline = NSDiffableDataSourceSectionSnapshot<Entry>()
      outline.append([.shelf(shelf)])
      outline.append(shelf.supplies.map(Entry.supply), to: .shelf(shelf))
      outline.expand([.shelf(shelf)])
      dataSource.apply(outline, to: shelf, animatingDifferences: false)
    }
  }
}

extension SupplyViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let entry = dataSource.itemIdentifier(for: indexPath), case .supply(let supply) = entry else {
      collectionView.deselectItem(at: indexPath, animated: true)
      return
    }
    let alert = UIAlertController(title: supply.name, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        self?.collectionView.deselectItem(at: indexPath, animated: true)
      })
    present(alert, animated: true)
  }
}
