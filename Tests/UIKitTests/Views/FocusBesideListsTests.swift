import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// A screen of a tablet with buttons around a table, whose views note what the focus does.
private final class DeskController: UIViewController, UITableViewDataSource {
  final class Key: UIButton {
    var isOffered = true
    var allows = true
    var heard: [String] = []
    override var canBecomeFocused: Bool { isOffered }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      heard.append(context.nextFocusedView === self ? "got" : "lost")
      coordinator.addCoordinatedAnimations { self.backgroundColor = self.isFocused ? .yellow : .white }
    }
  }

  /// A row that says itself whether it can have the focus.
  final class Row: UITableViewCell {
    override var canBecomeFocused: Bool { super.canBecomeFocused && textLabel?.text != "Row 1" }
  }

  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  let first = Key(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
  let second = Key(frame: CGRect(x: 200, y: 50, width: 100, height: 40))
  let last = Key(frame: CGRect(x: 0, y: 600, width: 100, height: 40))
  let guide = UIFocusGuide()
  var preferred: UIView?
  var asked = 0
  var isOpen = true
  var isGuided = false

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.register(Row.self, forCellReuseIdentifier: "row")
    for part in [table, field, first, second, last] { view.addSubview(part) }
    guard isGuided else { return }
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 560),
      guide.widthAnchor.constraint(equalToConstant: 300), guide.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred.map { [$0] } ?? super.preferredFocusEnvironments }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    asked += 1
    return isOpen
  }

  /// What has the focus, in words.
  var focused: String? {
    if let index = [first, second, last].firstIndex(where: \.isFocused) { return ["first", "second", "last"][index] }
    if field.isFocused { return "field" }
    return table.visibleCells.first(where: \.isFocused)?.textLabel?.text
  }
}

@Suite("The focus beside lists", .serialized) @MainActor final class FocusBesideListsTests {
  // Made by the tests themselves: between a suite's making and its test another one may begin a run of its own.
  private lazy var desk: DeskController = {
    RunState.begin(RunConfiguration(traits: HostTraits(device: device)))
    return DeskController()
  }()
  private lazy var window = UIWindow(frame: UIScreen.main.bounds)
  private var device = HostDevice.iPad

  private func show(guided: Bool = false) {
    desk.isGuided = guided
    window.rootViewController = desk
    window.makeKeyAndVisible()
    HostLoop.settle()
  }

  @discardableResult private func press(_ keys: String...) -> [KeyDriver.Result] {
    keys.compactMap { KeyStroke($0) }.map { KeyDriver.press($0, in: window) }
  }

  private func request(_ environment: any UIFocusEnvironment) {
    UIFocusSystem.focusSystem(for: desk)?.requestFocusUpdate(to: environment)
    HostLoop.settle()
  }

  @Test("FOC-06: a view beside a list has the focus if it says so, hears of it, and what is around it has a say")
  func views() throws {
    show()
    request(desk.first)
    #expect(desk.focused == "first" && desk.first.heard == ["got"] && desk.first.backgroundColor == .yellow)
    #expect(UIFocusSystem.focusSystem(for: desk)?.focusedItem === desk.first)
    desk.isOpen = false
    request(desk.second)
    #expect(desk.focused == "first" && desk.second.heard == [])
    desk.isOpen = true
    desk.first.allows = false
    request(desk.second)
    #expect(desk.focused == "first")
    desk.first.allows = true
    request(desk.second)
    #expect(desk.focused == "second" && desk.first.heard == ["got", "lost"] && desk.first.backgroundColor == .white)
    desk.second.isOffered = false
    #expect(desk.focused == nil)
    desk.first.isHidden = true
    request(desk.first)
    #expect(desk.focused == nil)
  }

