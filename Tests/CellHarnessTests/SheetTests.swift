import CellHarness
import CellRuns
import CellTrace
import HeadlessCore
import SwiftUI
import Testing

@_spi(CellHarness) @testable import UIKit

/// Rows that open a sheet; the first one tells what the sheet's delegate heard.
protocol PullScreen: CellScreen {
  var controller: PullViewController { get }
}

extension PullScreen {
  var rootViewController: UIViewController { controller }
}

struct PageSheetScreen: PullScreen { let controller = PullViewController(.pageSheet) }
struct FormSheetScreen: PullScreen { let controller = PullViewController(.formSheet) }
struct AutomaticScreen: PullScreen { let controller = PullViewController(.automatic) }
struct PopoverScreen: PullScreen { let controller = PullViewController(.popover) }
struct FullScreen: PullScreen { let controller = PullViewController(.fullScreen) }
struct RefusingScreen: PullScreen { let controller = PullViewController(.pageSheet, shouldDismiss: false) }
struct ModalScreen: PullScreen { let controller = PullViewController(.pageSheet, isModal: true) }
struct ModalInNavigationScreen: PullScreen {
  let controller = PullViewController(.pageSheet, isModal: true, isInNavigation: true)
}
struct InNavigationScreen: PullScreen { let controller = PullViewController(.pageSheet, isInNavigation: true) }

final class PullViewController: UITableViewController, UIAdaptivePresentationControllerDelegate {
  private let style: UIModalPresentationStyle
  private let (isModal, shouldDismiss, isInNavigation): (Bool, Bool, Bool)
  private var heard: [String] = []

  init(_ style: UIModalPresentationStyle, isModal: Bool = false, shouldDismiss: Bool = true, isInNavigation: Bool = false) {
    self.style = style
    (self.isModal, self.shouldDismiss, self.isInNavigation) = (isModal, shouldDismiss, isInNavigation)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  private func note(_ text: String) {
    heard.append(text)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = indexPath.row == 0 ? heard.joined(separator: ", ") : "Row \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let content = SheetContentController()
    content.isModalInPresentation = isModal
    let sheet = isInNavigation ? UINavigationController(rootViewController: content) : content
    sheet.modalPresentationStyle = style
    sheet.presentationController?.delegate = self
    content.gone = { [weak self] in self?.note("gone") }
    present(sheet, animated: true)
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    note("asked")
    return shouldDismiss
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { note("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note(presentedViewController == nil ? "did" : "too early")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { note("kept") }
}

private final class SheetContentController: UIViewController {
  var gone: (() -> Void)?
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    gone?()
  }
}

/// Sheets of SwiftUI's for the rows of a list.
struct HostedPullScreen: CellScreen {
  private let controller = UIHostingController(rootView: HostedPullView(isKept: false))
  var rootViewController: UIViewController { controller }
}

struct HostedKeptScreen: CellScreen {
  private let controller = UIHostingController(rootView: HostedPullView(isKept: true))
  var rootViewController: UIViewController { controller }
}

private struct HostedPullView: View {
  private struct Row: Identifiable { let id: Int }
  let isKept: Bool
  @State private var shown: Row?
  @State private var dismissals = 0

  var body: some View {
    List(1..<4) { number in
      Button("Row \(number), \(dismissals) closed, \(shown == nil ? "none" : "one") open") { shown = Row(id: number) }
    }
    .sheet(item: $shown) {
      dismissals += 1
    } content: { row in
      Text("Sheet \(row.id)").interactiveDismissDisabled(isKept)
    }
  }
}

@Suite("Sheets that a finger pulls down", .serialized)
struct SheetTests {
  private func run(_ screen: any CellScreen.Type, _ script: [Interaction]) throws -> Trace {
    try Runner(screen).run(script, RunConfiguration())
  }

  private func first(_ trace: Trace) -> String? { trace.steps.last?.checkpoint.first?.elements.compactMap { $0["text"] }.first }

  private func heard(_ screen: any PullScreen.Type) throws -> String? {
    let trace = try run(screen, [.tap(.showing("Row 1")), .pullDownSheet])
    #expect(trace.end == .finished)
    #expect(trace.steps.last?.title == "pull the sheet down")
    return first(trace)
  }

  @Test(
    "the delegate is asked, and hears before the sheet goes and when it is gone",
    arguments: [PageSheetScreen.self, FormSheetScreen.self, AutomaticScreen.self, PopoverScreen.self, InNavigationScreen.self]
      as [any PullScreen.Type])
  func closes(screen: any PullScreen.Type) throws {
    try #expect(heard(screen) == "asked, will, gone, did")
  }

  @Test(
    "a controller that is modal in its presentation stays, also one in a navigation controller; the delegate hears of the attempt",
    arguments: [ModalScreen.self, ModalInNavigationScreen.self] as [any PullScreen.Type])
  func modal(screen: any PullScreen.Type) throws {
    try #expect(heard(screen) == "kept")
  }

  @Test("a sheet whose delegate says no stays")
  func kept() throws {
    try #expect(heard(RefusingScreen.self) == "asked, kept")
  }

  @Test("without a sheet in front the step says so")
  func noSheet() throws {
    let reason =
      "no sheet is in front that a finger could pull down. Present one before this step; what covers the whole screen, and what asks a "
      + "question, is closed by its own buttons"
    let end = try run(PageSheetScreen.self, [.pullDownSheet]).end
    #expect(end == .stepFailed(step: 1, reason: reason), "\(end)")
    try #expect(run(FullScreen.self, [.tap(.showing("Row 1")), .pullDownSheet]).end == .stepFailed(step: 2, reason: reason))
  }

  @Test("a sheet of SwiftUI's writes its binding and says once that it was closed, unless the content keeps it")
  func hosted() throws {
    let script: [Interaction] = [.tap(.showing("Row 2, 0 closed, none open")), .pullDownSheet]
    try #expect(first(run(HostedPullScreen.self, script)) == "Row 1, 1 closed, none open")
    try #expect(first(run(HostedKeptScreen.self, script)) == "Row 1, 0 closed, one open")
  }
}

@Suite("Rows behind a sheet", .serialized)
@MainActor
struct CoveredRowTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()

  init() {
    RunState.begin()
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func cover(_ presented: UIViewController, _ style: UIModalPresentationStyle) -> UIViewController? {
    presented.modalPresentationStyle = style
    root.present(presented, animated: false)
    return SheetDriver.cover(in: window)
  }

  @Test(
    "are out of reach, whatever the sheet's style",
    arguments: [.pageSheet, .popover, .overFullScreen, .fullScreen] as [UIModalPresentationStyle])
  func covered(style: UIModalPresentationStyle) {
    #expect(SheetDriver.cover(in: window) == nil)
    let sheet = UIViewController()
    #expect(cover(sheet, style) === sheet)
  }

  @Test("are within reach where the sheet leaves them undimmed, and in a search")
  func undimmed() {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    #expect(cover(sheet, .pageSheet) == nil)
    root.dismiss(animated: false)
    #expect(cover(UISearchController(searchResultsController: nil), .automatic) == nil)
  }

  @Test("are within reach where SwiftUI's content says so", arguments: [true, false])
  func hosted(isEnabled: Bool) {
    let content = Text("Sheet").presentationBackgroundInteraction(isEnabled ? .enabled : .disabled)
    let sheet = UIHostingController(rootView: content)
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false)
    HostLoop.settle()
    #expect((SheetDriver.cover(in: window) == nil) == isEnabled)
  }
}
