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
  /// What it is searched on.
  var devices: [SearchedDevice] = [.phone]

  /// The screen's own type: `InboxScreen` for `InboxViewController`.
  var name: String {
    if isWhole { return "WholeAppScreen" }
    var text = type.replacing(".", with: "")
    for end in ["ViewController", "Controller", "View"]
    where text.hasSuffix(end) && text.count > end.count {
      text.removeLast(end.count)
      break
    }
    return text.hasSuffix("Screen") ? text + "Test" : text + "Screen"
  }
}

/// Finds the screens among the types of an app.
struct ListScreenFinder {
  let types: [String: SurveyedType]
  /// Those of the modules that it imports, too: a list may be of a library's class.
  private let known: [String: SurveyedType]
  let previews: [String: String]
  let storyboards: Storyboards
  /// Packages of the app's show lists, and the app opens them.
  let showsPackages: Bool
  private let lists: Set<String>
  private let values: ValueMaker

  init(
    _ surveyed: SurveyedTypes, imported: [String: SurveyedType] = [:], storyboards: Storyboards = Storyboards(),
    showsPackages: Bool = false
  ) {
    self.showsPackages = showsPackages
    types = surveyed.types
    known = surveyed.types.merging(imported) { own, _ in own }
    previews = surveyed.previews
    self.storyboards = storyboards
    lists = ListFamily.of(known)
    values = ValueMaker(types: surveyed.types)
  }

  /// The whole app first, as it opens.
  func screens() -> [ListScreen] {
    let single = types.values.filter { $0.kind != .protocol && isScreen($0) }.sorted {
      $0.name < $1.name
    }
    let start = AppStart.of(types, storyboards)
    guard start != nil || !single.isEmpty else { return [] }
    let whole =
      start.map {
        [
          ListScreen(
            type: $0.type, expression: $0.expression, isWhole: true, bringsNavigation: true)
        ]
      } ?? []
    let hasLists = !single.isEmpty || showsPackages || types.values.contains { $0.hasList }
    return (hasLists ? whole : []) + single.compactMap { screen($0, hasStart: start != nil) }
  }

  // MARK: What is a screen

  private func isScreen(_ type: SurveyedType) -> Bool {
    switch type.kind {
    case .class:
      let lineage = ListFamily.lineage(of: type, known)
      if !lineage.isDisjoint(with: ["UITableViewController", "UICollectionViewController"]) {
        return true
      }
      return lineage.contains("UIViewController")
        && (type.hasList || !type.mentions.isDisjoint(with: lists))
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
    // The app puts the context around its first screen.
    if hasStart, type.kind == .struct, fetches(type) { return ListScreen(type: type.name, isReachedOnly: true) }
    // So it does with an object that can't be made without what only the app has.
    let unmade = type.kind == .struct ? environmentObjects(of: type).filter { values.value(of: $0, [type.name]) == nil } : []
    if !unmade.isEmpty, previews[type.name]?.contains(".environment") != true {
      let missing = hasStart ? [] : unmade.map { "\($0) in the environment" }
      return ListScreen(type: type.name, missing: missing, isReachedOnly: hasStart)
    }
    if let made = previews[type.name], type.kind == .struct { return hostedScreen(made, type) }
    guard type.isReachable else { return nil }
    switch values.call(type, [type.name]) {
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
    let values = promised.map { ($0, self.values.value(of: $0.type, [type.name])) }
    let missing = values.filter { $0.1 == nil }.map { "\($0.0.name): \($0.0.type)" }
    var screen = ListScreen(
      type: type.name, missing: missing, bringsNavigation: bringsNavigation(type))
    if missing.isEmpty {
      let writes = values.map { "made.\($0.0.name) = \($0.1 ?? "")" }
      screen.expression =
        writes.isEmpty
        ? plain : "{ let made = \(typed); \(writes.joined(separator: "; ")); return made }()"
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
    let bringsNavigation = !type.mentions.isDisjoint(with: [
      "NavigationView", "NavigationStack", "NavigationSplitView",
    ])
    var view = bringsNavigation ? text : "NavigationStack { \(text) }"
    for object in environmentObjects(of: type) {
      guard let made = values.value(of: object, [type.name]) else { continue }
      let isObservable = types[object]?.inherits.contains("ObservableObject") == true
      view += isObservable ? ".environmentObject(\(made))" : ".environment(\(made))"
    }
    return "UIHostingController(rootView: \(view))"
  }

  /// True if the view, or one that it shows, asks for objects of the context in its environment.
  private func fetches(_ type: SurveyedType) -> Bool {
    shown(by: type).contains {
      $0.takesContext
        || !$0.mentions.isDisjoint(with: [
          "FetchRequest", "SectionedFetchRequest", "FetchedResults", "NSManagedObjectContext", "Query",
        ])
    }
  }

  /// The view and the views that it shows.
  private func shown(by type: SurveyedType) -> [SurveyedType] {
    var (open, seen, found) = ([type.name], Set<String>(), [SurveyedType]())
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let next = types[name] else { continue }
      found.append(next)
      open += next.mentions.filter { types[$0]?.kind == .struct }
    }
    return found
  }

  /// Those of the view and of the views that it shows.
  private func environmentObjects(of type: SurveyedType) -> [String] {
    Set(shown(by: type).flatMap(\.environmentObjects)).sorted()
  }
}
