import CellHarness
import CellRuns
import CellTrace
import SwiftUI
import Testing
import UIKit

/// A list with what stands around it: a field, segments, a stepper, a button, and a bar with a menu. Rows push another screen.
struct SurroundedScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: SurroundedViewController())
  var rootViewController: UIViewController { controller }
}

/// The same between tabs.
struct TabbedScreen: CellScreen {
  private let controller = UITabBarController()

  init() {
    let (first, second) = (SurroundedViewController(), SurroundedViewController())
    (first.title, second.title) = ("First", "Second")
    second.names = ["Pear"]
    controller.viewControllers = [first, second]
  }

  var rootViewController: UIViewController { controller }
}

/// SwiftUI's, with a button above the list.
struct HostedSurroundedScreen: CellScreen {
  private let controller = UIHostingController(rootView: SurroundedView())
  var rootViewController: UIViewController { controller }
}

/// A screen that asks before it is left.
struct AskingScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: SurroundedViewController())
  var rootViewController: UIViewController { controller }

  init() {
    let second = SurroundedViewController()
    second.names = []
    second.navigationItem.backAction = UIAction { [weak second] _ in second?.show(["asked"]) }
    controller.pushViewController(second, animated: false)
  }
}

/// A list whose only row is the page that a page control with a timer has turned to: the second page lasts longer, and the third
/// is the last that may come.
struct PagesScreen: CellScreen {
  private let controller = PagesViewController()
  var rootViewController: UIViewController { controller }
}

private final class PagesViewController: SurroundedViewController, UIPageControlTimerProgressDelegate {
  private let pages = UIPageControl(frame: CGRect(x: 0, y: 700, width: 200, height: 26))

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.numberOfPages = 4
    let progress = UIPageControlTimerProgress(preferredDuration: 40)
    progress.setDuration(100, forPage: 1)
    progress.delegate = self
    pages.progress = progress
    pages.addAction(UIAction { [unowned self] _ in show(["page \(pages.currentPage)"]) }, for: .valueChanged)
    view.addSubview(pages)
    progress.resumeTimer()
  }

  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool { page < 3 }
}

/// A field of SwiftUI's and a button with the same name.
struct HostedFieldScreen: CellScreen {
  private let controller = UIHostingController(rootView: FieldView())
  var rootViewController: UIViewController { controller }
}

private struct FieldView: View {
  @State private var names = ["Apple"]
  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("Add", text: $draft)
      Button("Add") { names.append(draft) }
      List(names, id: \.self) { Text($0) }
    }
  }
}

private struct SurroundedView: View {
  @State private var names = ["Apple", "Banana"]

  var body: some View {
    VStack {
      Button("Reverse") { names.reverse() }
      List(names, id: \.self) { Text($0) }
    }
  }
}

class SurroundedViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
  var names = ["Apple", "Banana", "Cherry"]
  private var prefix = ""
  private let table = UITableView()
  private var shown: [String] { names.filter { $0.hasPrefix(prefix) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchBar()
    search.placeholder = "Find"
    search.delegate = self
    let segments = UISegmentedControl(
      frame: .zero, actions: [sorting("Up") { $0 < $1 }, sorting("Down") { $0 > $1 }])
    let stepper = UIStepper(frame: .zero, primaryAction: UIAction { [weak self] _ in self?.add("Date") })
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add("Elder") })
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let stack = UIStackView(arrangedSubviews: [search, segments, stepper, button, table])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [UIAction(title: "Clear") { [weak self] _ in self?.change { $0 = [] } }]))
  }

  private func sorting(_ title: String, _ order: @escaping (String, String) -> Bool) -> UIAction {
    UIAction(title: title) { [weak self] _ in self?.change { $0.sort(by: order) } }
  }

  private func add(_ name: String) { change { $0.append(name) } }

  func show(_ new: [String]) { change { $0 = new } }

  private func change(_ work: (inout [String]) -> Void) {
    work(&names)
    table.reloadData()
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    prefix = searchText
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next = SurroundedViewController()
    next.names = ["About \(shown[indexPath.row])"]
    navigationController?.pushViewController(next, animated: true)
  }
}

