import Foundation

/// Who wins if an object was saved by another context in between, or is not unique.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

/// A rule for conflicts.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

public let NSErrorMergePolicy: AnyObject & Sendable = NSMergePolicy.error
public let NSRollbackMergePolicy: AnyObject & Sendable = NSMergePolicy.rollback
public let NSOverwriteMergePolicy: AnyObject & Sendable = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject & Sendable = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject & Sendable = NSMergePolicy.mergeByPropertyStoreTrump
