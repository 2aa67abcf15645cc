import UIKit

@MainActor final class SantaCircle {
  private(set) var people = ["Anton", "Berta", "Clara", "Detlef"]
  private(set) var isDrawn = false
  private var next = ["Paula", "Quirin", "Rosa"]
  func add() { people.insert(next.removeFirst(), at: 0); isDrawn = false }
  func draw() { isDrawn = true }
  func recipient(of person: String) -> String {
    guard isDrawn, let place = people.firstIndex(of: person) else { return person }
    return people[(place + 1) % people.count]
  }
  func wish(of person: String) -> String { ["Tea", "Socks", "A puzzle", "Candles"][person.count % 4] }
}

class SecretSantaColumnViewController: UIViewController {
  let column = UIStackView()
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("not used") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
  func label(_ text: String = "") -> UILabel {
    let label = UILabel()
    label.text = text
    column.addArrangedSubview(label)
    return label
  }
  @discardableResult func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    column.addArrangedSubview(button)
    return button
  }
}

/// Before the draw what somebody wishes; after it, for the one who touched his name, whom he gives to.
final class DrawViewController: SecretSantaColumnViewController {
  required init?(coder: NSCoder) { fatalError("not used") }
  private let circle: SantaCircle
  private let person: String
  init(_ person: String, _ circle: SantaCircle) {
    self.person = person; self.circle = circle; super.init()
    title = circle.isDrawn ? "Your draw" : "Wishes"
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    let recipient = circle.recipient(of: person)
    _ = label(recipient)
    _ = label("Wishes: \(circle.wish(of: recipient))")
  }
}

final class CircleViewController: UITableViewController {
  private let circle = SantaCircle()
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Secret gifts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "Add") { [weak self] _ in
          self?.circle.add(); self?.tableView.reloadData()
        }),
      UIBarButtonItem(
        primaryAction: UIAction(title: "Draw") { [weak self] _ in
          self?.circle.draw(); self?.title = "Drawn"
        }),
    ]
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { circle.people.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = circle.people[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(DrawViewController(circle.people[indexPath.row], circle), animated: true)
  }
}
