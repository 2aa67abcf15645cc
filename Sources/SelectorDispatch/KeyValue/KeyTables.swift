import Foundation
import HeadlessCore

/// A property of a class and the name that Objective-C has for it.
public struct KeyName {
  let key: String
  let keyPath: AnyKeyPath

  public init(_ key: String, _ keyPath: AnyKeyPath) {
    self.key = key
    self.keyPath = keyPath
  }
}

/// Which keys the app's classes have. The copies of its files register theirs.
public enum KeyTables {
  /// Properties of a class, its own and those it inherits from classes of its module.
  public static func add(_ type: AnyClass, _ names: @escaping @MainActor () -> [KeyName]) {
    known.names[ObjectIdentifier(type), default: []].append(names)
  }

  /// Which keys a key of a class depends on: what `keyPathsForValuesAffectingValue(forKey:)` answers.
  public static func addAffecting(_ type: AnyClass, _ keys: @escaping @MainActor (_ key: String) -> Set<String>) {
    known.affecting[ObjectIdentifier(type), default: []].append(keys)
  }

  /// Keys of a class of Apple's whose changes are noticed.
  @_spi(CellHarness) public static func addFramework(_ type: AnyClass, _ keys: @escaping @MainActor () -> [FrameworkKey]) {
    known.framework[ObjectIdentifier(type)] = keys
  }

  // MARK: Asking

  /// The key of a key path with one property of the app's; nil for any other.
  static func key(of keyPath: AnyKeyPath) -> String? {
    SelectorTables.load()
    guard let root = Swift.type(of: keyPath).rootType as? AnyClass else { return nil }
    let id = ObjectIdentifier(root)
    if known.keys[id] == nil {
      nonisolated(unsafe) var found: [AnyKeyPath: String] = [:]
      let tables = known.names[id] ?? []
      MainActorAssumption.run {
        for name in tables.flatMap({ $0() }) { found[name.keyPath] = name.key }
      }
      known.keys[id] = found
    }
    return known.keys[id]?[keyPath]
  }

  static func affecting(_ key: String, _ type: AnyClass) -> Set<String> {
    nonisolated(unsafe) var result: Set<String> = []
    var present: AnyClass? = type
    while let next = present {
      let tables = known.affecting[ObjectIdentifier(next)] ?? []
      MainActorAssumption.run { for table in tables { result.formUnion(table(key)) } }
      present = DeclaredMethods.superclass(of: next)
    }
    return result
  }

  static func frameworkKey(_ key: String, of type: AnyClass) -> FrameworkKey? {
    SelectorTables.load()
    var present: AnyClass? = type
    while let next = present {
      if let keys = known.framework[ObjectIdentifier(next)] {
        nonisolated(unsafe) var found: FrameworkKey?
        MainActorAssumption.run { found = keys().first { $0.name == key } }
        if let found { return found }
      }
      present = DeclaredMethods.superclass(of: next)
    }
    return nil
  }

  private struct Known {
    var names: [ObjectIdentifier: [@MainActor () -> [KeyName]]] = [:]
    var affecting: [ObjectIdentifier: [@MainActor (String) -> Set<String>]] = [:]
    var framework: [ObjectIdentifier: @MainActor () -> [FrameworkKey]] = [:]
    var keys: [ObjectIdentifier: [AnyKeyPath: String]] = [:]
  }

  /// One thread of a run goes on at a time.
  nonisolated(unsafe) private static var known = Known()
}
