import CoreGraphics
import Foundation
import HeadlessCore

/// The one drag there can be: the host has one finger.
@MainActor final class DragSession: NSObject, UIDragSession {
  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the finger is, in the window.
  var place: CGPoint = .zero
  /// True if it began in another app.
  var isRemote = false

  func begin(_ items: [UIDragItem]) { self.items = items }
  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The same drag as the place sees it where it may be dropped.
@MainActor final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession

  init(_ drag: DragSession) {
    self.drag = drag
    super.init()
  }

  /// Nil for what comes from another app.
  var localDragSession: (any UIDragSession)? { drag.isRemote ? nil : drag }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle = .default
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { drag.canLoadObjects(ofClass: aClass) }

  /// Objects come together when the last one is there.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loading = Loading(providers: items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }, completion)
    loading.begin(aClass)
    return Progress(totalUnitCount: Int64(items.count))
  }

  private final class Loading: @unchecked Sendable {
    private let providers: [NSItemProvider]
    private let completion: ([any NSItemProviderReading]) -> Void
    private var objects: [any NSItemProviderReading] = []
    private var left: Int

    init(providers: [NSItemProvider], _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
      self.providers = providers
      self.completion = completion
      left = providers.count
    }

    func begin(_ aClass: any NSItemProviderReading.Type) {
      for provider in providers {
        provider.loadObject(ofClass: aClass) { object, _ in
          if let object { self.objects.append(object) }
          self.left -= 1
          if self.left == 0 { self.completion(self.objects) }
        }
      }
    }
  }
}

/// The animator of a drop.
@MainActor final class DropAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    UIView.later(0.3, "the end of a drop") { completion(.end) }
  }
}