  @Test("FOC-06: everybody around is asked and told, and who listens gets the change")
  func notifications() throws {
    show()
    var heard: [String] = []
    let center = NotificationCenter.default
    let moved = center.addObserver(forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil) { note in
      nonisolated(unsafe) let info = note.userInfo
      MainActor.assumeIsolated {
        let context = info?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
        heard.append(context?.nextFocusedItem === self.desk.first ? "moved" : "moved elsewhere")
      }
    }
    let refused = center.addObserver(forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { heard.append("refused") }
    }
    request(desk.first)
    desk.isOpen = false
    request(desk.last)
    #expect(heard == ["moved", "refused"] && desk.asked == 2)
    #expect(UIFocusSystem.environment(desk, contains: desk.first) && !UIFocusSystem.environment(desk.table, contains: desk.first))
    #expect(desk.view.focusItems(in: desk.first.frame).count == 1)
    for observer in [moved, refused] { center.removeObserver(observer) }
  }

  @Test("FOC-07: the tab key leads from group to group: the field, the buttons, the table; shift leads back")
  func groups() throws {
    show()
    #expect(press("tab") == [.focus])
    #expect(desk.focused == "field" && desk.field.isFirstResponder)
    press("a", "tab")
    #expect(desk.field.text == "a" && !desk.field.isFirstResponder && desk.focused == "first")
    press("tab")
    #expect(desk.focused == "Row 0")
    press("shift+tab", "shift+tab")
    #expect(desk.focused == "field")
    desk.second.focusGroupPriority = .prioritized
    press("tab")
    #expect(desk.focused == "second")
  }

  @Test("FOC-07: arrows stay in a group, and go across a list's end where the app puts both into one")
  func arrows() throws {
    show()
    request(desk.first)
    press("right")
    #expect(desk.focused == "second")
    press("down")
    // The table is a group of its own: the next one below is the last button.
    #expect(desk.focused == "last")
    press("up")
    #expect(desk.focused == "first" || desk.focused == "second")
    for view in [desk.table, desk.last] as [UIView] { view.focusGroupIdentifier = "lower" }
    request(desk.table)
    press("down", "down")
    // The second row says that it can't have the focus.
    #expect(desk.focused == "Row 3")
    press("down")
    #expect(desk.focused == "last")
    press("up")
    #expect(desk.focused == "Row 3")
  }

  @Test("FOC-08: an arrow that comes to a guide goes where that leads, unless the guide is off")
  func guides() throws {
    show(guided: true)
    desk.guide.preferredFocusEnvironments = [desk.table]
    request(desk.first)
    press("down")
    #expect(desk.focused == "Row 0")
    request(desk.first)
    desk.guide.isEnabled = false
    press("down")
    #expect(desk.focused == "last")
  }

  @Test("FOC-06: the first arrow goes into a list, and without one where the screen prefers")
  func preferred() throws {
    show()
    desk.preferred = desk.last
    press("down")
    #expect(desk.focused == "Row 0")
    desk.table.isHidden = true
    HostLoop.settle()
    desk.setNeedsFocusUpdate()
    desk.updateFocusIfNeeded()
    #expect(desk.focused == nil)
    press("down")
    #expect(desk.focused == "last")
    desk.preferred = desk.second
    desk.setNeedsFocusUpdate()
    desk.updateFocusIfNeeded()
    #expect(desk.focused == "second")
  }

  @Test("FOC-09: return makes the button that has the focus do what it is for, and its row comes no more")
  func activation() throws {
    show()
    var pressed = 0
    desk.first.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    desk.second.addAction(UIAction { _ in pressed += 10 }, for: .primaryActionTriggered)
    request(desk.first)
    #expect(KeyDriver.offered(in: window).contains("return"))
    press("return")
    request(desk.second)
    press("space")
    #expect(pressed == 11)
    desk.second.isEnabled = false
    press("space")
    #expect(pressed == 11)
  }

  @Test("A phone has no focus beside lists either")
  func phone() throws {
    device = .iPhone14
    show()
    #expect(UIFocusSystem.focusSystem(for: desk) == nil && press("tab") == [.nothing] && desk.focused == nil)
    #expect(FocusDriver.views(in: window).isEmpty)
  }
}
