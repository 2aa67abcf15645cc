import Foundation
import Testing

@testable @_spi(CellHarness) import UIKit

@MainActor @Suite("Tab bars") struct TabBarTests {
  private final class Judge: NSObject, UITabBarControllerDelegate {
    var refused: UIViewController?
    var told: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      viewController !== refused
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      told.append(viewController.title ?? "")
    }
  }

  private func controller(_ title: String) -> UIViewController {
    let made = UIViewController()
    made.title = title
    return made
  }

  @Test("the delegate may refuse a tab; it hears of those a finger chose, not of those the app sets")
  func refusing() {
    let (tabs, judge) = (UITabBarController(), Judge())
    let pages = ["A", "B", "C"].map(controller)
    tabs.viewControllers = pages
    tabs.delegate = judge
    judge.refused = pages[1]
    tabs.userChooses(1)
    #expect(tabs.selectedIndex == 0)
    tabs.userChooses(2)
    #expect(tabs.selectedViewController === pages[2])
    tabs.selectedIndex = 1
    #expect(judge.told == ["C"])
  }

  @Test("a tap on the tab that shows leads back to the first screen of its stack")
  func backToRoot() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: controller("Root"))
    tabs.viewControllers = [stack]
    stack.pushViewController(controller("Detail"), animated: false)
    tabs.userChooses(0)
    #expect(stack.viewControllers.map(\.title) == ["Root"])
  }

  @Test("a tab shows the item and the title of the first screen of its stack, until the stack has got an item of its own")
  func itemOfStack() {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    first.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 4)
    tabs.viewControllers = [first, second].map { UINavigationController(rootViewController: $0) }
    #expect(tabs.tabBar.items?.map(\.title) == ["Inbox", nil] && tabs.tabBar.items?.first?.tag == 4)

    second.title = "Sent"
    first.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    first.title = "Liked"
    #expect(tabs.tabBar.items?.map(\.title) == ["favorites", "Sent"])

    second.navigationController?.tabBarItem = UITabBarItem(title: "Outbox", image: nil, tag: 1)
    second.title = "Sent today"
    #expect(tabs.tabBar.items?.last?.title == "Outbox" && second.navigationItem.title == "Sent today")
  }

  @Test("a bar of the app's own tells its delegate, and nothing of an item that is disabled")
  func ownBar() {
    final class Listener: NSObject, UITabBarDelegate {
      var chosen: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.tag) }
    }
    let (bar, listener) = (UITabBar(), Listener())
    let items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.setItems(items, animated: false)
    bar.delegate = listener
    items[1].isEnabled = false
    for item in items { bar.userChooses(item) }
    #expect(listener.chosen == [0, 2])
    #expect(bar.selectedItem === items[2])
  }

  @Test("tabs make their controllers once; a group shows its default child")
  func described() {
    var made: [String] = []
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { tab in
        made.append(tab.identifier)
        return UIViewController()
      }
    }
    let group = UITabGroup(title: "More", image: nil, identifier: "more", children: [tab("one"), tab("two")])
    group.defaultChildIdentifier = "two"
    let tabs = UITabBarController()
    tabs.tabs = [tab("home"), group]
    #expect(made == ["home", "two"])
    #expect(tabs.viewControllers?.map { $0.tabBarItem?.title } == ["home", "two"])
    tabs.selectedTab = tabs.tab(forIdentifier: "two")
    #expect(tabs.selectedIndex == 1)
    tabs.tab(forIdentifier: "home")?.badgeValue = "3"
    #expect(tabs.viewControllers?.first?.tabBarItem?.badgeValue == "3")
    #expect(made == ["home", "two"])
  }

  @Test("a hidden bar leaves its room to the screen")
  func hidden() {
    let tabs = UITabBarController()
    let page = controller("A")
    tabs.viewControllers = [page]
    tabs.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    tabs.view.layoutIfNeeded()
    let before = page.view.frame.height
    tabs.setTabBarHidden(true, animated: false)
    #expect(page.view.frame.height == before + 49)
  }
}
