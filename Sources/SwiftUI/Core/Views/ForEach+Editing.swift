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
    modifier(RecordedOnly("onDelete", action == nil ? "nil" : "set"))
  }
  /// Lets rows be moved.
  @preconcurrency
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RecordedOnly("onMove", action == nil ? "nil" : "set"))
  }
}

nonisolated extension View {
  /// Forbids a row's deletion.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(RecordedOnly("deleteDisabled", "\(isDisabled)")) }
  /// Forbids a row's move.
  public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(RecordedOnly("moveDisabled", "\(isDisabled)")) }
}
