import Foundation
@_spi(CellHarness) import UIKit

/// A value that a fetch calculates, in results that are dictionaries: the largest number of all rows, a sum for each group.
open class NSExpressionDescription: NSPropertyDescription {
  /// What is calculated.
  @available(*, deprecated)
  open var expression: NSExpression? {
    get { calculated as? NSExpression }
    set { calculated = newValue }
  }
  /// The kind of the value. Values here have the kind that the calculation gives them.
  open var expressionResultType = NSAttributeType.undefinedAttributeType

  private var calculated: NSObject?
  var calculation: CalculatedExpression? { CalculatedExpression(calculated) }
}
