import CoreGraphics
import Foundation
import FoundationNetworking

/// Why a page is loaded.
public enum UIWebViewNavigationType: Int, Sendable {
  case linkClicked = 0, formSubmitted, backForward, reload, formResubmitted, other
}

/// A view that shows a page, as apps had it before `WKWebView`. No page is loaded or drawn: its address, or the text of what the app
/// gave it, stands for it. Loading ends in the next turn of the main queue.
@preconcurrency @MainActor open class UIWebView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  open weak var delegate: (any UIWebViewDelegate)?
  public let scrollView = UIScrollView()
  open var scalesPageToFit = false
  open private(set) var request: URLRequest?
  open private(set) var isLoading = false
  open var canGoBack: Bool { place > 0 }
  open var canGoForward: Bool { place + 1 < pages.count }

  // MARK: Loading

  open func loadRequest(_ request: URLRequest) {
    open(Page(request: request, text: request.url?.absoluteString ?? ""), .other)
  }
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    open(Page(request: URLRequest(url: baseURL ?? URL(fileURLWithPath: "/")), text: string), .other)
  }
  open func reload() { if pages.indices.contains(place) { navigate(to: place, .reload) } }
  open func goBack() { if canGoBack { navigate(to: place - 1, .backForward) } }
  open func goForward() { if canGoForward { navigate(to: place + 1, .backForward) } }
  open func stopLoading() {
    turn += 1
    isLoading = false
  }

  // MARK: Machinery

  private struct Page {
    var request: URLRequest
    var text: String
  }
  private var pages: [Page] = []
  private var place = -1
  /// Counts what was asked for: what comes of an earlier question is not shown.
  private var turn = 0
  private let content = UILabel()

  private func addParts() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.numberOfLines = 0
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.addSubview(content)
    addSubview(scrollView)
  }

  private func open(_ page: Page, _ type: UIWebViewNavigationType) {
    guard delegate?.webView(self, shouldStartLoadWith: page.request, navigationType: type) ?? true else { return }
    pages = Array(pages.prefix(place + 1)) + [page]
    show(at: pages.count - 1)
  }

  private func navigate(to index: Int, _ type: UIWebViewNavigationType) {
    if delegate?.webView(self, shouldStartLoadWith: pages[index].request, navigationType: type) ?? true { show(at: index) }
  }

  private func show(at index: Int) {
    turn += 1
    let mine = turn
    isLoading = true
    request = pages[index].request
    delegate?.webViewDidStartLoad(self)
    DispatchQueue.main.async { [weak self] in
      guard let self, turn == mine else { return }
      place = index
      content.text = pages[index].text
      isLoading = false
      delegate?.webViewDidFinishLoad(self)
    }
  }
}

/// Decides what a page loads, and hears of it.
@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
  func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType) -> Bool
  func webViewDidStartLoad(_ webView: UIWebView)
  func webViewDidFinishLoad(_ webView: UIWebView)
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
