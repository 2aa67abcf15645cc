import Foundation

/// Text that a finger may drag out. No finger drags text here: what is set is kept.
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

extension UITextField {
  /// The same each time, so that an app can switch it off.
  public var textDragInteraction: UIDragInteraction? { textDrag.interaction }
  public var isTextDragActive: Bool { false }
  public var textDragOptions: UITextDragOptions {
    get { textDrag.options }
    set { textDrag.options = newValue }
  }
  public var textDropInteraction: UIDropInteraction? { textDrag.drop }
  public var isTextDropActive: Bool { false }
}

extension UITextView {
  /// The same each time, so that an app can switch it off.
  public var textDragInteraction: UIDragInteraction? { textDrag.interaction }
  public var isTextDragActive: Bool { false }
  public var textDragOptions: UITextDragOptions {
    get { textDrag.options }
    set { textDrag.options = newValue }
  }
  public var textDropInteraction: UIDropInteraction? { textDrag.drop }
  public var isTextDropActive: Bool { false }
}

/// What a field or view has of dragging.
@MainActor final class TextDrag: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  lazy var interaction = UIDragInteraction(delegate: self)
  lazy var drop = UIDropInteraction(delegate: self)
  var options: UITextDragOptions = []
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] { [] }
}
