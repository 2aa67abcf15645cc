import Foundation
import HeadlessCore
import Testing
@_spi(CellHarness) import UIKit

/// Storyboards and xibs of the app in the folder `App`.
@Suite("Interface files of an app's own folder") @MainActor struct InterfaceFileTests {
  private func shelf() throws -> (UINavigationController, ShelfViewController, UIWindow) {
    let first = UIStoryboard(name: "Shelf", bundle: nil).instantiateInitialViewController()
    let navigation = try #require(first as? UINavigationController)
    let shelf = try #require(navigation.topViewController as? ShelfViewController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (navigation, shelf, window)
  }

  @Test("A controller is made by its coder, awakes without its view, and has its outlets when the view is loaded")
  func life() throws {
    let (navigation, shelf, window) = try shelf()
    #expect(shelf.log.prefix(2) == ["init true", "awake false"])
    #expect(shelf.log.contains("loaded true"))
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(shelf.titleText == "Fish & \nChips")
    #expect(shelf.navigationItem.title == "Shelf")
    #expect(shelf.addItem === shelf.navigationItem.rightBarButtonItem)
    #expect(shelf.navigationItem.rightBarButtonItem?.tintColor == .systemTeal)
    #expect(shelf.buttons.map { $0.title(for: .normal) } == ["Press", "Go"])
    withExtendedLifetime(window) {}
  }

  @Test("Values, runtime attributes and constraints are what the file says")
  func values() throws {
    let (_, shelf, window) = try shelf()
    let button = try #require(shelf.buttons.first)
    #expect(button.layer.cornerRadius == 8 && button.clipsToBounds && button.buttonType == .system)
    #expect(button.accessibilityLabel == "Press me")
    #expect(shelf.rating.maximum == 7 && shelf.rating.starColor == .systemRed)
    // The initialiser finds the file's colour, and what it sets itself stays.
    #expect(shelf.rating.grayAtInit == UIColor(white: 0.5, alpha: 1))
    #expect(shelf.rating.backgroundColor == .green)
    #expect(shelf.rating.frame.size == CGSize(width: 100, height: 20))
    // To the pixel.
    #expect(abs(shelf.rating.frame.midX - shelf.view.bounds.midX) < 0.34)
    #expect(button.frame.width >= 98)
    shelf.ratingHeight.constant = 10
    shelf.view.layoutIfNeeded()
    #expect(shelf.rating.frame.size == CGSize(width: 50, height: 10))
    withExtendedLifetime(window) {}
  }

  @Test("What a file says for one size class only holds while it is that class, also for what was made in another")
  func turning() throws {
    let controller = UIStoryboard(name: "Shelf", bundle: nil).instantiateViewController(withIdentifier: "Turning")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer { _ = SystemDriver.rotate(to: .portrait, in: window) }
    let stack = try #require(controller.view.subviews.first as? UIStackView)
    #expect(stack.spacing == 6 && stack.axis == .vertical && stack.frame.minY == 40)
    #expect(SystemDriver.rotate(to: .landscape, in: window))
    window.layoutIfNeeded()
    #expect(stack.spacing == 3 && stack.axis == .horizontal && stack.frame.minY == 10)
    // What the app writes itself stays as long as the classes do.
    stack.spacing = 9
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(stack.spacing == 9)
    stack.removeFromSuperview()
    _ = SystemDriver.rotate(to: .portrait, in: window)
    controller.view.addSubview(stack)
    #expect(stack.spacing == 6 && stack.axis == .vertical)
  }

  @Test("Columns of a split view are those that its connections lead to")
  func columns() throws {
    let made = UIStoryboard(name: "Shelf", bundle: nil).instantiateViewController(withIdentifier: "Split")
    let split = try #require(made as? UISplitViewController)
    #expect(split.style == .doubleColumn && split.viewController(for: .primary) is UITableViewController)
    #expect(split.viewController(for: .secondary) is ShelfDetailViewController)
    split.loadViewIfNeeded()
    #expect((split.children.first as? UINavigationController)?.topViewController is UITableViewController)
  }

