import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// The app's screen in its window: what is in front, the lists on it, and what in them can be named. Interactions are performed on
/// it.
@MainActor final class ScreenUnderTest {
  let window: UIWindow
  /// The app's screen, until it is taken down.
  private(set) var screen: (any CellScreen)?
  /// What another app took last of what was dropped there.
  var heldByOtherApp: String?
  /// What comes by while something scrolls.
  let passing = PassingRows()

  init(_ size: [Double]) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.first ?? 390, height: size.last ?? 844))
  }

  /// Keeps the screen, which is not shown yet.
  func load(_ screen: any CellScreen) { self.screen = screen }

  /// Gives up the last references to the screen.
  func letGo() {
    window.rootViewController = nil
    OpenedApp.close()
    screen = nil
  }

  /// The lists on screen, in order of first display.
  var lists: [ListProbe] { ListProbe.probes(in: window) }

  /// Finds items and elements of the lists.
  var items: ItemFinder { ItemFinder(lists: lists, covered: coveredLists) }

  /// Numbers of the lists that a presented screen hides.
  var coveredLists: Set<Int> {
    guard let front = SheetDriver.hidingView(in: window) else { return [] }
    return Set(lists.filter { !$0.view.isDescendant(of: front) }.map(\.list))
  }

  /// The lists that the app put into the alert in front.
  private var listsOfAlert: [ListProbe] {
    guard let view = alert?.viewIfLoaded else { return [] }
    return lists.filter { $0.view.isDescendant(of: view) }
  }

  /// The list that a scroll without an item moves: the first on screen, and of what stands in front of other screens, if there is one.
  func firstList() throws -> ListProbe {
    let cover = SheetDriver.coverView(in: window)
    let reached = lists.first { list in cover.map { list.view.isDescendant(of: $0) } ?? true }
    guard let list = reached ?? lists.first else { throw StepFailure.noList }
    return list
  }

  /// True unless the app put something into the alert in front that a finger uses, and an item that is meant is there.
  private func isCovered(_ target: CellItemID?, by alert: UIAlertController) -> Bool {
    if let target { return !listsOfAlert.contains { $0.list == target.list } }
    return !usesOwnContent(of: alert)
  }

  /// True if the app put something into the alert in front that a finger uses while the alert takes all other touches.
  func usesOwnContent(of alert: UIAlertController) -> Bool {
    !listsOfAlert.isEmpty || !ScreenControls(of: alert, in: window).all.isEmpty
  }

  /// The alert in front, if one is shown.
  var alert: UIAlertController? { UIAlertController.presented(in: window) }

  /// The share sheet, or one of colours or fonts, in front, if one is shown.
  var choiceSheet: ChoiceSheet? { ChoiceSheet.presented(in: window) }

  /// The menu that is open, if one is.
  var menu: MenuSession? { MenuSession.current(in: window) }

  /// The controller a person looks at.
  var topViewController: UIViewController? { window.frontController }

  /// Those whose bars and controls a finger reaches: more than one where columns stand side by side.
  var reachedControllers: [UIViewController] { window.frontControllers }

  /// The one of them whose rows are edited: of columns, the first with a list.
  var editedController: UIViewController? {
    let reached = reachedControllers
    if reached.count < 2 { return topViewController }
    let views = lists.map(\.view)
    let listed = reached.first { one in
      guard let root = one.viewIfLoaded else { return false }
      return views.contains { $0.isDescendant(of: root) }
    }
    return listed ?? reached.first
  }

  /// A finger reaches what is in front. Scripts that act on what an alert covers would look right and test nothing.
  /// - Parameter target: The item that is acted on, if it is one.
  func requireReachable(_ target: CellItemID? = nil) throws {
    if SystemDriver.isInBackground { throw StepFailure.wrongPhase(isInBackground: true) }
    if let alert, isCovered(target, by: alert) { throw StepFailure.covered(by: alert.words, offered: alert.content.buttons) }
    if let choiceSheet { throw StepFailure.covered(by: choiceSheet.words, offered: choiceSheet.entries) }
    if isCarrying { throw StepFailure.fingerIsBusy }
    if let menu { throw StepFailure.covered(by: "the open menu", offered: menu.titles) }
  }

  /// Does what a person does to an item: the work that comes of it is the item's, as it is after a touch in its cell.
  func onBehalf<T>(of item: CellItemID?, _ body: () -> T) -> T {
    let visible = lists.lazy.flatMap { $0.visible() }.first { $0.item == item }
    guard let visible else { return body() }
    return visible.binding.cellBinding.run(body)
  }

  // MARK: What it shows

  /// What a person perceives of each item, and at will how high each cell wants to be and what waits off screen.
  func appearances(measuring: Bool, waiting: Bool = false) -> [Appearance] {
    lists.flatMap { $0.appearances(measuring: measuring, waiting: waiting) }
  }

  /// Headers, footers and other supplementary views.
  func supplementaryAppearances() -> [Appearance] { lists.flatMap { $0.supplementaryAppearances() } }

  /// What references compare: items, and what stands around them.
  func measured() -> [Appearance] { appearances(measuring: true, waiting: true) + supplementaryAppearances() }

  /// The first list of the controller in front whose data source has other counts of rows than it was told of. While a row is open, is
  /// carried, or something is in front of the list, an app may well wait with its news.
  var untoldRows: UntoldRows? {
    guard alert == nil, choiceSheet == nil, menu == nil, !isCarrying, let front = topViewController?.viewIfLoaded else {
      return nil
    }
    return lists.lazy.filter { list in
      list.view.isDescendant(of: front) && !list.visible().contains { $0.binding.flags.contains(.swiped) }
    }.compactMap(\.untoldRows).first
  }

  /// Replaces every visible cell by a new one, with the random draws that its item had when it was first shown.
  func rebuildVisibleCells() {
    HostRun.restartItemDraws()
    redrawVisibleCells()
  }

  /// Replaces every visible cell by a new one, which draws what nobody has drawn so far.
  func redrawVisibleCells() {
    for list in lists { list.rebuildVisibleCells() }
  }
}

extension StepFailure {
  static let noList = StepFailure(
    "the screen shows no collection view or table view. Check the root view controller of the screen")

  static func covered(by cover: String, offered: [String]) -> StepFailure {
    StepFailure("\(cover) covers the list and takes every touch. Answer it first; it offers \(quoted(offered))")
  }

  static let fingerIsBusy = StepFailure("the finger carries an item. Drop it first")

  static func wrongPhase(isInBackground: Bool) -> StepFailure {
    StepFailure(
      isInBackground
        ? "the app is in the background, where it gets no touches. Let it enter the foreground first"
        : "the app is in the foreground already. Let it enter the background first")
  }
}
