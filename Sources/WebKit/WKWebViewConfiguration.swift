import Foundation
import UIKit

/// How pages are shown; kept for the app to read.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  public override init() { super.init() }
  open var preferences = WKPreferences()
  /// Scripts of the app and those who hear of pages' messages; no page runs the ones or sends the others.
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var allowsInlineMediaPlayback = false
  open var allowsPictureInPictureMediaPlayback = true
  open var allowsAirPlayForMediaPlayback = true
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
}

/// What pages may do.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  public override init() { super.init() }
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
  open var javaScriptEnabled = true
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false
  open var isFraudulentWebsiteWarningEnabled = true
}

/// What one page may do.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  public override init() { super.init() }
  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended

  /// Whether pages are asked for as by a phone or as by a computer.
  public enum ContentMode: Int, Sendable { case recommended = 0, mobile, desktop }
}

/// Which pages share a process: there are no processes here, and pages share nothing.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  public override init() { super.init() }
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Hears of loads.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  @preconcurrency
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  @preconcurrency
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Asks the method without preferences, as a phone does where this one is not there.
  @preconcurrency
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
  @preconcurrency
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
