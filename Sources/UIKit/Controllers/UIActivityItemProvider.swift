import Foundation

/// Something to share that is made when it is asked for: a subclass says what in `item`.
///
/// On a phone `item` runs on another thread while a sheet shows that it works; here it is asked when an entry is chosen, on the main actor.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  public init(placeholderItem: Any) {
    storedPlaceholder = placeholderItem
    super.init()
  }

  private let storedPlaceholder: Any
  open var placeholderItem: Any? { storedPlaceholder }
  /// The entry that was chosen.
  open private(set) var activityType: UIActivity.ActivityType?
  open var item: Any { storedPlaceholder }

  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { storedPlaceholder }
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