/// Notes, which are written on a screen of their own; a row shows its note, which can't be edited there.
struct WrittenNotesScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: WrittenNotesViewController())
  var rootViewController: UIViewController { controller }
}

private final class WrittenNotesViewController: UITableViewController {
  private var notes = ["Apple"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New",
      primaryAction: UIAction { [weak self] _ in
        self?.write("", isEditable: true) { note in
          self?.notes.append(note)
          self?.tableView.reloadData()
        }
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    write(notes[indexPath.row], isEditable: false) { _ in }
  }

  private func write(_ text: String, isEditable: Bool, save: @escaping (String) -> Void) {
    let note = WrittenNoteViewController()
    (note.text.text, note.text.isEditable, note.save) = (text, isEditable, save)
    navigationController?.pushViewController(note, animated: true)
  }
}

private final class WrittenNoteViewController: UIViewController {
  let text = UITextView()
  var save: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.frame = view.bounds
    view.addSubview(text)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    save(text.text)
  }
}

/// Rows that are searched by the bar's field, while a button of the bar has the name of the one that ends the search.
struct CancelScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: CancelViewController())
  var rootViewController: UIViewController { controller }
}

private final class CancelViewController: UITableViewController, UISearchResultsUpdating {
  private var names = ["Apple", "Banana"]
  private var text = ""
  private var shown: [String] { names.filter { text.isEmpty || $0.hasPrefix(text) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.hidesNavigationBarDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel",
      primaryAction: UIAction { [weak self] _ in
        self?.names = ["left", "B left"]
        self?.tableView.reloadData()
      })
  }

