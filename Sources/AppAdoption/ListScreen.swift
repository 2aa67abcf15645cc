/// A screen with a list that was found in an app, and how it is made.
struct ListScreen: Equatable {
  /// The controller's or view's type; for the whole app, what the app starts with.
  var type: String
  /// What makes its root controller; nil if values are missing.
  var expression: String?
  /// Parameters that no value could be made up for, as `viewModel: ListViewModel`.
  var missing: [String] = []
  /// The app as it opens.
  var isWhole = false
  /// It is shown as it is, in no navigation controller.
  var bringsNavigation = false
  /// Another screen leads to it, and nothing else makes it.
  var isReachedOnly = false

  /// The screen's own type: `InboxScreen` for `InboxViewController`.
  var name: String {
    if isWhole { return "WholeAppScreen" }
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
  let previews: [String: String]
  let storyboards: Storyboards
  private let lists: Set<String>

  init(_ surveyed: SurveyedTypes, storyboards: Storyboards = Storyboards()) {
    types = surveyed.types
    previews = surveyed.previews
    self.storyboards = storyboards
    lists = ListFamily.of(surveyed.types)
  }

  /// The whole app first, as it opens.
  func screens() -> [ListScreen] {
    let single = types.values.filter { $0.kind != .protocol && isScreen($0) }.sorted { $0.name < $1.name }
    let start = AppStart.of(types, storyboards)
    guard start != nil || !single.isEmpty else { return [] }
    let whole = start.map { [ListScreen(type: $0.type, expression: $0.expression, isWhole: true, bringsNavigation: true)] } ?? []
    let hasLists = !single.isEmpty || types.values.contains { $0.hasList }
    return (hasLists ? whole : []) + single.compactMap { screen($0, hasStart: start != nil) }
  }

  // MARK: What is a screen

  private func isScreen(_ type: SurveyedType) -> Bool {
    switch type.kind {
    case .class:
      let lineage = ListFamily.lineage(of: type, types)
      if !lineage.isDisjoint(with: ["UITableViewController", "UICollectionViewController"]) { return true }
      return lineage.contains("UIViewController") && (type.hasList || !type.mentions.isDisjoint(with: lists))
    case .struct: return type.hasList && type.inherits.contains("View")
    case .enum, .protocol: return false
    }
  }

  // MARK: How it is made

  private func screen(_ type: SurveyedType, hasStart: Bool) -> ListScreen? {
    if hasStart, let main = storyboards.main, storyboards.initials[main] == type.name {
      return ListScreen(type: type.name, isReachedOnly: true)
    }
    if let made = storyboards.makers[type.name] {
      return handed("\(made) as! \(type.name)", made, to: type)
    }
    if storyboards.unnamed.contains(type.name) {
      return ListScreen(type: type.name, missing: ["a storyboard ID"], isReachedOnly: hasStart)
    }
    if let made = previews[type.name], type.kind == .struct { return hostedScreen(made, type) }
    guard type.isReachable else { return nil }
    switch call(type, [type.name], nil) {
    case .success(let text):
      if type.kind == .struct { return hostedScreen(text, type) }
      return handed(text, text, to: type)
    case .failure(let missing): return ListScreen(type: type.name, missing: missing.parameters)
    }
  }

  /// A controller with what another screen would have handed it.
  /// - Parameters:
  ///   - typed: What makes it, as its own type.
  ///   - plain: What makes it if nothing is handed to it.
  private func handed(_ typed: String, _ plain: String, to type: SurveyedType) -> ListScreen {
    // What is of the app's own; views and values of the system's are set by the class in ways that are not seen here.
    let promised = type.promised.filter { types[$0.type] != nil }
    let values = promised.map { ($0, value(of: $0.type, [type.name], nil)) }
    let missing = values.filter { $0.1 == nil }.map { "\($0.0.name): \($0.0.type)" }
    var screen = ListScreen(type: type.name, missing: missing, bringsNavigation: bringsNavigation(type))
    if missing.isEmpty {
      let writes = values.map { "made.\($0.0.name) = \($0.1 ?? "")" }
      screen.expression =
        writes.isEmpty ? plain : "{ let made = \(typed); \(writes.joined(separator: "; ")); return made }()"
    }
    return screen
  }

  private func bringsNavigation(_ type: SurveyedType) -> Bool {
    !ListFamily.lineage(of: type, types).isDisjoint(with: [
      "UINavigationController", "UITabBarController", "UISplitViewController",
    ])
  }

  private func hostedScreen(_ text: String, _ type: SurveyedType) -> ListScreen {
    ListScreen(type: type.name, expression: hosted(text, type), bringsNavigation: true)
  }

  /// A view with the navigation and the objects that it expects around it.
  private func hosted(_ text: String, _ type: SurveyedType) -> String {
    let bringsNavigation = !type.mentions.isDisjoint(with: ["NavigationView", "NavigationStack", "NavigationSplitView"])
    var view = bringsNavigation ? text : "NavigationStack { \(text) }"
    for object in environmentObjects(of: type) {
      guard let made = value(of: object, [type.name], nil) else { continue }
      let isObservable = types[object]?.inherits.contains("ObservableObject") == true
      view += isObservable ? ".environmentObject(\(made))" : ".environment(\(made))"
    }
    return "UIHostingController(rootView: \(view))"
  }

  /// Those of the view and of the views that it shows.
  private func environmentObjects(of type: SurveyedType) -> [String] {
    var (open, seen, found) = ([type.name], Set<String>(), Set<String>())
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let next = types[name] else { continue }
      found.formUnion(next.environmentObjects)
      open += next.mentions.filter { types[$0]?.kind == .struct }
    }
    return found.sorted()
  }

