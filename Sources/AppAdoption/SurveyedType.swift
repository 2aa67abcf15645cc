/// A type that could be a screen with a list, or a value for one.
struct SurveyedType {
  enum Kind { case `class`, `struct`, `enum`, `protocol` }
  struct Parameter: Equatable {
    var label: String
    var name: String
    var type: String
    var hasDefault: Bool
  }
  var name: String
  var kind: Kind
  var inherits: [String] = []
  /// The names of its type parameters.
  var generics: [String] = []
  /// Private, inside of a function, or with type parameters: another file can't make one.
  var isReachable = true
  var initializers: [[Parameter]] = []
  /// Stored properties that a memberwise initialiser would take.
  var members: [Parameter] = []
  /// It has a list, or a list's data source.
  var hasList = false
  var hasOutlets = false
  var firstCase: String?
  /// Names with a capital letter in its code: types that it may use.
  var mentions: Set<String> = []
  /// Types of objects that it takes from the environment.
  var environmentObjects: [String] = []
  /// It takes the context of a store from the environment.
  var takesContext = false
  /// Properties such as `var journal: Journal!` that nobody in the class writes: whoever shows the screen sets them.
  var promised: [Parameter] = []
  /// Nobody else can make one: its initialisers are private, or throw, or may fail, or the memberwise one takes what is private.
  var isHidden = false
  /// The static property that holds the one object of the type.
  var single: String?
  /// The app starts with it: it has `@main`.
  var isMain = false
}

/// What an app's files declare, as far as screens are concerned.
struct SurveyedTypes {
  var types: [String: SurveyedType] = [:]
  /// How previews make a view, by the view's type; only what another file could say too.
  var previews: [String: String] = [:]

  /// True if screens stand side by side where there is room.
  var showsColumns: Bool {
    types.values.contains { !$0.mentions.isDisjoint(with: ["UISplitViewController", "NavigationSplitView"]) }
  }
}

/// Names by which a list is known.
enum ListNames {
  static let protocols: Set<String> = ["UITableViewDataSource", "UICollectionViewDataSource"]
  static let types: Set<String> = [
    "UITableView", "UICollectionView", "UITableViewDiffableDataSource",
    "UICollectionViewDiffableDataSource",
  ]
  static let views: Set<String> = ["List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]
}
