import UIKit

/// A class as identifier, equal by its id alone; everything that changes is outside of equality.
final class Plant: Hashable, Sendable {
  let id: Int
  let name: String

  init(id: Int) {
    self.id = id
    name = "Plant \(id)"
  }

  static func == (lhs: Plant, rhs: Plant) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class PlantCareViewController: UITableViewController {
  private enum Section: String, CaseIterable {
    case thirsty = "Thirsty"
    case fine = "Fine"
  }

  private final class Source: UITableViewDiffableDataSource<Section, Plant> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)?.rawValue
    }
  }

  private let plants = (1...36).map(Plant.init(id:))
  private var watered: Set<Int> = [4, 9]
  private var source: Source!

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
    source = Source(tableView: tableView) { [unowned self] tableView, indexPath, plant in
      let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = plant.name
      content.image = UIImage(systemName: watered.contains(plant.id) ? "drop.fill" : "drop")
      cell.contentConfiguration = content
      return cell
    }
    apply(changed: [])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let plant = source.itemIdentifier(for: indexPath) else { return }
    watered.formSymmetricDifference([plant.id])
    apply(changed: [plant])
  }

  func dryOut() {
    let dry = plants.filter { watered.contains($0.id) }
    watered = []
    apply(changed: dry)
  }

  private func apply(changed: [Plant]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Plant>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(plants.filter { !watered.contains($0.id) }, toSection: .thirsty)
    snapshot.appendItems(plants.filter { watered.contains($0.id) }, toSection: .fine)
    snapshot.reconfigureItems(changed)
    source.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
