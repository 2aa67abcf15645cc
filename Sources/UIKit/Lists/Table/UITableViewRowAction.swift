import CellTrace
import Foundation
import HeadlessCore

/// An action behind a row, in the form that `UIContextualAction` followed.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// Whether the action takes its row away.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1
    public static let destructive = Style.default
  }

  /// Creates an action.
  public init(
    style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  public let style: UITableViewRowAction.Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  private struct Holder {
    var handler: (UITableViewRowAction, IndexPath) -> Void
  }

  /// The action in the form that the engine shows. The handler is given the index path the row has when it is tapped; the row
  /// closes when the app says so, as on a phone.
  func contextual(at path: @escaping () -> IndexPath?) -> UIContextualAction {
    let made = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { [self] _, _, done in
      if let path = path() { handler(self, path) }
      done(false)
    }
    made.origin = SourcePlace(unresolved: AppCode.frames(ofClosureIn: Holder(handler: handler)))
    made.backgroundColor = backgroundColor
    return made
  }
}
