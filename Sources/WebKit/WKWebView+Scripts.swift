import CoreGraphics
import Foundation
import UIKit

/// Questions to a page. No script runs here: what the text that stands for the page can say by itself is answered (its heights and widths,
/// its text, its address, that it is complete), and every other script ends with an error, in the next turn of the main queue.
extension WKWebView {
  @preconcurrency
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { [self] in
      switch answer(to: javaScriptString) {
      case .success(let value): completionHandler?(value, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    try answer(to: javaScriptString).get()
  }
  @preconcurrency
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    DispatchQueue.main.async { [self] in completionHandler?(answer(to: javaScript)) }
  }
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { try answer(to: javaScript).get() }

  /// The arguments of a function that is not run are not read.
  @preconcurrency
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    DispatchQueue.main.async { [self] in completionHandler?(answer(to: returned(by: functionBody))) }
  }
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { try answer(to: returned(by: functionBody)).get() }

  private func returned(by body: String) -> String {
    let body = body.trimmingCharacters(in: .whitespacesAndNewlines)
    return body.hasPrefix("return ") ? String(body.dropFirst("return ".count)) : body
  }

  private func answer(to script: String) -> Result<Any, any Error> {
    var question = script.filter { !$0.isWhitespace }
    while question.last == ";" { question.removeLast() }
    if question.hasSuffix(".toString()") { question.removeLast(".toString()".count) }
    let element = ["document.body.", "document.documentElement."].first { question.hasPrefix($0) }
    switch element.map({ String(question.dropFirst($0.count)) }) ?? question {
    case "scrollHeight", "offsetHeight": return .success(NSNumber(value: Double(pageSize.height)))
    case "scrollWidth", "offsetWidth", "clientWidth": return .success(NSNumber(value: Double(pageSize.width)))
    case "innerHTML", "outerHTML", "innerText", "textContent": return .success(pageText)
    case "document.readyState": return .success(isLoading ? "loading" : "complete")
    case "document.title": return .success(title ?? "")
    case "document.URL", "window.location.href", "document.location.href", "location.href":
      return .success(url?.absoluteString ?? "about:blank")
    default: return .failure(WKError(.javaScriptExceptionOccurred))
    }
  }
}

public let WKErrorDomain = "WKErrorDomain"

/// Why a page could not do what it was asked.
public struct WKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut
    case javaScriptInvalidFrameTarget, navigationAppBoundDomain, javaScriptAppBoundDomain
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "No page runs scripts here."] }
}
