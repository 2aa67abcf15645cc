import Foundation

/// What the user is doing, for other devices and for searching. Kept: nothing leaves the host.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open var requiredUserInfoKeys: Set<String>?
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// Something that can go on with what the user did elsewhere.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// What a dragged item holds that opens a window of its own.
extension NSUserActivity: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.useractivity"] }
  /// Opens a window of the same app; to others it is its type's name.
  @preconcurrency
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(activityType.utf8), nil)
    return nil
  }
}

/// The type of an activity that opens a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
