import FoundationNetworking
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// A session's double has the same requirement.
private protocol Loader {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}
extension URLSession: Loader {}

@MainActor @Suite("What apps of several years ask a phone for") struct OlderPhoneTests {
  init() { RunState.begin() }

  @Test("A phone that feels no force says so, takes what is registered for previews, and keeps nothing alive for it")
  func previews() {
    final class Rows: UITableViewController, UIViewControllerPreviewingDelegate {
      var context: (any UIViewControllerPreviewing)?
      override var previewActionItems: [any UIPreviewActionItem] {
        [UIPreviewAction(title: "Share", style: .default) { _, controller in controller.title = "shared" }]
      }
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
      ) -> UIViewController? { nil }
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
      ) {}
    }
    weak var gone: Rows?
    do {
      let rows = Rows()
      gone = rows
      #expect(rows.traitCollection.forceTouchCapability == .unavailable)
      rows.context = rows.registerForPreviewing(with: rows, sourceView: rows.tableView)
      #expect(rows.context?.sourceView === rows.tableView && rows.context?.delegate === rows)
      let action = rows.previewActionItems.first as? UIPreviewAction
      action?.handler(action ?? UIPreviewAction(title: "", style: .default) { _, _ in }, rows)
      #expect(rows.title == "shared")
    }
    #expect(gone == nil)
  }

  @Test("A bar's button takes the words and the picture of the action that it is made with")
  func barButton() {
    let star = UIImage(systemName: "star")
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Keep", image: star) { _ in })
    #expect(item.title == "Keep" && item.image == star)
    let named = UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "Keep") { _ in })
    #expect(named.title == "Own")
  }

  @Test("A session meets a requirement without the delegate, and a cache is made without a path")
  func sessions() {
    let loader: any Loader = URLSession.shared
    #expect(loader is URLSession)
    let cache = URLCache(memoryCapacity: 1_000, diskCapacity: 2_000)
    #expect(cache.memoryCapacity == 1_000 && cache.diskCapacity == 2_000)
  }
}
