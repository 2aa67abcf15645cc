import CellTrace
import Foundation

/// What a graph asks of the platform around it: screens, menus, addresses.
@MainActor protocol PlatformServices: AnyObject {
  /// Shows something above the screen. Returns a way to change and end it; nil if there is no screen to show it on.
  func present(_ presentation: Presentation) -> (any PresentationHandle)?
  /// Opens a menu at the graph's view. Returns false if none could be opened.
  func openMenu(_ entries: [MenuEntry]) -> Bool
  /// Puts a screen on top of the nearest stack of screens. Returns false if there is none.
  func push(_ screen: AnyView, _ environment: EnvironmentValues) -> Bool
  /// Something that is shown says how the sheet around it behaves.
  func apply(_ trait: SheetTrait)
  /// A field that has the keyboard goes, and takes it along.
  func keyboardGoes()
  /// The node of a list whose rows scroll; nil if the platform has none here.
  func listNode<Content: View>(_ view: ListContainer<Content>, _ inputs: NodeInputs) -> ViewNode?
  /// The node of a scroll view whose lazy content the platform shows in cells; nil if the platform has none here.
  func scrollNode<Content: View>(_ view: ModifiedContent<Content, ScrollClip>, _ inputs: NodeInputs) -> ViewNode?
  /// The node of a lazy container in such a scroll view.
  func lazyNode<V: LazyContainer>(_ view: V, _ inputs: NodeInputs, in scroll: any LazyScroll) -> ViewNode?
}

extension PlatformServices {
  func apply(_ trait: SheetTrait) {}
  func keyboardGoes() {}
  func listNode<Content: View>(_ view: ListContainer<Content>, _ inputs: NodeInputs) -> ViewNode? { nil }
  func scrollNode<Content: View>(_ view: ModifiedContent<Content, ScrollClip>, _ inputs: NodeInputs) -> ViewNode? { nil }
  func lazyNode<V: LazyContainer>(_ view: V, _ inputs: NodeInputs, in scroll: any LazyScroll) -> ViewNode? { nil }
}

/// Something that is shown above the screen.
@MainActor final class Presentation {
  enum Kind: String {
    case sheet, fullScreenCover, popover
  }

  enum Content {
    /// A screen of its own.
    case screen(Kind, AnyView, EnvironmentValues)
    /// A question with answers.
    case question(Question)
    /// A choice of apps to give something to.
    case share([String])
    /// The sheet of colours: its title, the present colour, and what each chosen one is given to.
    case colors(String, Color, @MainActor (Color) -> Void)
  }

  let content: Content
  /// Called once when it is gone, for whatever reason but ``PresentationHandle/end()``.
  let ended: () -> Void

  init(_ content: Content, ended: @escaping () -> Void) {
    self.content = content
    self.ended = ended
  }
}

/// A question with answers: an alert or a sheet of actions.
struct Question {
  struct Answer {
    var title: String
    var role: ButtonRole?
    var isEnabled: Bool
    /// Where the app's closure for it was written, if it has one.
    var origin: SourcePlace?
    /// What choosing it does.
    var act: @MainActor ([String]) -> Void
  }

  struct Field {
    var placeholder: String
    var text: String
    var isSecure: Bool
  }

  var title: String
  var message: String?
  /// True for actions at the lower edge, false for an alert.
  var isActionSheet: Bool
  var answers: [Answer]
  var fields: [Field]
}

/// A way to change and end what is shown.
@MainActor protocol PresentationHandle: AnyObject {
  /// Shows another screen in the same place.
  func update(_ screen: AnyView, _ environment: EnvironmentValues)
  /// Takes it away.
  func end()
}

/// An entry of a menu, in words.
struct MenuEntry {
  enum Kind {
    /// Something to choose.
    case action(@MainActor () -> Void)
    /// A menu of its own.
    case submenu([MenuEntry])
    /// Entries that stand together.
    case group([MenuEntry])
    /// Entries that stand beside each other, as symbols.
    case palette([MenuEntry])
  }

  var title: String
  var image: String?
  var role: ButtonRole?
  var isEnabled = true
  /// On or off, for choices.
  var isOn: Bool?
  /// True if exactly one of the entries inside is on.
  var isChoice = false
  /// Where the app's closure for it was written, if it has one.
  var origin: SourcePlace?
  var kind: Kind
}
