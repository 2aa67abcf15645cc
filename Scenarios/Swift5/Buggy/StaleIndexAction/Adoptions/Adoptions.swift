import UIKit

enum AdoptionStage: Int, CaseIterable {
  case reserved
  case available
  case adopted

  var title: String {
    switch self {
    case .reserved: return "Reserved"
    case .available: return "Looking for a home"
    case .adopted: return "Adopted"
    }
  }

  /// Where an animal goes when its papers move on.
  var next: AdoptionStage? {
    switch self {
    case .available: return .reserved
    case .reserved: return .adopted
    case .adopted: return nil
    }
  }
}

struct AdoptionAnimal {
  let id: Int
  let name: String
  var stage: AdoptionStage
}

final class AdoptionShelter {
  private(set) var animals: [AdoptionAnimal] = (1...30).map { number in
    let stage: AdoptionStage = number <= 2 ? .reserved : number <= 26 ? .available : .adopted
    return AdoptionAnimal(id: number, name: "Dog \(number)", stage: stage)
  }

  func animal(_ id: Int) -> AdoptionAnimal? { animals.first { $0.id == id } }

  func move(_ id: Int, to stage: AdoptionStage) {
    guard let index = animals.firstIndex(where: { $0.id == id }) else { return }
    animals[index].stage = stage
  }

  /// The family of the first reserved animal has thought it over.
  func cancelFirstReservation() {
    guard let first = animals.first(where: { $0.stage == .reserved }) else { return }
    move(first.id, to: .available)
  }
}

/// Leaves out stages without animals.
final class AdoptionDataSource: UITableViewDiffableDataSource<AdoptionStage, Int> {
  func stage(ofSection section: Int) -> AdoptionStage? { AdoptionStage(rawValue: section) }

  func stage(of id: Int) -> AdoptionStage? { indexPath(for: id).flatMap { stage(ofSection: $0.section) } }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    stage(ofSection: section)?.title
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func show(_ animals: [AdoptionAnimal], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<AdoptionStage, Int>()
    for stage in AdoptionStage.allCases {
      let ids = animals.filter { $0.stage == stage }.map(\.id)
      guard !ids.isEmpty else { continue }
      snapshot.appendSections([stage])
      snapshot.appendItems(ids, toSection: stage)
    }
    apply(snapshot, animatingDifferences: animated)
  }
}

/// The dogs of a shelter by stage. A swipe moves a dog's papers on by one stage.
final class AdoptionsViewController: UITableViewController {
  let shelter = AdoptionShelter()
  private var dataSource: AdoptionDataSource!

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Adoptions"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "animal")
    dataSource = AdoptionDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "animal", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = self?.shelter.animal(id)?.name
      cell.contentConfiguration = content
      return cell
    }
    dataSource.show(shelter.animals, animated: false)
  }

  func refresh() { dataSource.show(shelter.animals, animated: true) }

  private func advance(_ id: Int) -> Bool {
    guard let next = dataSource.stage(of: id)?.next else { return false }
    shelter.move(id, to: next)
    refresh()
    return true
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let advance = UIContextualAction(style: .normal, title: "Move on") { [weak self] _, _, done in
      done(self?.advance(id) ?? false)
    }
    return UISwipeActionsConfiguration(actions: [advance])
  }
}
