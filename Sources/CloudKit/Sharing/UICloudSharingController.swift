import UIKit

/// Invites people to a record. It stands in UIKit on a phone, and here beside what it shares.
///
/// It shows what is shared and who takes part. "Share" asks the app to save the share, and tells the delegate that it could not; "Cancel"
/// takes the screen away.
@preconcurrency @MainActor open class UICloudSharingController: UIViewController {
  /// What others may be allowed.
  public struct PermissionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowPublic = PermissionOptions(rawValue: 1)
    public static let allowPrivate = PermissionOptions(rawValue: 2)
    public static let allowReadOnly = PermissionOptions(rawValue: 4)
    public static let allowReadWrite = PermissionOptions(rawValue: 8)
  }
  public typealias Preparation = (
    UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
  ) -> Void

  /// For something that is not shared yet: the app saves the share once the user wants it.
  public init(
    preparationHandler:
      @escaping (
        UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
      ) -> Void
  ) {
    preparation = preparationHandler
    super.init(nibName: nil, bundle: nil)
  }
  public init(share: CKShare, container: CKContainer) {
    (self.share, preparation) = (share, nil)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  open weak var delegate: (any UICloudSharingControllerDelegate)?
  open private(set) var share: CKShare?
  open var availablePermissions: PermissionOptions = []

  private let preparation: Preparation?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let cancel = button("Cancel", at: 16) { [weak self] in self?.dismiss(animated: true) }
    view.addSubview(cancel)
    let lines = UIStackView(frame: CGRect(x: 16, y: 64, width: 288, height: 200))
    lines.axis = .vertical
    let people = share.map { "\($0.participants.count) taking part" }
    for text in [delegate?.itemTitle(for: self) ?? share?[CKShare.SystemFieldKey.title] ?? "Share", people].compactMap({ $0 }) {
      let label = UILabel()
      label.text = text
      lines.addArrangedSubview(label)
    }
    view.addSubview(lines)
    if preparation != nil { view.addSubview(button("Share", at: 216) { [weak self] in self?.prepare() }) }
  }

  private func button(_ title: String, at x: CGFloat, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: x, y: 8, width: 88, height: 44)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  /// What the app saved can't be there: nobody is signed in.
  private func prepare() {
    preparation?(self) { [weak self] _, _, error in
      let failure = error ?? CKError.noAccount
      DispatchQueue.main.async { self?.fail(failure) }
    }
  }
  private func fail(_ error: any Error) { delegate?.cloudSharingController(self, failedToSaveShareWithError: error) }
}

/// Says what is shared, and hears what came of it.
@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for csc: UICloudSharingController) -> String?
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  func itemType(for csc: UICloudSharingController) -> String?
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}
extension UICloudSharingControllerDelegate {
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  public func itemType(for csc: UICloudSharingController) -> String? { nil }
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
