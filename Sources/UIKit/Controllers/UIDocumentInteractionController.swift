import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// Shows a file, or what can be done with it. The file's name stands for what is in it, and the share sheet for the menu of options.
/// No other app is here, so that the menu of apps that open the file never comes up.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  public override init() { super.init() }
  public convenience init(url URL: URL) {
    self.init()
    url = URL
    name = URL.lastPathComponent
  }

  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var name: String?
  open var annotation: Any?
  /// No picture stands for a kind of file here.
  open var icons: [UIImage] { [] }
  open var uti: String? {
    get { givenType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { givenType = newValue }
  }
  private var givenType: String?
  private weak var shown: UIViewController?

  /// False if the delegate names no controller to show the file in, or there is no file.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard let url, let front = delegate?.documentInteractionControllerViewControllerForPreview(self),
      front.viewIfLoaded?.window != nil, front.presentedViewController == nil
    else { return false }
    let page = DocumentPage(name ?? url.lastPathComponent) { self.delegate?.documentInteractionControllerDidEndPreview(self) }
    let stack = UINavigationController(rootViewController: page)
    stack.modalPresentationStyle = .fullScreen
    shown = stack
    delegate?.documentInteractionControllerWillBeginPreview(self)
    front.present(stack, animated: animated)
    return true
  }
  open func dismissPreview(animated: Bool) { shown?.presentingViewController?.dismiss(animated: animated) }

  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(in: view.window, animated)
  }
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(in: UIApplication.shared.keyWindow, animated)
  }
  private func present(in window: UIWindow?, _ animated: Bool) -> Bool {
    guard let url, let front = window?.frontController else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.completionWithItemsHandler = { _, _, _, _ in self.delegate?.documentInteractionControllerDidDismissOptionsMenu(self) }
    shown = sheet
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    front.present(sheet, animated: animated)
    return true
  }
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func dismissMenu(animated: Bool) { dismissPreview(animated: animated) }
}

/// Says where a file is shown, and hears of it.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Of a delegate that does not say where: one that is on no screen, so that nothing is shown.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
}

/// Stands for the file, with a button that ends looking at it.
private final class DocumentPage: UIViewController {
  init(_ name: String, _ ended: @escaping () -> Void) {
    self.name = name
    self.ended = ended
    super.init(nibName: nil, bundle: nil)
    title = name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) })
  }
  required init?(coder: NSCoder) { nil }

  private let name: String
  private let ended: () -> Void

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.text = name
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ended()
  }
}
