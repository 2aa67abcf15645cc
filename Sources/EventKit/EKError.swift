/// What an app may do with the user's events or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, fullAccess, writeOnly
  /// As it was called before iOS 17.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// What a calendar is for.
public enum EKEntityType: UInt, Sendable { case event = 0, reminder }

/// What a calendar may hold.
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// Which events of a series are meant.
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }

/// How urgent a reminder is.
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }

/// Why something was not done.
public struct EKError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
    case calendarDoesNotAllowReminders = 23
    case eventStoreNotAuthorized = 29
  }
  public var code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { EKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [:] }

  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

public let EKErrorDomain = "EKErrorDomain"

extension NSNotification.Name {
  /// Something in the store changed.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
