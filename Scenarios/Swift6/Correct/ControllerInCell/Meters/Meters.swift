import SwiftUI
import UIKit

/// A UIKit control in a hosted row: views may, view controllers may not.
struct Meter: UIViewRepresentable {
  let value: Float

  func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }

  func updateUIView(_ view: UIProgressView, context: Context) {
    view.progress = value
  }
}

final class MetersViewController: UICollectionViewController {
  private var values: [String: Float] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let names = (1...30).map { "Meter \($0)" }
    for (index, name) in names.enumerated() { values[name] = Float(index % 10) / 10 }
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, name in
      let value = values[name, default: 0]
      cell.contentConfiguration = UIHostingConfiguration {
        VStack(alignment: .leading) {
          Text("\(name): \(Int(value * 100)) %")
          Meter(value: value).frame(height: 4)
        }
      }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func read() {
    for name in values.keys { values[name] = min(1, values[name, default: 0] + 0.05) }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
