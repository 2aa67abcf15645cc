import HeadlessCore
import SafariServices
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Pages in a sheet", .serialized) struct SafariTests {
  init() { RunState.begin() }

  @Test("Closing a page tells its delegate, and the page's address is what it shows")
  func closing() throws {
    let root = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let page = SFSafariViewController(url: try #require(URL(string: "https://example.org/a")), entersReaderIfAvailable: true)
    #expect(page.configuration.entersReaderIfAvailable)
    let listener = Listener()
    page.delegate = listener
    root.present(page, animated: true)
    HostLoop.settle()
    #expect(page.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["https://example.org/a"])
    #expect(!listener.isFinished)
    page.dismiss(animated: true)
    HostLoop.settle()
    #expect(listener.isFinished)
  }
}

private final class Listener: NSObject, SFSafariViewControllerDelegate {
  var isFinished = false
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { isFinished = true }
}
