import UIKit

private struct ClinicPatient {
  let id: Int
  var name: String
  let species: String
  var grams: Int
  var visits = 0
}

private final class ClinicStore {
  private(set) var patients: [ClinicPatient] = []

  init() {
    let animals = [
      ("Bello", "dog", 18_000), ("Mieze", "cat", 4_200), ("Hoppel", "rabbit", 1_900), ("Rex", "dog", 31_000),
      ("Paul", "parrot", 420),
      ("Luna", "cat", 3_800), ("Strolch", "dog", 9_500), ("Kiwi", "budgie", 38), ("Tapsi", "hamster", 120),
      ("Zorro", "cat", 5_100),
      ("Gustav", "goose", 5_600), ("Nala", "cat", 4_000), ("Balu", "dog", 42_000), ("Emil", "tortoise", 900),
      ("Fips", "mouse", 25),
      ("Ottilie", "hen", 2_300), ("Waldi", "dog", 8_700), ("Yoda", "iguana", 3_100),
    ]
    patients = animals.enumerated().map { ClinicPatient(id: $0, name: $1.0, species: $1.1, grams: $1.2) }
    sort()
  }

  private func sort() { patients.sort { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) } }

  func index(of id: Int) -> Int { patients.firstIndex { $0.id == id } ?? 0 }

  func rename(at index: Int, to name: String) {
    patients[index].name = name
    sort()
  }

  func weigh(at index: Int, change: Int) { patients[index].grams = max(1, patients[index].grams + change) }

  func addVisit(at index: Int) { patients[index].visits += 1 }
}

/// The card of one animal.
private final class ClinicCardViewController: UITableViewController {
  private enum Row: Int, CaseIterable {
    case name, species, weight, visits, heavier, lighter, visit
  }

  private let store: ClinicStore
  private let id: Int
  private var index: Int { store.index(of: id) }

  init(store: ClinicStore, index: Int) {
    self.store = store
    self.id = store.patients[index].id
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Rename", primaryAction: UIAction { [weak self] _ in self?.rename() })
    title = store.patients[index].name
  }

  private func rename() {
    let alert = UIAlertController(title: "New name", message: nil, preferredStyle: .alert)
    alert.addTextField { [store, index] field in
      field.placeholder = "Name"
      field.text = store.patients[index].name
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        guard let self, let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        store.rename(at: index, to: name)
        title = name
        tableView.reloadData()
      })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Row.allCases.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let patient = store.patients[index]
    var content = UIListContentConfiguration.valueCell()
    switch Row.allCases[indexPath.row] {
    case .name: (content.text, content.secondaryText) = ("Name", patient.name)
    case .species: (content.text, content.secondaryText) = ("Species", patient.species)
    case .weight: (content.text, content.secondaryText) = ("Weight", "\(patient.grams) g")
    case .visits: (content.text, content.secondaryText) = ("Visits", "\(patient.visits)")
    case .heavier: content.text = "10 g heavier"
    case .lighter: content.text = "10 g lighter"
    case .visit: content.text = "New visit"
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Row.allCases[indexPath.row] {
    case .heavier: store.weigh(at: index, change: 10)
    case .lighter: store.weigh(at: index, change: -10)
    case .visit: store.addVisit(at: index)
    default: return
    }
    tableView.reconfigureRows(at: [
      IndexPath(row: Row.weight.rawValue, section: 0), IndexPath(row: Row.visits.rawValue, section: 0),
    ])
  }
}

/// All animals of a vet's clinic, by name.
final class ClinicPatientsViewController: UITableViewController {
  private let store = ClinicStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Patients"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "patient")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.patients.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "patient", for: indexPath)
    let patient = store.patients[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = patient.name
    content.secondaryText = "\(patient.species), \(patient.grams) g, \(patient.visits) visits"
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let card = ClinicCardViewController(store: store, index: indexPath.row)
    navigationController?.pushViewController(card, animated: true)
  }
}
