import Foundation

/// Where a context reads from and saves to: the stores, or another context.
protocol ManagedSource: AnyObject {
  var model: NSManagedObjectModel? { get }
  var store: NSPersistentStore? { get }
  func row(_ id: NSManagedObjectID) -> StoreRow?
  func ids(of entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObjectID]
  func commit(_ changes: SavedChanges) throws
}

/// What a context saves.
struct SavedChanges {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []
  /// New and changed rows, in the order in which their objects were made.
  var rows: [(id: NSManagedObjectID, row: StoreRow)] = []
}

extension NSError {
  static func coreData(_ code: Int, _ text: String) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
  static func validation(_ code: Int, _ text: String) -> NSError { coreData(code, text) }
}

public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSManagedObjectMergeError = 133_020
public let NSManagedObjectConstraintMergeError = 133_021
public let NSManagedObjectReferentialIntegrityError = 133_000
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
