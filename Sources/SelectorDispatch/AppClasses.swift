/// The app's classes by the names that interface files have for them.
public enum AppClasses {
  /// A class that has another name for Objective-C. The copies of its file register it.
  public static func add(_ name: String, _ type: @escaping () -> AnyClass) { known[name] = type }

  /// The class that an interface file names; nil if no file of the app declares it. The module of a file may have another name in the
  /// app's project: every module of the app is looked through.
  @_spi(CellHarness) public static func named(_ name: String, module: String?) -> AnyClass? {
    SelectorTables.load()
    if let type = known[name] { return type() }
    let modules = [module].compactMap { $0 } + AppFiles.modules + SelectorTables.modules
    for module in modules { if let type = _typeByName("\(module).\(name)") as? AnyClass { return type } }
    return nil
  }

  /// The name that a class has for Objective-C, as `@objc(Name)` gives it; nil for one that has its module's and its own.
  @_spi(CellHarness) public static func objectiveCName(of type: AnyClass) -> String? {
    SelectorTables.load()
    if names.count != known.count {
      names = Dictionary(known.map { (ObjectIdentifier($1()), $0) }) { first, second in min(first, second) }
    }
    return names[ObjectIdentifier(type)]
  }

  /// The same the other way round; it is made when somebody asks.
  nonisolated(unsafe) private static var names: [ObjectIdentifier: String] = [:]

  /// One thread of a run goes on at a time.
  nonisolated(unsafe) private static var known: [String: () -> AnyClass] = [:]
}
