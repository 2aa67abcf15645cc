import HeadlessCore
import Testing
import WebKit

@_spi(CellHarness) @testable import UIKit

/// What apps ask pages for, and what they keep for them.
@MainActor @Suite("Questions to pages", .serialized) struct PageQuestionTests {
  init() { RunState.begin() }

  @Test("A page answers how high it is and what it says; another script ends with an error")
  func questions() async {
    await #expect(processExitsWith: .success) { try await PageQuestionTests().questionsAlone() }
  }

  fileprivate func questionsAlone() async throws {
    let page = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    page.loadHTMLString(Array(repeating: "word", count: 60).joined(separator: " "), baseURL: nil)
    await turn()
    var heights: [CGFloat?] = []
    page.evaluateJavaScript("document.body.scrollHeight;") { value, error in
      heights.append(error == nil ? value as? CGFloat : nil)
    }
    #expect(heights.isEmpty)
    await turn()
    let height = try #require(heights.first ?? nil)
    #expect(height > 100 && page.scrollView.contentSize == CGSize(width: 100, height: height))
    #expect(try await page.evaluateJavaScript("document.readyState") as? String == "complete")
    let text = try await page.evaluateJavaScript("document.documentElement.outerHTML.toString()") as? String
    #expect(text?.hasPrefix("word word") == true)
    await #expect(throws: WKError(.javaScriptExceptionOccurred)) { _ = try await page.evaluateJavaScript("play()") }
  }

  @Test("A web view lists the pages before and after the one that it shows")
  func pageList() async {
    await #expect(processExitsWith: .success) { try await PageQuestionTests().pageListAlone() }
  }

  fileprivate func pageListAlone() async throws {
    let page = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    for path in ["a", "b", "c"] {
      page.load(URLRequest(url: try #require(URL(string: "https://example.org/\(path)"))))
      await turn()
    }
    page.goBack()
    await turn()
    let list = page.backForwardList
    #expect(list.currentItem?.url.path == "/b" && list.backList.map(\.url.path) == ["/a"])
    page.go(to: try #require(list.forwardItem))
    await turn()
    #expect(page.url?.path == "/c" && page.shownTexts == ["https://example.org/c"])
    // One address twice is two pages.
    page.load(URLRequest(url: try #require(URL(string: "https://example.org/a"))))
    await turn()
    page.go(to: page.backForwardList.backList[0])
    await turn()
    #expect(page.backForwardList.backList.isEmpty && page.backForwardList.forwardList.count == 3)
  }

  @Test("A name of a handler is free in every world, and no world is like anything else")
  func worlds() async {
    await #expect(processExitsWith: .success) { try await PageQuestionTests().worldsAlone() }
  }

  fileprivate func worldsAlone() async throws {
    final class Handler: NSObject, WKScriptMessageHandler {
      func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {}
    }
    let controller = WKUserContentController()
    controller.add(Handler(), name: "log")
    controller.add(Handler(), contentWorld: .defaultClient, name: "log")
    controller.removeScriptMessageHandler(forName: "log", contentWorld: .page)
    controller.add(Handler(), name: "log")
    #expect(WKContentWorld.page == WKContentWorld.page && !WKContentWorld.page.isEqual(NSObject()))
  }

  @Test("A cookie takes the place of the one before it, and its store's observers hear of it")
  func cookies() async {
    await #expect(processExitsWith: .success) { try await PageQuestionTests().cookiesAlone() }
  }

  fileprivate func cookiesAlone() async throws {
    final class Observer: NSObject, WKHTTPCookieStoreObserver {
      var times = 0
      func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { times += 1 }
    }
    let store = WKWebsiteDataStore.nonPersistent()
    let observer = Observer()
    store.httpCookieStore.add(observer)
    for value in ["one", "two"] {
      let cookie = HTTPCookie(properties: [.name: "session", .value: value, .domain: "example.org", .path: "/"])
      await store.httpCookieStore.setCookie(try #require(cookie))
    }
    await turn()
    #expect(await store.httpCookieStore.allCookies().map(\.value) == ["two"] && observer.times == 2)
    await store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
    #expect(await store.httpCookieStore.allCookies().isEmpty)
    #expect(await WKWebsiteDataStore.default().httpCookieStore.allCookies().isEmpty)
  }
}
