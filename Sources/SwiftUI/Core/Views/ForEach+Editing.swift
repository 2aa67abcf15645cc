import Foundation

/// Views made from data, whose rows a list lets the user edit.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  /// The type of the data.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data of the content.
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets rows be deleted.
  @preconcurrency
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditModifier(name: "onDelete", delete: action, move: nil))
  }
  /// Lets rows be moved.
  @preconcurrency
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditModifier(name: "onMove", delete: nil, move: action))
  }
}

nonisolated extension View {
  /// Forbids a row's deletion.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTrait.modifier(DeleteDisabledTrait.self, "deleteDisabled", isDisabled, "\(isDisabled)"))
  }
  /// Forbids a row's move.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowTrait.modifier(MoveDisabledTrait.self, "moveDisabled", isDisabled, "\(isDisabled)"))
  }
}

nonisolated enum DeleteDisabledTrait {}
nonisolated enum MoveDisabledTrait {}

/// Something a row tells its list, which also shows in the appearance.
nonisolated enum RowTrait {
  static func modifier(_ key: Any.Type, _ name: String, _ value: Any, _ text: String) -> TraitModifier {
    TraitModifier(key: ObjectIdentifier(key), value: value, record: RecordedModifier(name: name, value: text))
  }
}

/// Lets the rows of a collection be deleted or moved.
nonisolated struct RowEditModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: String
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?
  var insert: RowInsertion?

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: name, value: delete == nil && move == nil && insert == nil ? "nil" : "set")
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { RowEditNode(view, inputs) }
}

/// The node of an edit modifier: what the modifiers of the same collection further in allow, it allows too.
@MainActor private final class RowEditNode<Content: View>: ModifierNode<Content, RowEditModifier>, RowEditing {
  var isEditable: Bool { true }
  var delete: ((IndexSet) -> Void)? { view.modifier.delete ?? outer?.delete }
  var move: ((IndexSet, Int) -> Void)? { view.modifier.move ?? outer?.move }
  var insert: RowInsertion? { view.modifier.insert ?? outer?.insert }

  private var outer: (any RowEditing)? { parent as? any RowEditing }
}

/// What the rows of a collection take between them when it is dropped.
nonisolated struct RowInsertion {
  /// Tells what of the providers it takes, and inserts it at a place; nil if it takes nothing.
  let taking: (_ providers: [Any]) -> ((Int) -> Void)?
}
