import Foundation
@_spi(CellHarness) import UIKit

/// How a run ends where Core Data cannot go on.
enum CoreDataFailure {
  /// As an exception of a phone ends the app.
  static func raise(_ text: String) -> Never { UIKitExceptions.end("OBJC-01", text) }

  /// As one that proves nothing.
  static func unsupported(_ name: String) -> Never {
    if let handler = UIKitExceptions.missingHandler { handler(name) }
    fatalError(name)
  }
}

/// What users read about Core Data.
enum CoreDataText {
  static func model(_ name: String, known: [String]) -> String {
    "the Core Data model '\(name)', which is in none of the app's folders\(known.isEmpty ? "" : " (they have \(known.joined(separator: ", ")))")"
  }
  static func entity(_ name: String) -> String {
    "executeFetchRequest:error: A fetch request must have an entity: no model has an entity named '\(name)'"
  }
  static let noContext =
    "a managed object context in the environment of the view: the screen shows it without what the app puts around it"
  static let unperformed = "'execute()' of an NSFetchRequest outside of a block that a context performs"
  static let unsorted = "An instance of NSFetchedResultsController requires a fetch request with sort descriptors"
  static func noEntity(ofClass name: String) -> String {
    "An NSManagedObject of class '\(name)' must have a valid NSEntityDescription: no model has an entity of that class"
  }
  static func key(_ key: String, of entity: String) -> String {
    "the entity \(entity) is not key value coding-compliant for the key \"\(key)\"."
  }
  static func missingValue(_ key: String, of entity: String) -> String {
    "Unexpectedly found nil while reading '\(key)' of \(entity), whose type in the app is not optional"
  }
  static func type(_ key: String, of entity: String, _ value: String, _ expected: String) -> String {
    "Unacceptable type of value for '\(key)' of \(entity): \(value) is read as \(expected)"
  }
  static func unsupportedResult(_ name: String) -> String { "the result type \(name) of NSFetchRequest" }
  static func foreignContext(_ relationship: String) -> String {
    "Illegal attempt to establish a relationship '\(relationship)' between objects in different contexts"
  }
  static func missing(_ key: String, of entity: String) -> String { "\(entity).\(key) is a required value." }
}
