@_exported import Foundation
import HeadlessCore
@_exported import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

/// What the system's search shows of an item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public init(itemContentType: String) {}
  public init(contentType: UTType) {}
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
}

/// Something of the app's that the system's search finds.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date!
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// What the system's search knows of the app. It keeps what it is given for the run; nobody searches.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  open class func `default`() -> CSSearchableIndex { SpotlightRunState.current.index }
  open class func isIndexingAvailable() -> Bool { true }
  public init(name: String) {}
  override init() {}

  open weak var indexDelegate: (any CSSearchableIndexDelegate)?
  private(set) var items: [String: CSSearchableItem] = [:]

  @preconcurrency
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    for item in items { self.items[item.uniqueIdentifier] = item }
    answer(completionHandler)
  }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { indexSearchableItems(items, completionHandler: nil) }
  @preconcurrency
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    for identifier in identifiers { items[identifier] = nil }
    answer(completionHandler)
  }
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    deleteSearchableItems(withIdentifiers: identifiers, completionHandler: nil)
  }
  @preconcurrency
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    items = items.filter { item in
      !domainIdentifiers.contains { domain in
        item.value.domainIdentifier == domain || item.value.domainIdentifier?.hasPrefix(domain + ".") ?? false
      }
    }
    answer(completionHandler)
  }
  @preconcurrency
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    items = [:]
    answer(completionHandler)
  }
  open func deleteAllSearchableItems() async throws { items = [:] }

  private func answer(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    if let handler { DispatchQueue.global().async { handler(nil) } }
  }
}

public protocol CSSearchableIndexDelegate: NSObjectProtocol {}

final class SpotlightRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(SpotlightRunState.self)
  let index = CSSearchableIndex()
  init() {}
}
