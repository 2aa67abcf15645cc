import Foundation

public let CKErrorDomain = "CKErrorDomain"
/// The number of seconds after which a request may be made again.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// What went wrong with each item.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
public let CKErrorUserDidResetEncryptedDataKey = "CKErrorUserDidResetEncryptedDataKey"

/// Why a request to iCloud was not done.
public struct CKError: Error, CustomNSError, LocalizedError, Hashable, @unchecked Sendable {
  /// What kind of failure it is.
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
    case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, resultsTruncated
    case serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion
    case constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase
    case quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared
    case referenceViolation, managedAccountRestricted, participantMayNeedVerification, serverResponseLost
    case assetNotAvailable, accountTemporarilyUnavailable, participantAlreadyInvited
  }

  public let code: Code
  public let userInfo: [String: Any]

  public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { userInfo }
  public var errorDescription: String? {
    userInfo[NSLocalizedDescriptionKey] as? String
      ?? "The operation couldn’t be completed. (\(CKErrorDomain) error \(errorCode).)"
  }
  public var localizedDescription: String { errorDescription ?? "" }

  /// What went wrong with each item of a request of several.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
  public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
  public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }

  public static func == (one: CKError, other: CKError) -> Bool {
    one.code == other.code && NSDictionary(dictionary: one.userInfo).isEqual(to: other.userInfo)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension CKError {
  public static var internalError: Code { .internalError }
  public static var partialFailure: Code { .partialFailure }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var badContainer: Code { .badContainer }
  public static var serviceUnavailable: Code { .serviceUnavailable }
  public static var requestRateLimited: Code { .requestRateLimited }
  public static var missingEntitlement: Code { .missingEntitlement }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var permissionFailure: Code { .permissionFailure }
  public static var unknownItem: Code { .unknownItem }
  public static var invalidArguments: Code { .invalidArguments }
  public static var resultsTruncated: Code { .resultsTruncated }
  public static var serverRecordChanged: Code { .serverRecordChanged }
  public static var serverRejectedRequest: Code { .serverRejectedRequest }
  public static var assetFileNotFound: Code { .assetFileNotFound }
  public static var assetFileModified: Code { .assetFileModified }
  public static var incompatibleVersion: Code { .incompatibleVersion }
  public static var constraintViolation: Code { .constraintViolation }
  public static var operationCancelled: Code { .operationCancelled }
  public static var changeTokenExpired: Code { .changeTokenExpired }
  public static var batchRequestFailed: Code { .batchRequestFailed }
  public static var zoneBusy: Code { .zoneBusy }
  public static var badDatabase: Code { .badDatabase }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var zoneNotFound: Code { .zoneNotFound }
  public static var limitExceeded: Code { .limitExceeded }
  public static var userDeletedZone: Code { .userDeletedZone }
  public static var tooManyParticipants: Code { .tooManyParticipants }
  public static var alreadyShared: Code { .alreadyShared }
  public static var referenceViolation: Code { .referenceViolation }
  public static var managedAccountRestricted: Code { .managedAccountRestricted }
  public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
  public static var serverResponseLost: Code { .serverResponseLost }
  public static var assetNotAvailable: Code { .assetNotAvailable }
  public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
  public static var participantAlreadyInvited: Code { .participantAlreadyInvited }
}

extension CKError.Code {
  /// `catch CKError.notAuthenticated`.
  public static func ~= (match: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == match }
}

/// What the server says, word for word.
enum CloudText {
  static let noAccount = "This request requires an authenticated account"
  static let noRecord = "Record not found"
  static let noZone = "Zone does not exist"
  static let noSubscription = "Subscription not found"
  static let noChanges = "The public database does not keep changes"
  static let someFailed = "Failed to fetch some records"
  static let cancelled = "Operation was cancelled"
}

extension CKError {
  init(_ code: Code, _ text: String) { self.init(code, userInfo: [NSLocalizedDescriptionKey: text]) }

  static var noAccount: CKError { CKError(.notAuthenticated, CloudText.noAccount) }
  static var noRecord: CKError { CKError(.unknownItem, CloudText.noRecord) }
  static var noZone: CKError { CKError(.zoneNotFound, CloudText.noZone) }
  static var noSubscription: CKError { CKError(.unknownItem, CloudText.noSubscription) }
  static var noChanges: CKError { CKError(.serverRejectedRequest, CloudText.noChanges) }

  /// Some of the items of a request failed.
  static func partial(_ errors: [AnyHashable: any Error]) -> CKError {
    CKError(
      .partialFailure,
      userInfo: [NSLocalizedDescriptionKey: CloudText.someFailed, CKPartialErrorsByItemIDKey: errors])
  }
}
