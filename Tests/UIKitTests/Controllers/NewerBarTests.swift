import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What bars and the edges below them have had since they are made of glass.
@Suite("Bars of glass", .serialized) @MainActor struct NewerBarTests {
  @Test("A search field's item in a toolbar begins the search, and is the same item each time it is asked for")
  func searchInToolbar() throws {
    RunState.begin()
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let item = screen.navigationItem
    item.searchController = search
    screen.toolbarItems = [UIBarButtonItem(systemItem: .add), item.searchBarPlacementBarButtonItem]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    HostLoop.settle()
    #expect(item.searchBarPlacementBarButtonItem === screen.toolbarItems?.last && item.searchBarPlacementAllowsToolbarIntegration)
    #expect(!search.isActive)
    BarProbe.tap(try #require(screen.toolbarItems?.last), on: screen)
    HostLoop.settle()
    #expect(search.isActive)
  }

  @Test("What an app says about glass and minimising is kept, and moves nothing")
  func keptOnly() {
    RunState.begin()
    let (tabs, first) = (UITabBarController(), UITableViewController(style: .plain))
    tabs.viewControllers = [first]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    HostLoop.settle()
    let before = (tabs.tabBar.frame, first.tableView.adjustedContentInset)
    #expect(tabs.tabBarMinimizeBehavior == .automatic)
    tabs.tabBarMinimizeBehavior = .onScrollDown
    let button = UIBarButtonItem(systemItem: .add)
    #expect(!button.hidesSharedBackground && button.sharesBackground)
    button.hidesSharedBackground = true
    first.navigationItem.rightBarButtonItem = button
    first.tableView.topEdgeEffect.style = .hard
    first.tableView.contentOffset.y = 40
    HostLoop.settle()
    #expect(tabs.tabBarMinimizeBehavior == .onScrollDown && button.hidesSharedBackground)
    #expect(first.tableView.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
    #expect(first.tableView.bottomEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
    #expect(tabs.tabBar.frame == before.0 && first.tableView.adjustedContentInset == before.1)
  }

  @Test("Elements above an edge know the view they are in, and the scroll view below them")
  func edgeElements() {
    let (interaction, bar, scroll) = (UIScrollEdgeElementContainerInteraction(), UIView(), UIScrollView())
    #expect(interaction.edge == [] && interaction.scrollView == nil)
    interaction.edge = .top
    interaction.scrollView = scroll
    bar.addInteraction(interaction)
    #expect(interaction.view === bar && interaction.scrollView === scroll && interaction.edge == .top)
    bar.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }
}
