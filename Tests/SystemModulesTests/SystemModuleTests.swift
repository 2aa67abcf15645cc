import HeadlessCore
import Network
import Security
import SwiftUI
import SystemConfiguration
import Testing
import UserNotifications
import WebKit

@_spi(CellHarness) @testable import UIKit

/// What stands around lists in whole apps: pages, reminders, the connection, the keychain. A test that waits for queues has a process of
/// its own: other tests would come in between on the main actor and begin runs of their own.
@MainActor @Suite("Modules around lists", .serialized) struct SystemModuleTests {
  init() { RunState.begin() }

  @Test("A page's address stands for it, its delegate hears of the load, and going back shows the page before")
  func pages() async {
    await #expect(processExitsWith: .success) { try await SystemModuleTests().pagesAlone() }
  }

  fileprivate func pagesAlone() async throws {
    final class Listener: NSObject, WKNavigationDelegate {
      var heard: [String] = []
      func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { heard.append("start") }
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finish \(webView.isLoading)") }
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
      ) { decisionHandler(navigationAction.request.url?.host == "bad.example" ? .cancel : .allow) }
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
      ) {
        let status = (navigationResponse.response as? HTTPURLResponse)?.statusCode
        heard.append("answer \(status ?? 0)")
        decisionHandler(navigationResponse.response.url?.path == "/file" ? .cancel : .allow)
      }
    }
    let listener = Listener()
    let page = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    page.navigationDelegate = listener
    page.load(URLRequest(url: try #require(URL(string: "https://example.org/a"))))
    #expect(page.isLoading && listener.heard == ["start"])
    await turn()
    page.loadHTMLString("<p>Hello</p>", baseURL: nil)
    await turn()
    #expect(page.shownTexts == ["<p>Hello</p>"] && page.canGoBack && !page.canGoForward)
    page.load(URLRequest(url: try #require(URL(string: "https://bad.example"))))
    await turn()
    page.goBack()
    await turn()
    #expect(page.shownTexts == ["https://example.org/a"] && page.url?.path == "/a")
    // A page that the app wrote itself has no answer.
    let first = ["start", "answer 200", "finish false"]
    #expect(listener.heard == first + ["start", "finish false"] + first)
    page.load(URLRequest(url: try #require(URL(string: "https://example.org/file"))))
    await turn()
    #expect(
      page.shownTexts == ["https://example.org/a"] && !page.isLoading && listener.heard.suffix(2) == ["start", "answer 200"])
  }

  @Test("A page as apps had it before: the delegate decides and hears, and going back shows the page before")
  func olderPages() async {
    await #expect(processExitsWith: .success) { try await SystemModuleTests().olderPagesAlone() }
  }

  fileprivate func olderPagesAlone() async throws {
    final class Listener: NSObject, UIWebViewDelegate {
      var heard: [String] = []
      func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
      ) -> Bool { request.url?.host != "bad.example" }
      func webViewDidStartLoad(_ webView: UIWebView) { heard.append("start") }
      func webViewDidFinishLoad(_ webView: UIWebView) { heard.append("finish \(webView.isLoading)") }
    }
    let listener = Listener()
    let page = UIWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    page.delegate = listener
    page.loadRequest(URLRequest(url: try #require(URL(string: "https://example.org/a"))))
    #expect(page.isLoading && listener.heard == ["start"] && page.shownTexts.isEmpty)
    await turn()
    page.loadHTMLString("<p>Hello</p>", baseURL: nil)
    page.loadRequest(URLRequest(url: try #require(URL(string: "https://bad.example"))))
    await turn()
    #expect(page.shownTexts == ["<p>Hello</p>"] && page.canGoBack && !page.canGoForward)
    page.goBack()
    await turn()
    #expect(page.shownTexts == ["https://example.org/a"] && page.request?.url?.path == "/a" && page.canGoForward)
    #expect(listener.heard == ["start", "finish false", "start", "finish false", "start", "finish false"])
  }

  @Test("Reminders wait under their identifiers, and one without a trigger reaches the open app")
  func reminders() async {
    await #expect(processExitsWith: .success) { try await SystemModuleTests().remindersAlone() }
  }

  fileprivate func remindersAlone() async throws {
    final class Listener: NSObject, UNUserNotificationCenterDelegate {
      nonisolated(unsafe) var heard: [String] = []
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
      ) { heard.append(notification.request.content.title) }
    }
    let center = UNUserNotificationCenter.current()
    let listener = Listener()
    center.delegate = listener
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await center.requestAuthorization(options: [.alert, .sound]))
    #expect(await center.notificationSettings().alertSetting == .enabled)
    let content = UNMutableNotificationContent()
    content.title = "Milk"
    for id in ["a", "b", "a"] {
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      try await center.add(UNNotificationRequest(identifier: id, content: content, trigger: trigger))
    }
    center.removePendingNotificationRequests(withIdentifiers: ["b"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
    content.title = "Now"
    try await center.add(UNNotificationRequest(identifier: "c", content: content, trigger: nil))
    await turn()
    #expect(listener.heard == ["Now"])
    #expect(await center.deliveredNotifications().count == 1)
  }

  @Test("Each place can be reached, asked by its address or its name")
  func reachable() throws {
    var address = sockaddr_in(
      sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    address.sin_family = sa_family_t(AF_INET)
    let byAddress = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0) }
    }
    for place in [try #require(byAddress), try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))] {
      var flags: SCNetworkReachabilityFlags = []
      #expect(SCNetworkReachabilityGetFlags(place, &flags))
      #expect(flags.contains(.reachable) && !flags.contains(.connectionRequired) && !flags.contains(.isWWAN))
    }
  }

  @Test("A picture comes with a reminder if it is there")
  func attachments() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    #expect(throws: (any Error).self) { try UNNotificationAttachment(identifier: "a", url: place) }
    try Data([1]).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    let content = UNMutableNotificationContent()
    content.attachments = [try UNNotificationAttachment(identifier: "a", url: place, options: nil)]
    let request = UNNotificationRequest(identifier: "r", content: content, trigger: nil)
    content.attachments = []
    #expect(request.content.attachments.map(\.identifier) == ["a"])
    content.launchImageName = "Open"
    #expect((content.mutableCopy() as? UNMutableNotificationContent)?.launchImageName == "Open")
    #expect(content.interruptionLevel == .active && content.relevanceScore == 0)
    (content.interruptionLevel, content.relevanceScore) = (.timeSensitive, 0.5)
    let urgent = UNNotificationRequest(identifier: "u", content: content, trigger: nil).content
    #expect(urgent.interruptionLevel == .timeSensitive && urgent.relevanceScore == 0.5)
    #expect(NSString.localizedUserNotificationString(forKey: "%@ of %@", arguments: ["1", 2]) == "1 of 2")
  }

  @Test("The keychain of a run is empty at first, and keeps, finds, changes and removes")
  func keychain() {
    let key: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ann"]
    let secret = key.merging([kSecValueData as String: Data("one".utf8)]) { $1 }
    var found: CFTypeRef?
    let query = key.merging([kSecReturnData as String: kCFBooleanTrue as Any, kSecMatchLimit as String: kSecMatchLimitOne]) { $1 }
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound)
    // How the user is asked for leave is no part of an item.
    let either = query.merging([
      kSecAttrSynchronizable as String: kSecAttrSynchronizableAny, kSecUseAuthenticationUI as String: kSecUseAuthenticationUISkip,
    ]) { _, new in new }
    #expect(SecItemAdd(secret as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(secret as CFDictionary, nil) == errSecDuplicateItem)
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
    #expect((found as? Data).map { String(decoding: $0, as: UTF8.self) } == "one")
    #expect(SecItemCopyMatching(either as CFDictionary, &found) == errSecSuccess && found as? Data == Data("one".utf8))
    // Whoever asks for all of them and for nothing of each counts them.
    let other = secret.merging([kSecAttrAccount as String: "bob"]) { $1 }
    #expect(SecItemAdd(other as CFDictionary, nil) == errSecSuccess)
    let all = [kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll]
    #expect(SecItemCopyMatching(all as CFDictionary, &found) == errSecSuccess && (found as? NSArray)?.count == 2)
    #expect(SecItemUpdate(key as CFDictionary, [kSecValueData as String: Data("two".utf8)] as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess && found as? Data == Data("two".utf8))
    #expect(SecItemDelete(key as CFDictionary) == errSecSuccess && SecItemDelete(key as CFDictionary) == errSecItemNotFound)
    RunState.begin()
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound)
  }

  @Test("A run has a connection over Wi-Fi, of which monitors hear on their queue")
  func connection() async {
    await #expect(processExitsWith: .success) { try await SystemModuleTests().connectionAlone() }
  }

  fileprivate func connectionAlone() async throws {
    nonisolated(unsafe) var heard: [String] = []
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { heard.append("\($0.status) \($0.usesInterfaceType(.wifi))") }
    monitor.start(queue: .main)
    let cellular = NWPathMonitor(requiredInterfaceType: .cellular)
    cellular.pathUpdateHandler = { heard.append("cellular \($0.status)") }
    cellular.start(queue: .main)
    await turn()
    #expect(heard == ["satisfied true", "cellular unsatisfied"])
    for await path in NWPathMonitor() {
      #expect(path.status == .satisfied)
      break
    }
  }

  @Test("Links and telephone numbers are found in texts")
  func detector() throws {
    let text = "See www.example.org/a, https://b.example?c=d or ann@example.org, or call +49 170 1234567."
    let kinds: NSTextCheckingTypes = (1 << 6) | (1 << 11)
    let found = try NSDataDetector(types: kinds).matches(in: text, range: NSRange(text.startIndex..., in: text))
    #expect(
      found.map { $0.url?.absoluteString ?? $0.phoneNumber } == [
        "http://www.example.org/a", "https://b.example?c=d", "mailto:ann@example.org", "+49 170 1234567",
      ])
    #expect(throws: (any Error).self) { try NSDataDetector(types: 1 << 4) }
  }

  @Test("Posted notifications come one after the other to whoever waits for them")
  func notifications() async {
    await #expect(processExitsWith: .success) { try await SystemModuleTests().notificationsAlone() }
  }

  fileprivate func notificationsAlone() async throws {
    let name = Notification.Name("changed")
    var notifications = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 1])
    NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
    NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 2])
    let first = await notifications.next(isolation: #isolation)?.userInfo?["number"] as? Int
    let second = await notifications.next(isolation: #isolation)?.userInfo?["number"] as? Int
    #expect(first == 1 && second == 2)
  }

  @Test("Insets go from one framework to the other, and a hash table holds objects by a protocol")
  func values() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(NSDirectionalEdgeInsets(insets)) == insets)
    let table = NSHashTable<any Listening>.weakObjects()
    let listener = Ear()
    table.add(listener)
    table.add(Ear())
    table.add(listener)
    #expect(table.allObjects.map { $0.name } == ["ear"])
  }
}

private protocol Listening: AnyObject { var name: String { get } }
private final class Ear: Listening { let name = "ear" }
