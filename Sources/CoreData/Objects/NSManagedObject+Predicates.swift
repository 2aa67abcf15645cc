import UIKit

extension NSManagedObject: ComparedByName {
  /// A store compares identifiers: `SELF == %@` takes an object or its `objectID`, of any context.
  package nonisolated var comparedName: AnyHashable { AnyHashable(objectID) }
}
