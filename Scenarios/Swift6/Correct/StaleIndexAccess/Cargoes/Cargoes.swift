import UIKit

struct Cargo: Identifiable {
  let id: Int
  let name: String
  var isHere = false
}

final class CargoCell: UICollectionViewListCell {
  private let button = UIButton(type: .system)
  private let bar = UIProgressView(progressViewStyle: .default)
  private let name = UILabel()
  var onGet: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.addAction(UIAction { [weak self] _ in self?.onGet?() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [name, bar, button])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      name.widthAnchor.constraint(equalToConstant: 140),
      button.widthAnchor.constraint(equalToConstant: 60),
      button.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ cargo: Cargo, progress: Float) {
    name.text = cargo.name
    button.setTitle(cargo.isHere ? "Open" : "Get", for: .normal)
    self.progress = cargo.isHere ? 1 : progress
  }

  var progress: Float {
    get { bar.progress }
    set { bar.progress = newValue }
  }
}

/// Downloads with a bar in each row, which is moved without configuring the row again.
final class CargoesViewController: UIViewController {
  private var cargoes = (1...30).map { Cargo(id: $0, name: "Cargo \($0)") }
  private var progress: [Cargo.ID: Float] = [:]
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Cargo.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<CargoCell, Cargo.ID> { [unowned self] cell, indexPath, id in
      guard let cargo = cargoes.first(where: { $0.id == id }) else { return }
      cell.show(cargo, progress: progress[id] ?? 0)
      cell.onGet = { [weak self] in self?.get(id) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func cancelFirst() {
    guard cargoes.count > 1 else { return }
    cargoes.removeFirst()
    apply()
  }

  private func get(_ id: Cargo.ID) {
    Task { [weak self] in
      for tenth in 1...10 {
        try? await Task.sleep(for: .seconds(0.2))
        guard let self else { return }
        progress[id] = Float(tenth) / 10
        guard let indexPath = dataSource.indexPath(for: id), let cell = list.cellForItem(at: indexPath) as? CargoCell else {
          continue
        }
        cell.progress = Float(tenth) / 10
      }
    }
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Cargo.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(cargoes.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
