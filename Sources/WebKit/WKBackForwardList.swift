import Foundation
import UIKit

/// The pages that a web view showed, and which of them it shows.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  private let items: [WKBackForwardListItem]
  private let place: Int
  init(_ items: [WKBackForwardListItem], at place: Int) {
    self.items = items
    self.place = place
    super.init()
  }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }
  /// Counted from the page that is shown.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }
}

/// A page that a web view showed.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  let storedURL: URL?
  init(_ url: URL?) {
    storedURL = url
    super.init()
  }
  open var url: URL { storedURL ?? URL(fileURLWithPath: "/") }
  open var initialURL: URL { url }
  /// Nil: no page has been read.
  open var title: String? { nil }
}
