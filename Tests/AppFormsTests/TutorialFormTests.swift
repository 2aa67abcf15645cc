import Testing
@_spi(CellHarness) import UIKit

/// What tutorials and libraries write, compiled by the plug-in.
@Suite("Forms of tutorials and libraries", .serialized) @MainActor struct TutorialFormTests {
  @Test("Who observes by selector hears of the app's leaving and of memory warnings; of all names, too")
  func observers() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let keeper = Keeper()
    SystemDriver.enterBackground()
    SystemDriver.simulateMemoryWarning(in: window)
    SystemDriver.enterForeground()
    #expect(keeper.kept == ["leaves", "memory"])
    keeper.listenToAll()
    SystemDriver.enterBackground()
    SystemDriver.enterForeground()
    #expect(keeper.kept == ["leaves", "memory", "leaves", "comes"])
    keeper.timer.invalidate()
    #expect(!keeper.timer.isValid)
  }

  @Test("What a method does not ask of its argument need not be there")
  func unread() {
    let keeper = Keeper()
    keeper.tapped()
    #expect(keeper.kept == ["turned"])
  }

  @Test("A layer with values of its own draws, although layers belong to no actor")
  func layers() {
    let layer = DiscLayer()
    #expect(!layer.needsDisplay())
    layer.colors.append(UIColor.green.cgColor)
    #expect(layer.needsDisplay() && DiscLayer(layer: layer).colors.count == 2)
  }

  @Test("Extensions override what UIKit has: a row's keyboard, a navigation's view, a scroll view's touches")
  func extensions() {
    let row = PickerRow(style: .default, reuseIdentifier: nil)
    #expect(row.inputView === row.picker && row.canBecomeFirstResponder)
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(plain.inputView == nil && !plain.canBecomeFirstResponder)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.view.layoutIfNeeded()
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(navigation.topViewController?.view.superview === navigation.view)
    #expect(navigation.navigationBar.superview === navigation.view && navigation.navigationBar.frame.height > 0)
    #expect(navigation.topViewController?.navigationItem.backButtonDisplayMode == .minimal)
    #expect(UIScrollView().touchesShouldCancel(in: UIButton()) && !UIScrollView().touchesShouldCancel(in: UISlider()))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.sizeToFit()
    #expect(pages.frame.height != 12)
    pages.accessibilityIdentifier = "low"
    pages.sizeToFit()
    #expect(pages.frame.height == 12)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    table.accessibilityIdentifier = "as high as its rows"
    #expect(table.intrinsicContentSize.height == table.contentSize.height && table.contentSize.height >= 44)
    #expect(table.accessibilityValue == "\(table.contentSize.height)")
    #expect(!UIViewController().isCovered && MenuController().isCovered)
  }

  @Test("A feed is read, and numbers are compared")
  func feed() {
    #expect(FeedReader().titles(in: "<feed><title>One</title><title>Two &amp; more</title></feed>") == ["One", "Two & more"])
    #expect(isLess(1, 2) && !isLess(2, 1))
  }
}
