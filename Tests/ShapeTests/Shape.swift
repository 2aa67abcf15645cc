/// What a declaration promises to its callers, without the names inside of it: what makes an app's file compile or not.
struct Shape: Equatable {
  enum Kind: String {
    case function, initializer, property, subscripting, enumCase, alias, type
  }

  /// Who may call it: a declaration that says nothing has its type's isolation.
  enum Isolation: String {
    case mainActor = "@MainActor"
    case nonisolated
  }

  struct Parameter: Equatable {
    var label: String
    var type: TypeText
    var hasDefault = false
  }

  var kind: Kind
  /// With its labels, as `reloadItems(at:)`.
  var name: String
  /// `open`, `convenience`, `mutating`, `optional` …: the words that stand before it.
  var words: Set<String> = []
  var parameters: [Parameter] = []
  /// A function's result, a property's or a type's alias's type.
  var result: TypeText?
  /// `init?`
  var isFailable = false
  /// Nil where the declaration does not say.
  var isSettable: Bool?
  var effects: Set<String> = []
  var isolation: Isolation?

  var isOnType: Bool { words.contains("static") || words.contains("class") }
}

/// A type as it is compared: without module names, outer types, `any` and names of a closure's parameters.
struct TypeText: Equatable {
  var text: String
  /// `@escaping`, `@Sendable`, `@MainActor` …, wherever they stand in it.
  var attributes: Set<String> = []
}
