import Foundation
import HeadlessCore

/// Makes objects of classes that a model made in code knows by their names only.
enum ManagedObjectClass {
  /// A new object; nil for no class, and for one that is none of Core Data's.
  static func make(
    _ type: AnyClass?, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
  ) -> NSManagedObject? {
    guard let type, type is NSManagedObject.Type, type != NSManagedObject.self else { return nil }
    return initializer?.make(type, entity, context) as? NSManagedObject
  }

  private static let initializer = DynamicInit(overriding: Overriding.self, plain: Plain.self, notIn: NSObject.self)

  private class Plain: NSManagedObject {}
  private final class Overriding: Plain {
    override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
      super.init(entity: entity, insertInto: context)
    }
  }
}
