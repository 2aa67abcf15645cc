import UIKit

struct Preference: Hashable, Sendable {
  let key: String
}

/// Rounded corners at the ends of a group: they hang on the position, so every change configures the neighbours too.
final class PreferenceCell: UICollectionViewCell {
  private let label = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.clipsToBounds = true
    line.backgroundColor = .separator
    for view in [label, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      line.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ preference: Preference, isFirst: Bool, isLast: Bool) {
    label.text = preference.key
    line.isHidden = isLast
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    contentView.layer.maskedCorners = corners
    contentView.layer.cornerRadius = corners.isEmpty ? 0 : 12
  }
}

final class PreferencesViewController: UIViewController {
  private var groups: [[Preference]] = (1...12).map { group in
    (1...4).map { Preference(key: "Group \(group), option \($0)") }
  }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Preference>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 16, leading: 16, bottom: 0, trailing: 16)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<PreferenceCell, Preference> { [unowned self] cell, _, preference in
      guard let group = groups.first(where: { $0.contains(preference) }) else { return }
      cell.show(preference, isFirst: group.first == preference, isLast: group.last == preference)
    }
    dataSource = .init(collectionView: list) { list, indexPath, preference in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: preference)
    }
    apply(animated: false)
  }

  func hideFirstOfEach() {
    groups = groups.map { Array($0.dropFirst()) }.filter { !$0.isEmpty }
    apply(animated: true)
  }

  func addAtEnds() {
    groups = groups.map { $0 + [Preference(key: "More, after \($0.last?.key ?? "nothing")")] }
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    let before = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Preference>()
    snapshot.appendSections(Array(groups.indices))
    for (index, group) in groups.enumerated() {
      snapshot.appendItems(group, toSection: index)
    }
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(before.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
