import CellHarnessTesting
import Testing
import UIKit

/// Rows with a stepper, segments and a detail button; the bar opens a form, and loads more rows.
final class ControlRowsScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: ControlRowsController())
  init() {}
}

private final class ControlRowsController: UITableViewController {
  private var guests = 1
  private var size = "M"
  private var extra = ["Loading…"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Load", primaryAction: UIAction { [weak self] _ in self?.load() }),
      UIBarButtonItem(title: "Form", primaryAction: UIAction { [weak self] _ in self?.openForm() }),
    ]
  }

  private func load() {
    extra = (1...40).map { "Row \($0)" }
    tableView.reloadData()
  }

  private func openForm() {
    present(UINavigationController(rootViewController: FormController(style: .plain)), animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 + extra.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.row < 3 else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = extra[indexPath.row - 3]
      return cell
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    switch indexPath.row {
    case 0:
      cell.textLabel?.text = "Guests \(guests)"
      let stepper = UIStepper(frame: CGRect(x: 200, y: 5, width: 94, height: 32))
      stepper.value = Double(guests)
      stepper.addAction(
        UIAction { [weak self, weak stepper] _ in
          self?.guests = Int(stepper?.value ?? 0); self?.tableView.reloadData()
        },
        for: .valueChanged)
      cell.contentView.addSubview(stepper)
    case 1:
      cell.textLabel?.text = "Size \(size)"
      let segments = UISegmentedControl(items: ["S", "M", "L"])
      segments.frame = CGRect(x: 150, y: 5, width: 150, height: 32)
      segments.addAction(
        UIAction { [weak self, weak segments] _ in
          self?.size = segments?.titleForSegment(at: segments?.selectedSegmentIndex ?? 0) ?? ""
          self?.tableView.reloadData()
        }, for: .valueChanged)
      cell.contentView.addSubview(segments)
    default:
      cell.textLabel?.text = "Network"
      cell.accessoryType = .detailButton
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    extra = ["About row \(indexPath.row)"]
    tableView.reloadData()
  }
}

private final class FormController: UITableViewController {
  private var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Close", primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    let field = UITextField(frame: CGRect(x: 150, y: 5, width: 150, height: 32))
    field.placeholder = "Your name"
    field.text = name
    field.addAction(UIAction { [weak self, weak field] _ in self?.name = field?.text ?? "" }, for: .editingChanged)
    cell.contentView.addSubview(field)
    return cell
  }
}

/// Controls of rows go by what a person calls them, and a name means what is on screen now.
@Suite("Names of controls and rows") struct ControlNameTests {
  @Test("the halves of a stepper, segments and a detail button are buttons with names")
  func controls() throws {
    try withHost(ControlRowsScreen.self, policies: .base) { host in
      try host.item("Guests").button("Increment").tap()
      try host.item("Guests").button("Increment").tap()
      try #expect(host.item("Guests").texts.contains("Guests 3"))
      try host.item("Guests").button("Decrement").tap()
      try #expect(host.item("Guests").texts.contains("Guests 2"))
      try host.item("Size").button("L").tap()
      try #expect(host.item("Size").texts.contains("Size L"))
      try #expect(!host.item("Size").button("XL").exists)
      try host.item("Network").button("More Info").tap()
      try #expect(host.item("About row 2").isVisible)
    }
  }

  @Test("a button goes by its name beside a row that only begins so, and a row that was seen beside one that only begins so")
  func beginnings() throws {
    try withHost(ControlRowsScreen.self, policies: .base) { host in
      try host.tapOutside("Load")
      try #expect(host.item("Row 1").isVisible)
      try host.scrollToEnd()
      try #expect(!host.item("Row 2").isVisible && host.item("Row 40").isVisible)
    }
  }

  @Test("a form that is opened a second time is another list, whose row goes by the same name")
  func secondForm() throws {
    try withHost(ControlRowsScreen.self, policies: .base) { host in
      for _ in 0..<2 {
        try host.tapOutside("Form")
        try host.item("Name").textField().type("Ada")
        try #expect(host.item("Name").textField().value == "Ada")
        try host.tapOutside("Close")
      }
    }
  }
}
