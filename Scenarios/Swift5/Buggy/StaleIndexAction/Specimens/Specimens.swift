import UIKit

struct Specimen {
  let id: Int
  let name: String
  var isVerified: Bool
}

final class SpecimenDetailViewController: UIViewController {
  private var specimen: Specimen
  private let onSave: (Specimen) -> Void
  private let nameLabel = UILabel()
  private let verifiedSwitch = UISwitch()
  private let saveButton = UIButton(type: .system)

  init(specimen: Specimen, onSave: @escaping (Specimen) -> Void) {
    self.specimen = specimen
    self.onSave = onSave
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Specimen"
    nameLabel.text = specimen.name
    verifiedSwitch.isOn = specimen.isVerified
    saveButton.setTitle("Save", for: .normal)
    saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [nameLabel, verifiedSwitch, saveButton])
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  private func save() {
    specimen.isVerified = verifiedSwitch.isOn
    onSave(specimen)
    navigationController?.popViewController(animated: true)
  }
}

final class SpecimensViewController: UITableViewController {
  private var specimens = (1...30).map { Specimen(id: $0, name: "Beetle \($0)", isVerified: $0 % 4 == 0) }
  private var nextID = 31

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Specimens"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "specimen")
  }

  func receiveSpecimen() {
    specimens.insert(Specimen(id: nextID, name: "Beetle \(nextID)", isVerified: false), at: 0)
    nextID += 1
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { specimens.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "specimen", for: indexPath)
    let specimen = specimens[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = specimen.name
    cell.contentConfiguration = content
    cell.accessoryType = specimen.isVerified ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = SpecimenDetailViewController(specimen: specimens[indexPath.row]) { [weak self] specimen in
      self?.save(specimen, at: indexPath)
    }
    navigationController?.pushViewController(detail, animated: true)
  }

  private func save(_ specimen: Specimen, at indexPath: IndexPath) {
    specimens[indexPath.row] = specimen
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
