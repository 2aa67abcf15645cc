import HeadlessCore

/// Reads the entries of a menu from the views that describe it.
@MainActor enum MenuContent {
  /// The entries of a view, made for the moment: a menu shows its entries as they are when it opens (IN-04).
  static func entries<Content: View>(of content: Content, for node: ViewNode) -> [MenuEntry] {
    let made = NodeReconciler.makeForReading(content, below: node)
    defer { made.unmount() }
    return entries(below: made)
  }

  /// The entries that a node and those below it describe.
  static func entries(below node: ViewNode) -> [MenuEntry] {
    var found: [MenuEntry] = []
    collect(node, &found)
    return found
  }

  /// Titles of all that can be chosen, for the appearance.
  static func titles(_ entries: [MenuEntry]) -> [String] {
    entries.flatMap { entry -> [String] in
      switch entry.kind {
      case .action: [entry.isOn == true ? "✓ " + entry.title : entry.title]
      case .submenu(let inner): titles(inner).map { "\(entry.title) › \($0)" }
      case .group(let inner), .palette(let inner): titles(inner)
      }
    }
  }

  /// - Parameter spoken: What a modifier around the node says for those who do not see it: the name of what shows no text.
  private static func collect(_ node: ViewNode, _ found: inout [MenuEntry], spoken: String? = nil) {
    let spoken = spoken ?? (node as? any SpokenNode)?.spokenLabel
    if let source = node as? any MenuSource {
      var entries = source.menuEntries()
      if let spoken, entries.count == 1, entries[0].title == entries[0].image ?? "" { entries[0].title = spoken }
      found += entries
      return
    }
    if let button = node as? any SwipeButton {
      let names = LabelNames.of(node)
      found.append(
        MenuEntry(
          title: names.text ?? spoken ?? names.image ?? "", image: names.image, role: button.role,
          isEnabled: node.environment.builtin.isEnabled, origin: button.origin, kind: .action(button.action)))
      return
    }
    if let text = node as? LeafNode<Text>, let content = text.resolved as? ResolvedText {
      // A text by itself is a title that can't be chosen.
      found.append(MenuEntry(title: content.string, isEnabled: false, kind: .action {}))
      return
    }
    node.forEachPart { collect($0, &found, spoken: spoken) }
  }
}

/// A node that stands for entries of its own when it is in a menu.
@MainActor protocol MenuSource: ViewNode {
  func menuEntries() -> [MenuEntry]
}
