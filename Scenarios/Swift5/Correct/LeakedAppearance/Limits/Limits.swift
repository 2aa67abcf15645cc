import UIKit

/// Settings that are loaded, saved with a delay, and grow a section while they are on.
@MainActor final class LimitServer {
  var isOn = false
  var audience = 1

  func read() async throws -> (Bool, Int) { try await Task.sleep(nanoseconds: 100_000_000); return (isOn, audience) }

  func write(_ on: Bool, _ audience: Int) async throws {
    try await Task.sleep(nanoseconds: 100_000_000)
    (isOn, self.audience) = (on, audience)
  }
}

class LimitsViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Hashable { case limit, audience }
  enum Item: Hashable { case loading, limitSwitch, audience(Int), duration }
  private let server = LimitServer()
  private var state: (isOn: Bool, audience: Int)? { didSet { apply() } }
  private var isSaving = false
  private var days = 7
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    config.headerMode = .supplementary
    config.footerMode = .supplementary
    list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    configureDataSource()
    apply()
    Task { [weak self] in
      guard let self else { return }
      let read = try? await server.read()
      state = read.map { (isOn: $0.0, audience: $0.1) }
    }
  }

  private func configureDataSource() {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, _, item in
      guard let self else { return }
      cell.accessories = []
      var content = UIListContentConfiguration.cell()
      switch item {
      case .loading:
        content.text = "Loading…"
        content.textProperties.color = .secondaryLabel
      case .limitSwitch:
        content.text = "Limit"
        content.image = UIImage(systemName: "hand.raised")
        let toggle = UISwitch()
        toggle.isOn = state?.isOn == true
        toggle.isEnabled = !isSaving
        toggle.addAction(
          UIAction { [weak self] action in
            guard let toggle = action.sender as? UISwitch else { return }
            self?.save(toggle.isOn, self?.state?.audience ?? 1)
          }, for: .valueChanged)
        cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .always)))]
      case .audience(let number):
        content.text = "Audience \(number)"
        if state?.audience == number { cell.accessories = [.checkmark()] }
      case .duration:
        content = .valueCell()
        content.text = "Until"
        content.secondaryText = "\(days) days"
        let choices = [1, 7, 14].map { days in
          UIAction(title: "\(days) days") { [weak self] _ in
            self?.days = days
            self?.apply()
          }
        }
        cell.accessories = [.popUpMenu(UIMenu(children: choices), displayed: .always)]
      }
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, item in
      list.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = UIListContentConfiguration.header()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section).map { $0 == .limit ? "Limit" : "From" }
      view.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] view, _, indexPath in
      var content = UIListContentConfiguration.footer()
      content.text = self?.state?.isOn == true ? "On for a while." : "Off."
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { list, kind, indexPath in
      kind == UICollectionView.elementKindSectionHeader
        ? list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        : list.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
    }
  }

  private func apply() {
    guard dataSource != nil else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.limit])
    if let state {
      snapshot.appendItems([.limitSwitch])
      if state.isOn {
        snapshot.appendSections([.audience])
        snapshot.appendItems((1...20).map(Item.audience) + [.duration])
      }
      snapshot.reconfigureItems(snapshot.itemIdentifiers)
    } else {
      snapshot.appendItems([.loading])
    }
    snapshot.reloadSections(snapshot.sectionIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func save(_ isOn: Bool, _ audience: Int) {
    guard !isSaving else { return }
    isSaving = true
    apply()
    Task { [weak self] in
      guard let self else { return }
      try? await server.write(isOn, audience)
      isSaving = false
      state = (isOn, audience)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if case .audience(let number)? = dataSource.itemIdentifier(for: indexPath) { save(true, number) }
  }
}
