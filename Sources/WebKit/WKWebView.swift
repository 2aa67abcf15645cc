import CoreGraphics
import Foundation
import UIKit

/// A view that shows a page. No page is loaded or drawn: its address, or the text of what the app gave it, stands for it.
///
/// Loading begins and ends as on a phone that has a network: delegates and observers hear of it in the next turn of the main queue.
@preconcurrency @MainActor open class WKWebView: UIView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addParts()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addParts()
  }

  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  /// What bars hide of the page: nothing is drawn below them here.
  open var obscuredContentInsets: UIEdgeInsets = .zero
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var pageZoom: CGFloat = 1
  open var underPageBackgroundColor: UIColor! = .white

  open private(set) var url: URL?
  /// Nil: no page has been read.
  open private(set) var title: String?
  open private(set) var isLoading = false
  open private(set) var estimatedProgress = 0.0
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  open var canGoBack: Bool { place > 0 }
  open var canGoForward: Bool { place + 1 < pages.count }
  /// The pages that were shown, and which of them is.
  open var backForwardList: WKBackForwardList {
    WKBackForwardList(pages.map(\.item), at: place)
  }
  /// Shows one of the pages of the list again.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    pages.firstIndex { $0.item === item }.map { navigate(to: $0, nil) }
  }

  // MARK: Loading

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    request.url.map { open(Page(url: $0, text: $0.absoluteString), request) }
  }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    open(Page(url: baseURL, text: string), nil)
  }
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    open(Page(url: URL, text: URL.lastPathComponent), nil)
  }
  @discardableResult open func reload() -> WKNavigation? {
    pages.indices.contains(place) ? navigate(to: place, nil) : nil
  }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { open(Page(url: baseURL, text: String(decoding: data, as: UTF8.self)), nil) }
  @discardableResult open func goBack() -> WKNavigation? { canGoBack ? navigate(to: place - 1, nil) : nil }
  @discardableResult open func goForward() -> WKNavigation? { canGoForward ? navigate(to: place + 1, nil) : nil }
  open func stopLoading() {
    pending = nil
    isLoading = false
  }

  // MARK: Machinery

  private struct Page {
    let url: URL?
    let text: String
    let item: WKBackForwardListItem

    @MainActor init(url: URL?, text: String) {
      (self.url, self.text, item) = (url, text, WKBackForwardListItem(url))
    }
  }
  private var pages: [Page] = []
  private var place = -1
  private var pending: WKNavigation?
  private let content = UILabel()
  /// The text that stands for the page.
  var pageText: String { content.text ?? "" }
  /// As wide as the view, and as high as its text is there.
  var pageSize: CGSize {
    let text = content.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    return CGSize(width: bounds.width, height: text.height)
  }

  private func addParts() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.numberOfLines = 0
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.addSubview(content)
    addSubview(scrollView)
  }

  private func open(_ page: Page, _ request: URLRequest?) -> WKNavigation {
    pages = Array(pages.prefix(place + 1)) + [page]
    return navigate(to: pages.count - 1, request)
  }

  private func navigate(to index: Int, _ request: URLRequest?) -> WKNavigation {
    let navigation = WKNavigation()
    pending = navigation
    let page = pages[index]
    isLoading = true
    estimatedProgress = 0.1
    url = page.url
    let action = WKNavigationAction(request ?? URLRequest(url: page.url ?? URL(fileURLWithPath: "/")), in: self)
    guard let navigationDelegate else {
      show(page, at: index, navigation)
      return navigation
    }
    let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
    navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) { [weak self] policy, _ in
      guard let self, pending === navigation else { return }
      if policy == .allow { show(page, at: index, navigation) } else { stopLoading() }
    }
    return navigation
  }

  private func show(_ page: Page, at index: Int, _ navigation: WKNavigation) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    DispatchQueue.main.async { [weak self] in
      guard let self, pending === navigation else { return }
      // What the app wrote itself comes without an answer; the run's network is not asked for pages, so that each address has one.
      guard let url = page.url, page.text == url.absoluteString, let delegate = navigationDelegate,
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: ["Content-Type": "text/html"])
      else { return finish(page, at: index, navigation) }
      delegate.webView(self, decidePolicyFor: WKNavigationResponse(response)) { [weak self] policy in
        guard let self, pending === navigation else { return }
        if policy == .allow { finish(page, at: index, navigation) } else { stopLoading() }
      }
    }
  }

  private func finish(_ page: Page, at index: Int, _ navigation: WKNavigation) {
    place = index
    content.text = page.text
    scrollView.contentSize = pageSize
    navigationDelegate?.webView(self, didCommit: navigation)
    pending = nil
    isLoading = false
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: navigation)
  }
}

/// A load.
@preconcurrency @MainActor open class WKNavigation: NSObject {}

/// What is about to be loaded.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  public let request: URLRequest
  open var navigationType: WKNavigationType { .other }
  public let sourceFrame: WKFrameInfo
  /// The page's only frame: nothing here asks for a window of its own.
  open var targetFrame: WKFrameInfo? { sourceFrame }
  open var shouldPerformDownload: Bool { false }
  init(_ request: URLRequest, in webView: WKWebView) {
    self.request = request
    sourceFrame = WKFrameInfo(request, in: webView)
    super.init()
  }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel = 0, allow, download }

/// What came back for a load: a page that the web view can show.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }
  init(_ response: URLResponse) { self.response = response }
}
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel = 0, allow, download }
