@_spi(Reflection) import Swift

/// What the runtime knows about a view type: read once, then held by every node of the type.
@MainActor final class ViewTypeInfo {
  /// The type's name without module and generic arguments.
  let name: String
  /// The name in paths; nil for the runtime's own helper views.
  let pathName: String?
  /// Dynamic properties in stored order, nested ones before the property that contains them (ST-16).
  let properties: [PropertyField]
  /// The number of storages the properties need.
  let propertyCount: Int
  /// True if no property of an app's own making may change in the view value.
  let leavesViewsAsGiven: Bool

  private let type: Any.Type
  /// Made when two views are compared: most types of a screen never are.
  private lazy var comparison = FieldComparison.of(type)

  private static let infos = TypeTable<ViewTypeInfo>()

  /// The info of a type.
  static func of<V>(_ type: V.Type) -> ViewTypeInfo {
    if let known = infos[type] { return known }
    let info = ViewTypeInfo(type)
    infos[type] = info
    return info
  }

  private init<V>(_ type: V.Type) {
    self.type = type
    let helper = type as? any HelperView.Type
    let name = helper?.ownerName ?? TypeNames.plain(type)
    self.name = name
    pathName = helper == nil ? name : nil
    var fields: [PropertyField] = []
    PropertyField.collect(type, base: 0, prefix: "", into: &fields)
    properties = fields
    propertyCount = fields.count
    leavesViewsAsGiven = fields.allSatisfy(\.isPrimitive)
  }

  /// True if a body with the second value would see nothing new (ST-17).
  func inputsEqual<V>(_ old: V, _ new: V) -> Bool {
    withAddress(of: old) { old in withAddress(of: new) { new in comparison.equal(old, new) } }
  }

  /// True if a view's own `==` is asked for that, of this type or of one that it holds.
  var asksViews: Bool { comparison.asksViews }

  /// Connects the properties of the view at an address.
  func install<V>(_ view: UnsafeMutablePointer<V>, _ installer: PropertyInstaller) {
    let start = UnsafeMutableRawPointer(view)
    for property in properties { property.install(start + property.offset, installer, property) }
  }
}

/// One of the runtime's own composite views, which readers of a path need not see.
protocol HelperView: View {
  /// The name of the user's type whose stored values the view carries, if it does.
  nonisolated static var ownerName: String? { get }
}

extension HelperView {
  nonisolated static var ownerName: String? { nil }
}

/// Names of types as people write them.
enum TypeNames {
  /// `Row` for `App.Row`, `Pair` for `App.Pair<Int, Int>`.
  static func plain(_ type: Any.Type) -> String {
    let full = _typeName(type, qualified: false)
    guard let bracket = full.firstIndex(of: "<") else { return full }
    return String(full[..<bracket])
  }
}
