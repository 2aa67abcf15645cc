import CellTrace

// What lets a script be written without types: `[.scrollToEnd, .tap("Short walk", "Add"), .mutate(.mailArrives)]`.

extension ItemLocator: ExpressibleByStringInterpolation {
  /// The item that shows the text or, if none does, whose identifier it is.
  public init(stringLiteral text: String) { self = .showing(text) }
}

extension ElementLocator: ExpressibleByStringInterpolation {
  /// The element that shows the text.
  public init(stringLiteral text: String) { self = .showing(text) }
}

extension AlertField: ExpressibleByStringInterpolation {
  /// The field with the placeholder.
  public init(stringLiteral text: String) { self = .placeholder(text) }
}

extension Interaction {
  /// A change of the model that the screen lists.
  public static func mutate(_ mutation: Mutation) -> Interaction { .mutate(mutation.name) }

  /// Keys typed into an item's text field, or the one that an element names.
  public static func type(
    _ text: String, into item: ItemLocator, _ element: ElementLocator? = nil, clearing: Bool = false
  ) -> Interaction {
    .type(text, item, element, clearing: clearing)
  }

  /// A tap on an entry of the open menu: its title, after the titles of the menus it stands in.
  public static func chooseMenuItem(_ path: String...) -> Interaction { .chooseMenuItem(path) }

  /// Nothing but time.
  public static func wait(seconds: Double) -> Interaction { .wait(seconds) }
}