  @Test("Actions of controls, recognizers and bar buttons, also from a prototype to the controller")
  func actions() throws {
    let (_, shelf, window) = try shelf()
    shelf.log = []
    shelf.buttons.first?.sendActions(for: .touchUpInside)
    UIApplication.shared.sendAction(
      try #require(shelf.addItem.action), to: shelf.addItem.target, from: shelf.addItem, for: nil)
    let cell = try #require(shelf.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? ShelfCell)
    let toggle = try #require(cell.contentView.subviews.compactMap { $0 as? UISwitch }.first)
    toggle.isOn = false
    toggle.sendActions(for: .valueChanged)
    #expect(shelf.log == ["pressed Press", "add", "cell false"])
    #expect(cell.states == [false] && cell.wasAwake && cell.reuseIdentifier == "ShelfCell")
    #expect(cell.accessoryType == .disclosureIndicator && cell.nameLabel.text == "Row 1")
    #expect(shelf.view.gestureRecognizers?.count == 1)
    withExtendedLifetime(window) {}
  }

  @Test("Segues: embedded, shown with a segue action, from a row, refused, presented, and back")
  func segues() throws {
    let (navigation, shelf, window) = try shelf()
    #expect(shelf.children.map { "\(type(of: $0))" } == ["ShelfFooterViewController"])
    #expect(shelf.log.contains("prepare embedFooter ShelfFooterViewController"))
    shelf.log = []
    shelf.refuses = true
    shelf.buttons[1].sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 1)
    shelf.refuses = false
    shelf.buttons[1].sendActions(for: .touchUpInside)
    let detail = try #require(navigation.topViewController as? ShelfDetailViewController)
    #expect(detail.subject == "made" && detail.title == "Detail")
    #expect(shelf.log == ["make showDetail", "prepare showDetail ShelfDetailViewController"])
    detail.loadViewIfNeeded()
    #expect(detail.stack.arrangedSubviews.count == 2 && detail.stack.axis == .vertical && detail.stack.spacing == 12)
    shelf.log = []
    detail.backButton.sendActions(for: .touchUpInside)
    #expect(shelf.log == ["unwind from ShelfDetailViewController"])
    #expect(navigation.topViewController === shelf)

    shelf.log = []
    shelf.performSegue(withIdentifier: "presentDetail", sender: nil)
    #expect(shelf.presentedViewController?.modalPresentationStyle == .fullScreen)
    #expect(shelf.log == ["prepare presentDetail ShelfDetailViewController"])
    shelf.dismiss(animated: false)

    shelf.log = []
    shelf.performSegue(withIdentifier: "presentInStack", sender: nil)
    #expect(shelf.log == ["make ", "prepare presentInStack UINavigationController"])
    let stack = shelf.presentedViewController as? UINavigationController
    #expect((stack?.topViewController as? ShelfDetailViewController)?.subject == "made")
    withExtendedLifetime(window) {}
  }

