import Combine
import SwiftUI
import UIKit

final class ImmunizationsDataSource: UITableViewDiffableDataSource<ImmunizationGroup, Immunization.ID> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)?.title
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

final class ImmunizationsViewController: UITableViewController {
  private let record: ImmunizationRecord
  private var cancellables = Set<AnyCancellable>()

  private lazy var dataSource = ImmunizationsDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "Immunization", for: indexPath)
    guard let immunization = self?.record.immunization(id) else { return cell }
    cell.contentConfiguration = UIHostingConfiguration {
      ImmunizationRow(immunization: immunization)
    }
    cell.selectionStyle = .none
    return cell
  }

  init(record: ImmunizationRecord) {
    self.record = record
    super.init(style: .insetGrouped)
    title = "Immunizations"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Immunization")
    dataSource.defaultRowAnimation = .fade
    record.$immunizations
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.update() }
      .store(in: &cancellables)
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<ImmunizationGroup, Immunization.ID>()
    for group in ImmunizationGroup.allCases {
      let ids = record.immunizations(in: group).map(\.id)
      guard !ids.isEmpty else { continue }
      snapshot.appendSections([group])
      snapshot.appendItems(ids, toSection: group)
    }
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.record.delete(id)
      completion(true)
    }
    let done = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, completion in
      self?.record.markDone(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, done])
  }
}
