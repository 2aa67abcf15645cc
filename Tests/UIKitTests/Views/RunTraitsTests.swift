import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What a run's device and settings do to windows, lists and text.
@Suite("Device and settings", .serialized)
@MainActor
struct RunTraitsTests {
  init() { RunState.begin() }

  private func with<T>(_ words: String, _ body: () throws -> T) throws -> T {
    try inRun(RunConfiguration(traits: HostTraits(words)), body)
  }

  private final class Plain: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let size = RunState.current.configuration.windowSize
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    return window
  }

  @Test("without a safe area windows have none")
  func none() throws {
    try with("device=iPhone14") {
      let window = shown(Plain())
      #expect(window.safeAreaInsets == .zero)
    }
  }

  @Test("a list below the status bar gets its content inset, starts below it and ends above the home indicator")
  func listInset() throws {
    try with("safe-area") {
      let controller = Plain()
      let window = shown(controller)
      let table = try #require(controller.tableView)
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      #expect(table.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      #expect(table.contentInset == .zero && table.contentOffset.y == -47)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.safeAreaInsets == .zero && cell.convert(cell.bounds.origin, to: window).y == 47)
      table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
      HostLoop.runFrames()
      let last = try #require(table.cellForRow(at: IndexPath(row: 59, section: 0)))
      #expect(abs(last.convert(CGPoint(x: 0, y: last.bounds.maxY), to: window).y - (844 - 34)) < 0.5)
    }
  }

  @Test("below a bar the list begins at the bar's edge; the bar includes the status bar")
  func belowBar() throws {
    try with("safe-area") {
      let controller = Plain()
      let navigation = UINavigationController(rootViewController: controller)
      let window = shown(navigation)
      let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(abs(cell.convert(cell.bounds.origin, to: window).y - navigation.navigationBar.frame.maxY) < 0.01)
      #expect(abs(navigation.navigationBar.frame.maxY - 47 - 44) < 0.01)
      #expect(controller.tableView.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }
  }

  @Test("constraints to the safe area guide follow it when the device is turned")
  func guide() throws {
    try with("safe-area") {
      let controller = UIViewController()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      let view = try #require(controller.view)
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ])
      let window = shown(controller)
      #expect(box.frame == CGRect(x: 0, y: 47, width: 390, height: 844 - 47 - 34))
      #expect(SystemDriver.rotate(to: .landscape, in: window))
      HostLoop.settle(within: 2)
      #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      #expect(box.frame == CGRect(x: 47, y: 0, width: 844 - 94, height: 390 - 21))
    }
  }

  @Test("text size, bold text, width and scale change the sizes of texts and rows; direction and darkness the traits")
  func sizes() throws {
    func label() -> UILabel {
      let label = UILabel()
      label.text = "Resting heart rate"
      label.font = .preferredFont(forTextStyle: .body)
      return label
    }
    let standard = try with("standard") { label().intrinsicContentSize }
    let large = try with("text=accessibilityLarge") { label().intrinsicContentSize }
    let bold = try with("bold") { label().intrinsicContentSize }
    let coarse = try with("scale=2") { label().intrinsicContentSize }
    #expect(large.height > standard.height * 1.8 && large.width > standard.width * 1.8)
    #expect(bold.width > standard.width && bold.height == standard.height)
    #expect(coarse.height == 20.5)
    try with("device=iPhoneSE,dark,rtl,contrast,bold") {
      let window = shown(Plain())
      let traits = window.traitCollection
      #expect(window.bounds.size == CGSize(width: 375, height: 667))
      #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft && traits.displayScale == 2)
      #expect(traits.accessibilityContrast == .high && traits.legibilityWeight == .bold)
      #expect(UIScreen.main.scale == 2)
    }
    try with("device=iPad") {
      let traits = shown(Plain()).traitCollection
      #expect(traits.horizontalSizeClass == .regular && traits.userInterfaceIdiom == .pad)
    }
  }

  @Test("text below a view with a scale of its own is measured in that scale's pixels")
  func ownScale() throws {
    try with("standard") {
      let outer = UIView()
      let label = UILabel()
      label.text = "Resting heart rate"
      outer.addSubview(label)
      #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 0.001)
      outer.traitOverrides.displayScale = 2
      #expect(label.intrinsicContentSize.height == 20.5)
      label.removeFromSuperview()
      #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 0.001)
    }
  }

  private final class Wrapping: UITableViewController {
    /// Longer from row to row by less than bold letters add: for some rows they make the difference of a line.
    static func text(_ row: Int) -> String { "Resting heart rate of the last " + String(repeating: "i", count: 8 + row) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = Wrapping.text(indexPath.row)
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test("VC-14 bold text switched on in the middle of a run: labels, rows and constraints follow, and back again")
  func boldMidRun() throws {
    try with("width=320") {
      nonisolated(unsafe) var heard = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.boldTextStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in heard += 1 }
      defer { NotificationCenter.default.removeObserver(token) }
      let controller = Wrapping()
      let label = UILabel()
      label.text = Wrapping.text(0)
      label.translatesAutoresizingMaskIntoConstraints = false
      let window = shown(controller)
      window.addSubview(label)
      label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
      HostLoop.settle()
      @MainActor func sizes() throws -> [CGFloat] {
        let rows = try (0..<12).map { row in
          try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))).frame.height
        }
        return [label.frame.width] + rows
      }
      let before = try sizes()
      #expect(!UIAccessibility.isBoldTextEnabled)
      SystemDriver.change(.boldText(true))
      HostLoop.settle()
      let bold = try sizes()
      #expect(UIAccessibility.isBoldTextEnabled && heard == 1)
      #expect(bold[0] > before[0], "\(before) became \(bold)")
      let grown = zip(bold, before).dropFirst().filter { $0 > $1 + 15 }
      #expect(!grown.isEmpty && zip(bold, before).allSatisfy { $0 >= $1 }, "\(before) became \(bold)")
      SystemDriver.change(.boldText(false))
      HostLoop.settle()
      #expect(try sizes() == before && heard == 2)
    }
  }
}
