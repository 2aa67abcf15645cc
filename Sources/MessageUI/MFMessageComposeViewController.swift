import Foundation
import UIKit

public enum MessageComposeResult: Int, Sendable { case cancelled = 0, sent, failed }

/// A message that the user may send. This device sends none: ``canSendText()`` is false, as on a simulator.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func canSendSubject() -> Bool { false }

  public convenience init() { self.init(rootViewController: DraftController()) }

  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]? { didSet { draft?.say("To", recipients?.joined(separator: ", ")) } }
  open var body: String? { didSet { draft?.say("Body", body) } }
  open var subject: String? { didSet { draft?.say("Subject", subject) } }

  open func disableUserAttachments() {}
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
    draft?.say("File", filename)
    return true
  }
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    draft?.say("File", alternateFilename ?? attachmentURL.lastPathComponent)
    return true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    draft?.onCancel = { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    }
  }

  private var draft: DraftController? { viewControllers.first as? DraftController }
}

/// Hears what became of a message; it takes the controller away.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
