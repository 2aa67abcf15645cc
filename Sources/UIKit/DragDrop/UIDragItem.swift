import CoreGraphics
import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  open internal(set) var itemProvider: NSItemProvider
  /// What the app itself wants to know about the item; never leaves it.
  open var localObject: Any?
  /// Kept: no preview is drawn.
  open var previewProvider: (() -> UIDragPreview?)?
  open func setNeedsDropPreviewUpdate() {}
}

/// What a drag and a drop have in common.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag under way.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// A drag over something that may take it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Swift's own types, which stand for objects.
  @MainActor public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Swift's own types, which stand for objects.
  @MainActor @discardableResult public func loadObjects<T>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { $0 as? T._ObjectiveCType }.map { T._unconditionallyBridgeFromObjectiveC($0) })
    }
  }
}

/// What is seen while a drop loads its data. Kept: nothing is drawn.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What would happen if the items were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open internal(set) var operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false
}

/// Runs along with the end of a drop: animations apply at once, completions run a moment later.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
