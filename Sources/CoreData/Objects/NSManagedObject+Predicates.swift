@_spi(CellHarness) import UIKit

@_spi(CellHarness) extension NSManagedObject: ComparedByName {
  /// A store compares identifiers: `SELF == %@` takes an object or its `objectID`, of any context.
  @_spi(CellHarness) public nonisolated var comparedName: AnyHashable { AnyHashable(objectID) }
}
