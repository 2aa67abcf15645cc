import CellHarnessTesting
import Testing
import UIKit

@Suite("Alerts with views of the app's own") struct AlertContentTests {
  @Test("what a controller shows in an alert is used as what stands on a screen is")
  func content() throws {
    try withHost(GuestBookScreen.self, policies: .base) { host in
      try host.item("Ada").tap()
      try host.search("Berta", in: "Name")
      try host.tapOutside("Loud")
      try host.tapAlert("Add")
      #expect(try host.visibleItems.flatMap { try $0.texts } == ["Ada", "BERTA"])
    }
  }

  @Test("the alert's own field and what a controller shows in it are both within a finger's reach")
  @MainActor func ownField() throws {
    let alert = UIAlertController(title: "New guest", message: nil, preferredStyle: .alert)
    alert.addTextField()
    let form = GuestForm()
    form.loadViewIfNeeded()
    form.preferredContentSize = CGSize(width: 270, height: 400)
    alert.setValue(form, forKey: "contentViewController")
    alert.loadViewIfNeeded()
    alert.view.layoutIfNeeded()
    let field = try #require(alert.textFields?.first)
    let touched = alert.view.hitTest(CGPoint(x: field.frame.midX, y: field.frame.midY), with: nil)
    #expect(touched?.isDescendant(of: field) == true)
    #expect(!field.frame.intersects(form.view.frame) && form.view.frame.height == 400)
    #expect(alert.view.bounds.contains(form.view.frame))
  }

  @Test("rows behind an alert are out of reach, whether the app put something into it or not")
  func covered() throws {
    try withHost(GuestBookScreen.self, policies: .base) { host in
      try host.item("Ada").tap()
      #expect(throws: (any Error).self) { try host.item("Ada").tap() }
      try host.tapAlert("Add")
      #expect(host.alert?.title == "Nobody")
      #expect(throws: (any Error).self) { try host.item("Ada").tap() }
      try host.tapAlert("OK")
      #expect(host.alert == nil)
    }
  }
}

/// Rows that a form in an alert adds.
private final class GuestBookScreen: CellScreen {
  init() {}

  let rootViewController: UIViewController = GuestBook()
}

private final class GuestBook: UITableViewController {
  private var guests = ["Ada"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { guests.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = guests[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let form = GuestForm()
    let alert = UIAlertController(title: "New guest", message: nil, preferredStyle: .alert)
    alert.setValue(form, forKey: "contentViewController")
    alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak self] _ in self?.add(form.words) })
    present(alert, animated: true)
  }
  private func add(_ name: String) {
    guard name.isEmpty else {
      guests.append(name)
      return tableView.reloadData()
    }
    let alert = UIAlertController(title: "Nobody", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

private final class GuestForm: UIViewController {
  private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 250, height: 34))
  private let button = UIButton(type: .system, primaryAction: nil)
  private var isLoud = false
  var words: String { isLoud ? (field.text ?? "").uppercased() : field.text ?? "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 270, height: 100)
    field.placeholder = "Name"
    button.frame = CGRect(x: 10, y: 50, width: 250, height: 44)
    button.setTitle("Loud", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.isLoud = true }, for: .touchUpInside)
    view.addSubview(field)
    view.addSubview(button)
  }
}
