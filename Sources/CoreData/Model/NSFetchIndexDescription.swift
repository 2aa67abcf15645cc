import Foundation

/// An index of a store. It makes fetches faster on a phone, and finds nothing else.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  open var partialIndexPredicate: NSPredicate?
  open internal(set) weak var entity: NSEntityDescription?

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
    super.init()
  }
}

/// The kinds of indexes.
public enum NSFetchIndexElementType: UInt, Sendable {
  case binary = 0
  case rTree = 1
}

/// A property that an index orders by.
open class NSFetchIndexElementDescription: NSObject {
  open var collationType: NSFetchIndexElementType
  open var isAscending = true
  public let property: NSPropertyDescription?
  open var propertyName: String? { property?.name }

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
    super.init()
  }
}
