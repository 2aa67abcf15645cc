import CellTrace
import Foundation

/// One action behind a row: a title or image, a look, and what it does.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What is done: the source view is the action's own, never the cell; the completion says whether it was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Whether the action takes its row away.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// Creates an action.
  public init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    ownStyle = style
    ownHandler = handler
    self.title = title
    origin = SourcePlace(fileID: "\(fileID)", line: Int(line))
    super.init()
  }

  /// The look and the meaning.
  open var style: UIContextualAction.Style { ownStyle }
  /// What the action does.
  open var handler: UIContextualAction.Handler { ownHandler }
  /// The text.
  open var title: String?
  /// Red for destructive actions, grey for others, unless set.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
  /// The image.
  open var image: UIImage?

  private let ownStyle: UIContextualAction.Style
  private let ownHandler: UIContextualAction.Handler
  private var ownBackgroundColor: UIColor?
  /// SW-19: stands for a destructive button of SwiftUI's, whose row goes when it is tapped.
  @_spi(CellHarness) public var removesRowEagerly = false
  /// Where the action was made; nil if that is not the app's code.
  @_spi(CellHarness) public var origin: SourcePlace?
}

/// The actions at one edge of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration; the first action stands outermost. A subclass may declare one of its own, without `override`: on a phone
  /// this is a method of the class that makes one.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }

  /// No action: the row opens nothing, as with an empty list.
  public override init() { super.init() }

  /// The actions, outermost first.
  open internal(set) var actions: [UIContextualAction] = []
  /// Whether a swipe across the whole row runs the first action.
  open var performsFirstActionWithFullSwipe = true
}
