@_exported import Foundation
@_exported import UIKit

/// A file that can be looked at.
public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}
extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// Which files are looked at.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Hears that looking is over.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}
extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows files one at a time. The name of a file stands for what is in it.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 { didSet { show() } }
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL ?? false }

  open func reloadData() {
    currentPreviewItemIndex = 0
  }
  open func refreshCurrentPreviewItem() { show() }

  private let name = UILabel()

  open override func viewDidLoad() {
    super.viewDidLoad()
    name.frame = CGRect(x: 16, y: 100, width: 288, height: 30)
    view.addSubview(name)
    show()
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { delegate?.previewControllerDidDismiss(self) }
  }

  private func show() {
    guard isViewLoaded else { return }
    name.text = currentPreviewItem?.previewItemTitle ?? currentPreviewItem?.previewItemURL?.lastPathComponent
    title = name.text
  }
}
