import Foundation

/// Pictures, colours and texts of the app under test, read from the folders that its screen names.
///
/// Without a folder every name is taken to exist, and is known by its name alone. With one, a name that is in none of them is
/// missing, as it would be on a phone.
package enum AppResources {
  private static let lock = NSRecursiveLock()

  /// Looks through folders: asset catalogs, tables of texts and loose pictures, at any depth. No folder forgets all.
  package static func use(_ folders: [String]) {
    lock.lock()
    defer { lock.unlock() }
    RunState.current.resources = folders.isEmpty ? nil : ResourceIndex(folders)
  }

  /// True if the screen names folders: what is not in them is missing.
  package static var isNamed: Bool {
    lock.lock()
    defer { lock.unlock() }
    return RunState.current.resources != nil
  }

  /// The folders that the screen names, those that come first before the others.
  package static var folders: [String] { read { $0.folders } ?? [] }

  /// True if a file of source code in the screen's folders declares a class of this name, in Swift or Objective-C, compiled or not; nil
  /// if the screen names no folder with such files.
  package static func declaresClass(_ name: String) -> Bool? { read { $0.declaresClass(name) } }

  /// A picture; nil if there is none of the name.
  package static func picture(_ name: String, isDark: Bool = false) -> Picture? { read { $0.picture(name, isDark: isDark) } }

  /// A colour; nil if there is none of the name.
  package static func color(_ name: String, isDark: Bool = false) -> AssetColor? { read { $0.color(name, isDark: isDark) } }

  /// A file of an asset catalog; nil if there is none of the name.
  package static func data(_ name: String) -> AssetData? { read { $0.data(name) } }

  /// What a table has for a key; nil if there is no such table or key.
  /// - Parameter table: nil for `Localizable`.
  package static func text(_ key: String, table: String?) -> TranslatedText? { read { $0.text(key, table ?? "Localizable") } }

  /// Interface files, by their extension.
  package static func files(withExtension kind: String) -> [String] { read { $0.interfaceFiles[kind] } ?? [] }

  private static func read<T>(_ work: (ResourceIndex) -> T?) -> T? {
    lock.lock()
    defer { lock.unlock() }
    return RunState.current.resources.flatMap(work)
  }
}

/// A picture of an asset catalog, or a file.
package struct Picture: Hashable, Sendable {
  /// Size in points.
  package var width: Double
  /// Size in points.
  package var height: Double
  /// True if it is drawn in one colour, false if in its own; nil if the catalog doesn't say.
  package var isTemplate: Bool?
  /// True for a symbol of the app's own: its size follows the font.
  package var isSymbol: Bool

  /// Creates a picture's description.
  package init(width: Double, height: Double, isTemplate: Bool? = nil, isSymbol: Bool = false) {
    (self.width, self.height, self.isTemplate, self.isSymbol) = (width, height, isTemplate, isSymbol)
  }
}

/// A colour of an asset catalog.
package enum AssetColor: Hashable, Sendable {
  /// Red, green, blue and alpha between 0 and 1.
  case components([Double])
  /// A colour of the system's, by its name, for example `systemBlue`.
  case system(String)
}

/// A file of an asset catalog.
package struct AssetData: Hashable, Sendable {
  package var bytes: Data
  /// Its kind, if the catalog names it.
  package var type: String?
}

/// What a table of texts has for a key.
package enum TranslatedText: Hashable, Sendable {
  case plain(String)
  /// By plural category: `zero`, `one`, `two`, `few`, `many`, `other`.
  case plural([String: String])
}