  func updateSearchResults(for searchController: UISearchController) {
    text = searchController.isActive ? searchController.searchBar.text ?? "" : ""
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

/// What stands around a list is used by its name.
@Suite("Controls around lists")
struct ScreenControlTests {
  private func titles(_ screen: any CellScreen.Type, _ script: [Interaction]) throws -> [String] {
    let trace = try Runner(screen).run(script, RunConfiguration())
    #expect(trace.end == .finished)
    return trace.steps.last?.checkpoint.map(\.title) ?? []
  }

  @Test("Buttons, segments and both halves of a stepper are tapped")
  func taps() throws {
    #expect(try titles(SurroundedScreen.self, [.tap(.showing("Add"))]) == ["Apple", "Banana", "Cherry", "Elder"])
    #expect(try titles(SurroundedScreen.self, [.tap(.showing("Down"))]) == ["Cherry", "Banana", "Apple"])
    #expect(try titles(SurroundedScreen.self, [.tap(.showing("Increment"))]) == ["Apple", "Banana", "Cherry", "Date"])
  }

  @Test("A field keeps its name while something is typed in it, and shows everything again when it is emptied")
  func fields() throws {
    let find = Interaction.type("B", .showing("Find"), nil, clearing: true)
    #expect(try titles(SurroundedScreen.self, [find]) == ["Banana"])
    #expect(
      try titles(SurroundedScreen.self, [find, .type("", .showing("Find"), nil, clearing: true)]) == [
        "Apple", "Banana", "Cherry",
      ])
  }

  @Test("A text view beside the rows, or on a screen without any, is called by its kind and typed into")
  func textView() throws {
    let write = Interaction.type("Date", .showing("textField"), nil, clearing: true)
    #expect(try titles(WrittenNotesScreen.self, [.tap(.showing("New")), write, .tap(.showing("Back"))]) == ["Apple", "Date"])
  }

  @Test("A text view that can't be edited is no field")
  func fixedTextView() throws {
    let trace = try Runner(WrittenNotesScreen.self).run(
      [.tap(.showing("Apple")), .type("Date", .showing("textField"), nil, clearing: true)], RunConfiguration())
    guard case .stepFailed(2, _) = trace.end else { return #expect(Bool(false), "\(trace.end)") }
  }

  @Test("A bar button that has only a menu opens it")
  func menus() throws {
    #expect(try titles(SurroundedScreen.self, [.tap(.showing("More")), .chooseMenuItem(["Clear"])]).isEmpty)
  }

  @Test("A button of the bar and the one that ends a search are told apart where both are called Cancel")
  func namesakes() throws {
    let find = Interaction.type("B", .showing("Search"), nil, clearing: true)
    #expect(try titles(CancelScreen.self, [find]) == ["Banana"])
    #expect(try titles(CancelScreen.self, [find, .tap(.showing("Cancel"))]) == ["B left"])
    #expect(try titles(CancelScreen.self, [find, .tap(.showing("Cancel 2"))]) == ["Apple", "Banana"])
    let none = try Runner(CancelScreen.self).run([.tap(.showing("Cancel 2"))], RunConfiguration())
    guard case .stepFailed(1, _) = none.end else { return #expect(Bool(false), "\(none.end)") }
  }

  @Test("The button that leads back does")
  func back() throws {
    #expect(try titles(SurroundedScreen.self, [.tap(.showing("Apple"))]) == ["About Apple"])
    #expect(
      try titles(SurroundedScreen.self, [.tap(.showing("Apple")), .tap(.showing("Back"))]) == ["Apple", "Banana", "Cherry"])
  }

  @Test("The button that leads back does what the app has for it in place of going back")
  func ownBack() throws {
    #expect(try titles(AskingScreen.self, [.tap(.showing("Back"))]) == ["asked"])
  }

  @Test("A page control with a timer turns its pages, each after its own time, as far as its delegate lets it")
  func pageTimer() throws {
    #expect(try titles(PagesScreen.self, [.wait(3)]) == ["Apple", "Banana", "Cherry"])
    #expect(try titles(PagesScreen.self, [.wait(45)]) == ["page 1"])
    #expect(try titles(PagesScreen.self, [.wait(45), .wait(60)]) == ["page 1"])
    #expect(try titles(PagesScreen.self, [.wait(160)]) == ["page 2"])
    #expect(try titles(PagesScreen.self, [.wait(300)]) == ["page 2"])
  }

  @Test("A tab shows its screen, and what stands around the list there")
  func tabs() throws {
    #expect(try titles(TabbedScreen.self, [.tap(.showing("Second"))]) == ["Pear"])
    #expect(try titles(TabbedScreen.self, [.tap(.showing("Second")), .tap(.showing("Add"))]) == ["Pear", "Elder"])
  }

  @Test("A button of SwiftUI's above a list is tapped")
  func hosted() throws {
    #expect(try titles(HostedSurroundedScreen.self, [.tap(.showing("Reverse"))]) == ["Banana", "Apple"])
  }

  @Test("A field of SwiftUI's is called by its prompt, also if a button has the same name, and by its kind as before")
  func prompts() throws {
    for name in ["Add", "TextField"] {
      let script = [Interaction.type("Date", .showing(name), nil, clearing: false), .tap(.showing("Add"))]
      #expect(try titles(HostedFieldScreen.self, script) == ["Apple", "Date"], "\(name)")
    }
  }

  @Test("A screen that comes in front is told with what stands on it; the one that it leads back to, and another tab, are not")
  func shown() throws {
    func screens(_ type: any CellScreen.Type, _ script: [Interaction]) throws -> [[String]] {
      try Runner(type).run(script, RunConfiguration()).steps.flatMap(\.events).compactMap { event in
        if case .screenShown(let screen) = event.kind { screen.texts } else { nil }
      }
    }
    let pushed = try screens(SurroundedScreen.self, [.tap(.showing("Apple")), .tap(.showing("Back"))])
    #expect(pushed.count == 1)
    #expect(pushed.first?.contains { $0.contains("Apple") } == true)
    #expect(try screens(SurroundedScreen.self, [.tap(.showing("Add"))]).isEmpty)
  }

  @Test("The step is called by the control's name")
  func words() throws {
    let trace = try Runner(SurroundedScreen.self).run([.tap(.showing("Add"))], RunConfiguration())
    #expect(trace.steps.last?.title == "tap \"Add\"")
  }
}
