import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What the controller with a search's results presents, and what goes when it asks to leave.
@Suite(.serialized) @MainActor struct SearchResultsTests {
  private let window: UIWindow
  private let searched = UIViewController()
  private let results = UIViewController()
  private let search: UISearchController

  init() {
    RunState.begin()
    search = UISearchController(searchResultsController: results)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    searched.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: searched)
    window.makeKeyAndVisible()
    _ = HostLoop.settle()
    search.isActive = true
    search.searchBar.searchTextField.insertText("a")
    _ = HostLoop.settle()
  }

  @Test("dismissing in a search's results takes away what they presented, and the search goes on")
  func dismissesWhatItPresented() {
    #expect(results.view.window != nil)
    let detail = UIViewController()
    results.present(detail, animated: true)
    _ = HostLoop.settle()
    #expect(detail.view.window != nil)
    var ends = 0
    results.dismiss(animated: true) { ends += 1 }
    _ = HostLoop.settle()
    #expect(detail.view.window == nil && ends == 1)
    #expect(search.isActive && search.searchBar.text == "a" && results.view.window != nil)
  }

  @Test("what results presented may dismiss itself; results that present nothing end the search when they are dismissed")
  func endsTheSearch() {
    let detail = UIViewController()
    results.present(detail, animated: false)
    _ = HostLoop.settle()
    detail.dismiss(animated: false)
    _ = HostLoop.settle()
    #expect(detail.view.window == nil && search.isActive)
    results.dismiss(animated: true)
    _ = HostLoop.settle()
    #expect(!search.isActive && results.view.window == nil)
  }

  @Test("a search that is told to leave ends, also without a controller of results")
  func endsWithoutResults() {
    let plain = UISearchController(searchResultsController: nil)
    searched.navigationItem.searchController = plain
    plain.isActive = true
    plain.dismiss(animated: true)
    _ = HostLoop.settle()
    #expect(!plain.isActive)
  }
}
