@_spi(CellHarness) import UIKit

/// What SwiftUI content adds to the bars of its screen: the harness's window on it.
@_spi(CellHarness) @MainActor public enum HostedBars {
  /// A button in a bar.
  public struct Button {
    /// What it is called.
    public let title: String
    /// Whether it can be tapped.
    public let isEnabled: Bool
    /// True if a tap opens a menu.
    public let opensMenu: Bool
    /// What a tap does.
    public let tap: @MainActor () -> Void
  }

  /// A field for searching.
  public final class SearchField: NSObject, UIKeyInput {
    private let field: BarSearchField

    fileprivate init(_ field: BarSearchField) { self.field = field }

    /// What the empty field shows.
    public var prompt: String { field.prompt }
    /// True if there is text to delete.
    public var hasText: Bool { !field.text.wrappedValue.isEmpty }
    /// A key; that of the end of a line searches, and the keyboard goes.
    public func insertText(_ text: String) {
      if text == "\n" {
        field.submit()
        field.focus(false)
      } else {
        field.focus(true)
        field.text.wrappedValue += text
      }
    }
    /// The key that deletes.
    public func deleteBackward() {
      field.focus(true)
      if hasText { field.text.wrappedValue.removeLast() } else { field.deleteToken() }
    }
  }

  /// True if SwiftUI draws what the view shows.
  public static func isHosted(_ view: UIView) -> Bool { view is HostingView }

  /// Buttons that content below a view puts into bars. What a search in use offers comes last: its Cancel is not that of a form.
  public static func buttons(below view: UIView) -> [Button] {
    let sources = sources(below: view)
    let inOrder = sources.filter { $0.1.searchField == nil } + sources.filter { $0.1.searchField != nil }
    return inOrder.flatMap { host, source in
      source.barEntries().flatMap { all($0, host, source) }
    }
  }

  /// Fields for searching that content below a view puts into bars.
  public static func searchFields(below view: UIView) -> [SearchField] {
    sources(below: view).compactMap { $0.1.searchField }.map { SearchField($0) }
  }

  private static func all(_ entry: MenuEntry, _ host: HostingView, _ source: any BarSource) -> [Button] {
    switch entry.kind {
    case .group(let inner), .palette(let inner): return inner.flatMap { all($0, host, source) }
    case .submenu(let inner):
      return [Button(title: entry.title, isEnabled: entry.isEnabled, opensMenu: true) { _ = host.openMenu(inner) }]
    case .action(let act):
      return [
        Button(title: entry.title, isEnabled: entry.isEnabled, opensMenu: false) {
          TouchRules.fired(source, "toolbar")
          act()
        }
      ]
    }
  }

  /// Sources that are on screen.
  private static func sources(below view: UIView) -> [(HostingView, any BarSource)] {
    var found: [(HostingView, any BarSource)] = []
    if let host = view as? HostingView, let root = host.graph.root {
      collect(root) { if !host.graph.conceals($0) { found.append((host, $0)) } }
    }
    for child in view.subviews { found += sources(below: child) }
    return found
  }

  private static func collect(_ node: ViewNode, _ body: (any BarSource) -> Void) {
    if let source = node as? any BarSource { body(source) }
    node.forEachPart { collect($0, body) }
  }
}
