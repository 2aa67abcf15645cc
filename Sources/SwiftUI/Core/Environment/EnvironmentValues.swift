import CellTrace
import Foundation
import HeadlessCore

/// A key of the environment.
public protocol EnvironmentKey {
  /// The type of its value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// What a view sees of its surroundings.
nonisolated public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  private var storage: EnvironmentStorage

  /// Creates an environment of default values.
  public init() { storage = EnvironmentStorage.initial }

  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get {
      storage.readings?.note(key)
      // Without a value `nil as? Optional` would succeed and hide an optional key's default.
      guard let stored = storage.custom[ObjectIdentifier(key)] else {
        if let traits = storage.traits, let read = EnvironmentBridge.read {
          return read(key, traits) as? K.Value ?? K.defaultValue
        }
        return K.defaultValue
      }
      return stored as? K.Value ?? K.defaultValue
    }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(key)] = newValue
    }
  }

  /// The names of keys that were set.
  public var description: String { "[\(storage.custom.count) keys]" }
}

extension EnvironmentValues {
  /// The values the runtime itself reads. An app's reads go through ``noted(_:_:)``.
  var builtin: BuiltinValues {
    _read { yield storage.builtin }
    _modify {
      makeUnique()
      storage.textLook = nil
      yield &storage.builtin
    }
  }

  /// A value that the runtime itself keeps, read by code outside the graph or by an app's body: noted where reads are.
  func noted<T>(_ name: String = #function, _ read: @escaping (BuiltinValues) -> T) -> T {
    storage.readings?.note(name, read)
    return read(storage.builtin)
  }

  /// An object put into the environment by its type.
  func object(_ type: ObjectIdentifier) -> AnyObject? { storage.objects[type] }

  mutating func setObject(_ object: AnyObject?, _ type: ObjectIdentifier) {
    makeUnique()
    storage.objects[type] = object
  }

  /// How text without a look of its own looks here.
  @MainActor var textLook: TextLook {
    if let known = storage.textLook { return known }
    let made = TextLook(self)
    storage.textLook = made
    return made
  }

  /// True if nothing can differ.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Traits of the platform's that keys of the app's may read (UH-31).
  mutating func setTraits(_ traits: AnyObject?) {
    makeUnique()
    storage.traits = traits
  }

  /// The same values for code outside the graph; what it reads of them is noted.
  func noting(_ readings: EnvironmentReadings) -> EnvironmentValues {
    var copy = self
    copy.storage = EnvironmentStorage(storage)
    copy.storage.readings = readings
    return copy
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(storage) }
  }
}

/// The values of one environment: shared by all views that see the same.
nonisolated private final class EnvironmentStorage {
  var builtin: BuiltinValues
  var custom: [ObjectIdentifier: Any]
  var objects: [ObjectIdentifier: AnyObject]
  var textLook: TextLook?
  var traits: AnyObject?
  /// Where reads are noted; a copy that is changed has none.
  var readings: EnvironmentReadings?

  nonisolated(unsafe) static let initial = EnvironmentStorage()

  init() {
    builtin = BuiltinValues()
    custom = [:]
    objects = [:]
  }

  init(_ other: EnvironmentStorage) {
    builtin = other.builtin
    custom = other.custom
    objects = other.objects
    traits = other.traits
  }
}

/// Values that layout and drawing read for every row: plain fields, because a dictionary costs more than a text's size.
nonisolated struct BuiltinValues {
  var font: Font?
  var fontWeight: Font.Weight?
  var isItalic = false
  var foreground: AnyShapeStyle?
  var tint: AnyShapeStyle?
  var accentColor: Color?
  var lineLimit: Int?
  var reservesLineSpace = false
  var minimumLines: Int?
  var lineSpacing = 0.0
  var textAlignment = TextAlignment.leading
  var truncationMode = Text.TruncationMode.tail
  var minimumScaleFactor = 1.0
  var allowsTightening = false
  var textCase: Text.Case?
  /// What draws texts the app's own way.
  var textRendering: TextRendering?
  var underline = false
  var strikethrough = false
  var isEnabled = true
  var displayScale = 3.0
  var sizeCategory = HeadlessCore.ContentSizeCategory.large
  var legibilityWeight: LegibilityWeight?
  var layoutDirection = LayoutDirection.leftToRight
  var colorScheme = ColorScheme.light
  var redaction = RedactionReasons()
  var imageScale = Image.Scale.medium
  var symbolRenderingMode: SymbolRenderingMode?
  var symbolVariants = SymbolVariants.none
  var labelSpacing = 8.0
  var labelsHidden = false
  /// True in lists that show a part of their rows at a time.
  var makesRowsLazily = false
  var locale = Locale(identifier: "en_US")
  var calendar = Calendar(identifier: .gregorian)
  var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
}
