/// Which of an app's types have a list in them, beside its controllers.
enum ListFamily {
  /// The app's own lists, views that contain one, and data sources, by name: what mentions one of them shows a list.
  static func of(_ types: [String: SurveyedType]) -> Set<String> {
    let named = types.values.filter { type in
      guard type.kind == .class else { return false }
      let lineage = lineage(of: type, types)
      // A row may have a list inside; the controller that shows the row has a list of its own.
      if !lineage.isDisjoint(with: cells) || lineage.contains("UIViewController") { return false }
      return !lineage.isDisjoint(with: ListNames.types) || type.hasList
    }
    var found = Set(named.map(\.name))
    // Views that contain such a view.
    while true {
      let more = types.values.filter { type in
        type.kind == .class && !found.contains(type.name) && !type.mentions.isDisjoint(with: found)
          && lineage(of: type, types).contains("UIView")
      }
      if more.isEmpty { return found }
      found.formUnion(more.map(\.name))
    }
  }

  /// The names of everything that a type inherits from or conforms to, itself left out.
  static func lineage(of type: SurveyedType, _ types: [String: SurveyedType]) -> Set<String> {
    var result: Set<String> = []
    var open = type.inherits
    while let next = open.popLast() {
      let name = plain(next)
      if result.insert(name).inserted { open += types[name]?.inherits ?? [] }
    }
    return result
  }

  /// `Base<Item>` is found as `Base`.
  static func plain(_ name: String) -> String { String(name.prefix { $0 != "<" }) }

  private static let cells: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
  ]
}
