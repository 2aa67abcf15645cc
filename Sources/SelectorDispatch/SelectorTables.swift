import CSelectorSections
import Foundation
import HeadlessCore

/// Which methods each class has under which selectors. The files of an app register theirs; nothing is read before it is asked for.
public enum SelectorTables {
  /// Methods that a file declares on a class.
  public static func add(_ type: AnyClass, _ methods: @escaping () -> [SelectorMethod]) {
    known.ofApp = true
    known.modules.insert(TypeModules.name(of: type))
    known.tables[ObjectIdentifier(type), default: []].append(Table(isOfApp: true, methods: methods))
  }

  /// Methods of a generic class: `methods` answers nil for classes that are not of it.
  public static func addGeneric(_ methods: @escaping (AnyClass) -> [SelectorMethod]?) {
    known.ofApp = true
    known.generic.append(methods)
  }

  /// Methods of the frameworks themselves.
  public static func addFramework(_ type: AnyClass, _ methods: @escaping () -> [SelectorMethod]) {
    known.tables[ObjectIdentifier(type), default: []].append(Table(isOfApp: false, methods: methods))
  }

  /// Selectors of methods that exist, but that nothing can call by name.
  public static func addUnreachable(_ selectors: [String]) { known.unreachable.formUnion(selectors) }

  // MARK: Asking

  /// The method that an object of a class has for a selector: that of the nearest class.
  static func method(_ selector: String, of type: AnyClass) -> SelectorMethod? { methods(of: type)[selector] }

  /// True if a file of the app registered anything.
  static var isUsed: Bool {
    load()
    return known.ofApp
  }

  /// True if the methods of a class that are known are all it has: its module's files register theirs. Code that no plug-in has
  /// copied registers nothing, so that nobody can tell what it lacks.
  static func areComplete(for type: AnyClass) -> Bool {
    load()
    return known.modules.contains(TypeModules.name(of: type))
  }

  /// Modules whose files register their methods, sorted.
  static var modules: [String] { known.modules.map(String.init).sorted() }

  /// True if a class of the app has a method for the selector.
  static func isKnown(_ selector: String) -> Bool {
    load()
    return known.tables.values.contains { $0.contains { $0.isOfApp && $0.methods().contains { $0.selector == selector } } }
  }

  static func isUnreachable(_ selector: String) -> Bool { known.unreachable.contains(selector) }

  // MARK: Machinery

  private struct Table {
    var isOfApp: Bool
    var methods: () -> [SelectorMethod]
  }

  private struct Known {
    var isLoaded = false
    var ofApp = false
    /// Modules whose files register their methods.
    var modules: Set<Substring> = []
    var tables: [ObjectIdentifier: [Table]] = [:]
    var generic: [(AnyClass) -> [SelectorMethod]?] = []
    var unreachable: Set<String> = []
    /// Own and inherited methods of classes that were asked for.
    var methods: [ObjectIdentifier: [String: SelectorMethod]] = [:]
  }

  private static let loading = NSRecursiveLock()
  /// One thread of a run goes on at a time.
  nonisolated(unsafe) private static var known = Known()

  /// Modules register once, whichever thread asks first: tests of an app ask for the files of its bundle from several.
  static func load() {
    loading.lock()
    defer { loading.unlock() }
    guard !known.isLoaded else { return }
    known.isLoaded = true
    var count = 0
    guard let entries = ss_entries(&count) else { return }
    for index in 0..<count { entries[index]?() }
  }

  private static func methods(of type: AnyClass) -> [String: SelectorMethod] {
    load()
    if let found = known.methods[ObjectIdentifier(type)] { return found }
    let above = DeclaredMethods.superclass(of: type).map { ($0, methods(of: $0)) }
    var found = above?.1 ?? [:]
    var own = (known.tables[ObjectIdentifier(type)] ?? []).flatMap { $0.methods() }
    for generic in known.generic where above.map({ generic($0.0) == nil }) ?? true { own += generic(type) ?? [] }
    for method in own { found[method.selector] = method }
    known.methods[ObjectIdentifier(type)] = found
    return found
  }
}