  private struct Missing: Error { var parameters: [String] }

  /// The call with the fewest arguments that values can be made up for.
  private func call(_ type: SurveyedType, _ inside: [String], _ counter: String?) -> Result<String, Missing> {
    var best: Missing?
    for parameters in initializers(of: type).sorted(by: { needed($0).count < needed($1).count }) {
      let values = needed(parameters).map { ($0, value(of: $0.type, inside, counter)) }
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
    guard ListFamily.lineage(of: type, types).contains("UICollectionViewController") else { return [[]] }
    return [[.init(label: "collectionViewLayout", name: "layout", type: "UICollectionViewLayout", hasDefault: false)]]
  }

  /// A value of a type, as plain as can be.
  /// - Parameter counter: The name of a number that tells elements of an array apart; nil outside of arrays.
  private func value(of type: String, _ inside: [String], _ counter: String?) -> String? {
    let type = PlainValues.bare(type)
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if let plain = PlainValues.of(type, counter) { return plain }
    if type.hasPrefix("Binding<"), type.hasSuffix(">") {
      return value(of: String(type.dropFirst(8).dropLast()), inside, counter).map { ".constant(\($0))" }
    }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : array(of: String(type.dropFirst().dropLast()), inside) }
    if type.hasSuffix("-> Void") || type.hasSuffix("-> ()") {
      let parameters = type.prefix { $0 != ")" }.filter { $0 == "," }.count
      return type.hasPrefix("()") ? "{}" : "{ \(Array(repeating: "_", count: parameters + 1).joined(separator: ", ")) in }"
    }
    guard let own = types[type], own.isReachable, !inside.contains(type), inside.count < 5 else { return nil }
    switch own.kind {
    case .enum: return own.firstCase.map { "\(type).\($0)" }
    case .protocol: return implementation(of: type, inside, counter)
    case .class, .struct: return try? call(own, inside + [type], counter).get()
    }
  }

  /// Enough elements for a list to scroll, each with its own values; none if they can't be made.
  private func array(of element: String, _ inside: [String]) -> String {
    value(of: element, inside, "number").map { "(1...30).map { number in \($0) }" }?.replacing("{ number in }", with: "{ _ in }")
      ?? "[]"
  }

  /// A value of the first type that conforms to a protocol; those that are made for tests and previews first.
  private func implementation(of name: String, _ inside: [String], _ counter: String?) -> String? {
    let conforming = types.values.filter {
      ListFamily.lineage(of: $0, types).contains(name) && $0.isReachable && $0.kind != .protocol
    }
    let sorted = conforming.sorted {
      (PlainValues.isMadeUp($1.name) ? 1 : 0, $0.name) < (PlainValues.isMadeUp($0.name) ? 1 : 0, $1.name)
    }
    return sorted.lazy.compactMap { value(of: $0.name, inside + [name], counter) }.first
  }
}
