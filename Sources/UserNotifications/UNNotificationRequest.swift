import Foundation

/// What is asked for: what it says, and when.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.trigger) = (identifier, trigger)
    self.content = UNNotificationContent(copying: content)
  }
}

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  public internal(set) var title = ""
  public internal(set) var subtitle = ""
  public internal(set) var body = ""
  public internal(set) var badge: NSNumber?
  public internal(set) var sound: UNNotificationSound?
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  public internal(set) var categoryIdentifier = ""
  public internal(set) var threadIdentifier = ""
  public internal(set) var attachments: [UNNotificationAttachment] = []
  /// The picture or storyboard that the app opens with when the notification is tapped.
  public internal(set) var launchImageName = ""
  public internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// Between 0 and 1: the system shows the highest of the app's first.
  public internal(set) var relevanceScore = 0.0

  public override init() { super.init() }
  init(copying other: UNNotificationContent) {
    (title, subtitle, body, badge, sound) = (other.title, other.subtitle, other.body, other.badge, other.sound)
    (userInfo, categoryIdentifier, threadIdentifier) = (other.userInfo, other.categoryIdentifier, other.threadIdentifier)
    attachments = other.attachments
    launchImageName = other.launchImageName
    (interruptionLevel, relevanceScore) = (other.interruptionLevel, other.relevanceScore)
  }
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(copying: self) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(copying: self) }
}

/// What a notification will say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
}

/// How much a notification may disturb the user.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0, active, timeSensitive, critical
}

extension NSString {
  /// A text of the app's table of translations with the arguments in it. On a phone it is looked up when the notification is shown.
  public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    return String(format: format, arguments: (arguments ?? []).map { NSString(string: "\($0)") })
  }
}

/// What is heard.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  public static let `default` = UNNotificationSound()
  public class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  public override init() { super.init() }
  public init(named name: UNNotificationSoundName) { super.init() }
}
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(_ repeats: Bool) { self.repeats = repeats }
}

/// After some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  private let made = Date()
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats)
  }
  open func nextTriggerDate() -> Date? { made.addingTimeInterval(timeInterval) }
}

/// At a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats)
  }
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that came.
open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date = Date()
  init(_ request: UNNotificationRequest) { self.request = request }
  /// One that a watch shows.
  @_spi(CellHarness) public convenience init(delivering request: UNNotificationRequest) { self.init(request) }
}

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(_ notification: UNNotification, _ action: String) { (self.notification, actionIdentifier) = (notification, action) }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
