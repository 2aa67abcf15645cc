import Foundation
import UIKit

/// What an app adds to pages. Pages run no scripts here: the scripts are kept in the order of adding, and handlers get no message.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  public override init() { super.init() }
  open private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  private var handlers: [WKContentWorld: [String: any WKScriptMessageHandler]] = [:]
  /// Ends the app for a name that has a handler already, as on a phone. The controller keeps the handler alive.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(scriptMessageHandler, contentWorld: .page, name: name)
  }
  /// The same in another world, whose names are its own.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    guard handlers[world]?[name] == nil, answering[world]?[name] == nil else {
      preconditionFailure("Attempt to add script message handler with name '\(name)' when one already exists.")
    }
    handlers[world, default: [:]][name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { removeScriptMessageHandler(forName: name, contentWorld: .page) }
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers[contentWorld]?[name] = nil
    answering[contentWorld]?[name] = nil
  }
  open func removeAllScriptMessageHandlers() { (handlers, answering) = ([:], [:]) }

  private var answering: [WKContentWorld: [String: any WKScriptMessageHandlerWithReply]] = [:]
  /// The same for a handler that answers; names are shared with the others.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    guard handlers[contentWorld]?[name] == nil, answering[contentWorld]?[name] == nil else {
      preconditionFailure("Attempt to add script message handler with name '\(name)' when one already exists.")
    }
    answering[contentWorld, default: [:]][name] = scriptMessageHandlerWithReply
  }
}

/// A script that pages shall run: kept, and run by none.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart = 0, atDocumentEnd }

/// Which names scripts share. Nothing runs in either.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  open class var page: WKContentWorld { WKContentWorld(name: nil) }
  open class var defaultClient: WKContentWorld { WKContentWorld(name: "defaultClient") }
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
  public let name: String?
  init(name: String?) {
    self.name = name
    super.init()
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? WKContentWorld).map { $0.name == name } ?? false }
  open override var hash: Int { name.hashValue }
}

/// What a page's script says to the app. No page says anything here.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  public let body: Any
  public let name: String
  open private(set) weak var webView: WKWebView?
  public let frameInfo: WKFrameInfo
  init(_ body: Any, named name: String, from webView: WKWebView) {
    self.body = body
    self.name = name
    self.webView = webView
    frameInfo = WKFrameInfo(URLRequest(url: webView.url ?? URL(fileURLWithPath: "/")), in: webView)
    super.init()
  }
}

/// Hears what pages' scripts say to the app.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears of a page's messages and answers them; no message comes.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}
