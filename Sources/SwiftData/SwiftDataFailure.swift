@_spi(CellHarness) import UIKit

/// How a run ends where SwiftData cannot go on.
enum SwiftDataFailure {
  /// As a trap of a phone ends the app.
  static func raise(_ text: String) -> Never { UIKitExceptions.end("OBJC-01", text) }

  /// As one that proves nothing.
  static func unsupported(_ name: String) -> Never {
    if let handler = UIKitExceptions.missingHandler { handler(name) }
    fatalError(name)
  }
}

/// What users read about SwiftData.
enum SwiftDataText {
  static let noContainer =
    "a model container in the environment of the view: the screen shows it without what the app puts around it"
  static func value(_ key: String, of entity: String) -> String {
    "SwiftData: the value of '\(key)' of a model of type \(entity) was read before it was set, or has another type"
  }
  static func identifier(_ entity: String) -> String {
    "SwiftData: there is no model for an identifier of \(entity), and the container's schema has no such type"
  }
  static let executor = "SwiftData: the executor of a model actor has to be a serial one"
}

/// What can go wrong between an app and its models.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable, CustomStringConvertible {
  let name: String
  /// The error's name.
  public var description: String { "SwiftDataError(\(name))" }

  public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
  public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
  public static let unsupportedKeyPath = SwiftDataError(name: "unsupportedKeyPath")
  public static let includePendingChangesWithBatchSize = SwiftDataError(name: "includePendingChangesWithBatchSize")
  public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
  public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    name: "configurationFileNameContainsInvalidCharacters")
  public static let configurationFileNameTooLong = SwiftDataError(name: "configurationFileNameTooLong")
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    name: "configurationSchemaNotFoundInContainerSchema")
  public static let duplicateConfiguration = SwiftDataError(name: "duplicateConfiguration")
  public static let backwardMigration = SwiftDataError(name: "backwardMigration")
  public static let unknownSchema = SwiftDataError(name: "unknownSchema")
  public static let missingModelContext = SwiftDataError(name: "missingModelContext")
  public static let invalidTransactionFetchRequest = SwiftDataError(name: "invalidTransactionFetchRequest")
}
