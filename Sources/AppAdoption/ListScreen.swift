/// A screen with a list that was found in an app, and how it is made.
struct ListScreen: Equatable {
  /// The controller's or view's type.
  var type: String
  /// What makes its root controller; nil if values are missing.
  var expression: String?
  /// Parameters that no value could be made up for, as `viewModel: ListViewModel`.
  var missing: [String] = []

  /// The screen's own type: `InboxScreen` for `InboxViewController`.
  var name: String {
    var text = type.replacing(".", with: "")
    for end in ["ViewController", "Controller", "View"] where text.hasSuffix(end) && text.count > end.count {
      text.removeLast(end.count)
      break
    }
    return text.hasSuffix("Screen") ? text + "Test" : text + "Screen"
  }
}

/// Finds the screens among the types of an app.
struct ListScreenFinder {
  let types: [String: SurveyedType]
  /// Which storyboard makes a controller, by the controller's class.
  let storyboards: [String: String]

  func screens() -> [ListScreen] {
    types.values.filter { $0.isReachable && isScreen($0) }.sorted { $0.name < $1.name }.map(screen)
  }

  // MARK: What is a screen

  private func isScreen(_ type: SurveyedType) -> Bool {
    switch type.kind {
    case .class:
      let lineage = lineage(of: type)
      if !lineage.isDisjoint(with: ["UITableViewController", "UICollectionViewController"]) { return true }
      return type.hasList && lineage.contains("UIViewController")
    case .struct: return type.hasList && type.inherits.contains("View")
    case .enum: return false
    }
  }

  private func lineage(of type: SurveyedType) -> Set<String> {
    var result: Set<String> = []
    var seen: Set<String> = []
    var present: SurveyedType? = type
    while let next = present, seen.insert(next.name).inserted {
      result.formUnion(next.inherits)
      present = next.inherits.compactMap { types[$0] }.first { $0.kind == .class }
    }
    return result
  }

  // MARK: How it is made

  private func screen(_ type: SurveyedType) -> ListScreen {
    if let made = storyboards[type.name] { return ListScreen(type: type.name, expression: made) }
    switch call(type, [type.name]) {
    case .success(let text):
      let root = type.kind == .struct ? "UIHostingController(rootView: \(text))" : text
      return ListScreen(type: type.name, expression: root)
    case .failure(let missing): return ListScreen(type: type.name, missing: missing.parameters)
    }
  }

  private struct Missing: Error { var parameters: [String] }

  /// The call with the fewest arguments that values can be made up for.
  private func call(_ type: SurveyedType, _ inside: [String]) -> Result<String, Missing> {
    var best: Missing?
    for parameters in initializers(of: type).sorted(by: { needed($0).count < needed($1).count }) {
      let values = needed(parameters).map { ($0, value(of: $0.type, inside)) }
      let missing = values.filter { $0.1 == nil }.map { "\($0.0.name): \($0.0.type.isEmpty ? "Any" : $0.0.type)" }
      if missing.isEmpty {
        let arguments = values.map { parameter, value in
          parameter.label == "_" ? value ?? "" : "\(parameter.label): \(value ?? "")"
        }
        return .success("\(type.name)(\(arguments.joined(separator: ", ")))")
      }
      if best == nil || missing.count < (best?.parameters.count ?? 0) { best = Missing(parameters: missing) }
    }
    return .failure(best ?? Missing(parameters: ["an initialiser"]))
  }

  private func needed(_ parameters: [SurveyedType.Parameter]) -> [SurveyedType.Parameter] { parameters.filter { !$0.hasDefault } }

  private func initializers(of type: SurveyedType) -> [[SurveyedType.Parameter]] {
    // Those of nibs need the nib.
    let own = type.initializers.filter { !$0.contains { ["coder", "nibName"].contains($0.label) } }
    if !own.isEmpty { return own }
    if type.kind == .struct { return [type.members] }
    if let above = type.inherits.compactMap({ types[$0] }).first(where: { $0.kind == .class }) {
      return initializers(of: above)
    }
    guard lineage(of: type).contains("UICollectionViewController") else { return [[]] }
    return [[.init(label: "collectionViewLayout", name: "layout", type: "UICollectionViewLayout", hasDefault: false)]]
  }

  /// A value of a type, as plain as can be.
  private func value(of type: String, _ inside: [String]) -> String? {
    let type = type.replacing("@escaping ", with: "").replacing("@autoclosure ", with: "")
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if let plain = PlainValues.of[type] { return plain }
    if type.hasPrefix("Binding<"), type.hasSuffix(">") {
      return value(of: String(type.dropFirst(8).dropLast()), inside).map { ".constant(\($0))" }
    }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    if type.hasSuffix("-> Void") || type.hasSuffix("-> ()") {
      let parameters = type.prefix { $0 != ")" }.filter { $0 == "," }.count
      return type.hasPrefix("()") ? "{}" : "{ \(Array(repeating: "_", count: parameters + 1).joined(separator: ", ")) in }"
    }
    guard let own = types[type], own.isReachable, !inside.contains(type), inside.count < 4 else { return nil }
    if own.kind == .enum { return own.firstCase.map { "\(type).\($0)" } }
    return try? call(own, inside + [type]).get()
  }
}

/// Values of types that everybody has.
private enum PlainValues {
  static let of = [
    "String": "\"Text\"", "Int": "1", "Bool": "false", "Double": "1", "CGFloat": "1", "Float": "1", "Date": "Date()",
    "UUID": "UUID()",
    "URL": "URL(filePath: \"/\")", "Data": "Data()", "IndexPath": "IndexPath(row: 0, section: 0)", "UIImage": "UIImage()",
    "UIColor": "UIColor.red", "Color": "Color.red", "UICollectionViewLayout": "UICollectionViewFlowLayout()",
    "UICollectionViewFlowLayout": "UICollectionViewFlowLayout()", "UITableView.Style": ".plain",
    "UINavigationController":
      "UINavigationController()",
  ]
}
