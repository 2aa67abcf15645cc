import Foundation
import HeadlessCore
import UIKit

/// What pages leave behind. Pages leave nothing here: there are the cookies that the app sets itself, and no records.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  /// The one that is kept, in the run.
  open class func `default`() -> WKWebsiteDataStore { WebRunState.current.store }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  public let isPersistent: Bool
  public let httpCookieStore = WKHTTPCookieStore()
  init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeOfflineWebApplicationCache,
    ]
  }
  @preconcurrency
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  @preconcurrency
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { DispatchQueue.main.async { completionHandler() } }
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
  /// Takes the cookies away, if they are among the types; a cookie does not say when it was set.
  @preconcurrency
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    DispatchQueue.main.async { completionHandler() }
  }
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
  }
}

public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// What one site left behind. There are none here.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  public let displayName: String
  public let dataTypes: Set<String>
  init(displayName: String, dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
    super.init()
  }
}

/// The cookies of pages: what the app sets, gets and takes away. Observers hear of it in the next turn of the main queue.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []
  private struct Observer { weak var object: (any WKHTTPCookieStoreObserver)? }
  private var observers: [Observer] = []

  @preconcurrency
  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    DispatchQueue.main.async { [self] in completionHandler(cookies) }
  }
  open func allCookies() async -> [HTTPCookie] { cookies }
  /// A cookie takes the place of one of the same name, domain and path.
  @preconcurrency
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    cookies.removeAll { isSame($0, cookie) }
    cookies.append(cookie)
    tellObservers()
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }
  open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }
  @preconcurrency
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    cookies.removeAll { isSame($0, cookie) }
    tellObservers()
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }
  open func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  func removeAll() {
    guard !cookies.isEmpty else { return }
    cookies = []
    tellObservers()
  }
  private func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
    one.name == other.name && one.domain == other.domain && one.path == other.path
  }
  private func tellObservers() {
    for observer in observers {
      DispatchQueue.main.async { [self] in observer.object?.cookiesDidChange(in: self) }
    }
  }
}

/// Hears that cookies were set or taken away.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}
extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// What a run keeps of pages.
@MainActor private final class WebRunState: RunPart {
  nonisolated(unsafe) static var current = RunState.part(WebRunState.self)
  nonisolated init() {}
  lazy var store = WKWebsiteDataStore(isPersistent: true)
}