  @Test("Static rows are there without a data source of the app's")
  func staticRows() throws {
    let storyboard = UIStoryboard(name: "Shelf", bundle: nil)
    let settings = try #require(storyboard.instantiateViewController(withIdentifier: "Settings") as? UITableViewController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = settings
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table = try #require(settings.tableView)
    #expect(table.style == .grouped && table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Sound")
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.detailTextLabel?.text == "On")
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 90)
  }

  @Test("A creator makes the controller, and a xib has a controller's name or is loaded by its own")
  func creatorsAndNibs() throws {
    let storyboard = UIStoryboard(name: "Shelf", bundle: nil)
    let detail = storyboard.instantiateViewController(identifier: "Detail") {
      ShelfDetailViewController(coder: $0, subject: "created")
    }
    #expect(detail.subject == "created" && detail.title == "Detail")

    let panel = PanelViewController()
    panel.loadViewIfNeeded()
    #expect(panel.field.placeholder == "Search" && panel.field.keyboardType == .emailAddress)
    #expect(panel.field.delegate === panel && panel.view.bounds.width == 320)
    // A constraint of the app's own class is what the file says, and awakes.
    let line = try #require(panel.box.subviews.first)
    panel.box.layoutIfNeeded()
    #expect(panel.line.wasThree && panel.line.firstItem === line && panel.line.isActive)
    #expect(line.frame == CGRect(x: 0, y: 0, width: 50, height: 1 / UIScreen.main.scale))

    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UINib(nibName: "BadgeCell", bundle: nil), forCellWithReuseIdentifier: "BadgeCell")
    let source = BadgeSource()
    collection.dataSource = source
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? BadgeCell)
    cell.layoutIfNeeded()
    #expect(cell.badge.text == "Badge" && cell.badge.frame.minX == 3)
    let registration = UICollectionView.CellRegistration<BadgeCell, String>(
      cellNib: UINib(nibName: "BadgeCell", bundle: nil)
    ) { cell, _, item in cell.badge.text = item }
    let registered = collection.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(item: 0, section: 0), item: "Item")
    #expect(registered !== cell && registered.badge.text == "Item")
    let loaded = Bundle.main.loadNibNamed("BadgeCell", owner: nil)
    #expect(loaded?.count == 1 && loaded?.first is BadgeCell)
  }

  @Test("A header that the file draws as a cell keeps what is drawn in the cell's content")
  func headerDrawnAsCell() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 300), style: .grouped)
    table.register(UINib(nibName: "SectionHeader", bundle: nil), forHeaderFooterViewReuseIdentifier: "SectionHeader")
    let source = HeaderSource()
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0) as? ShelfSectionHeader)
    header.layoutIfNeeded()
    #expect(header.titleLabel?.text == "Letters")
    #expect(header.titleLabel?.isDescendant(of: header) == true)
    #expect(header.titleLabel?.frame.origin == CGPoint(x: 10, y: 4))
  }

  @Test("What is not there ends the run as on a phone")
  func missingThings() async {
    let controller = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Shelf", bundle: nil).instantiateViewController(withIdentifier: "None") }
    }
    let first = String(decoding: controller?.standardErrorContent ?? [], as: UTF8.self)
    #expect(first.contains("Storyboard (Shelf) doesn't contain a view controller with identifier 'None'"))
    let nib = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "None", bundle: nil).instantiate(withOwner: nil) }
    }
    let second = String(decoding: nib?.standardErrorContent ?? [], as: UTF8.self)
    #expect(second.contains("Could not load NIB in bundle with name 'None'"))
  }
}

private final class BadgeSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "BadgeCell", for: indexPath)
  }
}

private final class HeaderSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "SectionHeader") as? ShelfSectionHeader
    header?.titleLabel.text = "Letters"
    return header
  }

  @Test("A class that is left over from before, and that no source of the app declares, is told of and not missed")
  func leftOver() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("left-over-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let storyboard = """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
            <scenes><scene sceneID="s"><objects>
              <viewController title="Old" id="a" customClass="OldViewController" customModule="Gone" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
              </viewController>
            </objects></scene></scenes>
          </document>
          """
        try storyboard.write(to: folder.appendingPathComponent("LeftOver.storyboard"), atomically: true, encoding: .utf8)
        try "final class OldViewControllerModel {}".write(
          to: folder.appendingPathComponent("New.swift"), atomically: true, encoding: .utf8)
        AppResources.use([folder.path])
        let controller = UIStoryboard(name: "LeftOver", bundle: nil).instantiateInitialViewController()
        #expect(controller.map { type(of: $0) == UIViewController.self } == true && controller?.title == "Old")
        #expect(AppResources.declaresClass("OldViewControllerModel") == true)
        AppResources.use([])
        #expect(AppResources.declaresClass("OldViewControllerModel") == nil)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Unknown class OldViewController in Interface Builder file."))
  }

  @Test("New objects of an interface file live until the end of the next frame, as an autorelease pool has it")
  func held() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        weak let view = Bundle.main.loadNibNamed("SectionHeader", owner: nil)?.first as? UIView
        #expect(view != nil)
        HostLoop.runFrames()
        #expect(view == nil)
      }
    }
  }
}
