import Foundation
import UIKit

/// Which part of a page something comes from. A page is one frame here, its main one.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  public let request: URLRequest
  open private(set) weak var webView: WKWebView?
  open var isMainFrame: Bool { true }
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
  init(_ request: URLRequest, in webView: WKWebView?) {
    self.request = request
    self.webView = webView
    super.init()
  }
}

/// Where a page comes from: the parts of its address that pages may not share things beyond.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
  public let `protocol`: String
  public let host: String
  /// Nought where the address names no port.
  public let port: Int
  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
    super.init()
  }
}

/// How a page wants a window of its own to be. No page asks for one here, so the app makes none of these.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  open var menuBarVisibility: NSNumber? { nil }
  open var statusBarVisibility: NSNumber? { nil }
  open var toolbarsVisibility: NSNumber? { nil }
  open var allowsResizing: NSNumber? { nil }
  open var x: NSNumber? { nil }
  open var y: NSNumber? { nil }
  open var width: NSNumber? { nil }
  open var height: NSNumber? { nil }
}
