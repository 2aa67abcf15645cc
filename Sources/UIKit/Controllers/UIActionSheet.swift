import CoreGraphics
import Foundation

/// A choice at the lower end of the screen, as apps had it before `UIAlertController`, which shows it here. A finger chooses one of its
/// buttons, and the delegate hears of it by its number.
@preconcurrency @MainActor open class UIActionSheet: UIView {
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
  ) {
    self.init(title, delegate, cancelButtonTitle, destructiveButtonTitle, [])
  }
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title, delegate, cancelButtonTitle, destructiveButtonTitle, [firstButtonTitle] + moreButtonTitles)
  }
  /// The button that deletes is the first, the one that cancels the last.
  private convenience init(
    _ title: String?, _ delegate: (any UIActionSheetDelegate)?, _ cancel: String?, _ destructive: String?, _ others: [String]
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructive { destructiveButtonIndex = addButton(withTitle: destructive) }
    for other in others { addButton(withTitle: other) }
    if let cancel { cancelButtonIndex = addButton(withTitle: cancel) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UIActionSheetDelegate)?
  open var title = ""
  open var actionSheetStyle = UIActionSheetStyle.automatic

  private let alert = OldAlert()
  @discardableResult open func addButton(withTitle title: String?) -> Int { alert.add(title) }
  open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(buttonIndex) }
  open var numberOfButtons: Int { alert.titles.count }
  open var cancelButtonIndex: Int {
    get { alert.cancelIndex }
    set { alert.cancelIndex = newValue }
  }
  open var destructiveButtonIndex: Int {
    get { alert.destructiveIndex }
    set { alert.destructiveIndex = newValue }
  }
  open var firstOtherButtonIndex: Int { alert.firstOther }
  open var isVisible: Bool { alert.isVisible }

  /// Presents it in front of the screen that the view is on. From where on a tablet it points makes no difference here.
  open func show(in view: UIView) { show(in: view.window ?? view as? UIWindow) }
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view) }
  open func show(from item: UIBarButtonItem, animated: Bool) { show(in: nil as UIWindow?) }
  open func show(from view: UIToolbar) { show(in: view.window) }
  open func show(from view: UITabBar) { show(in: view.window) }
  private func show(in window: UIWindow?) {
    let controller = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    delegate?.willPresent(self)
    alert.show(controller, in: window, shown: { self.delegate?.didPresent(self) }, chosen: { self.close(by: $0) })
  }
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    alert.dismiss(animated: animated) { self.delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex) }
  }
  private func close(by index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}

public enum UIActionSheetStyle: Int, Sendable {
  case automatic = -1
  case `default` = 0
  case blackTranslucent = 2
  case blackOpaque = 1
}

/// Hears of a choice of the old kind. The system takes none away, so nobody hears that one was cancelled by it.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  func willPresent(_ actionSheet: UIActionSheet)
  func didPresent(_ actionSheet: UIActionSheet)
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
