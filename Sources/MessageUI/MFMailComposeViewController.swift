@_exported import Foundation
@_exported import UIKit

public enum MFMailComposeResult: Int, Sendable { case cancelled = 0, saved, sent, failed }
public enum MFMailComposeErrorCode: Int, Sendable { case saveFailed = 0, sendFailed }

/// A mail that the user may send. There is no account on this device, as on a simulator: ``canSendMail()`` is false. An app that shows the
/// controller all the same sees what it would say, and a button that cancels.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  open class func canSendMail() -> Bool { false }

  public convenience init() { self.init(rootViewController: DraftController()) }

  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open func setSubject(_ subject: String) { draft?.say("Subject", subject) }
  open func setToRecipients(_ toRecipients: [String]?) { draft?.say("To", toRecipients?.joined(separator: ", ")) }
  open func setCcRecipients(_ ccRecipients: [String]?) { draft?.say("Cc", ccRecipients?.joined(separator: ", ")) }
  open func setBccRecipients(_ bccRecipients: [String]?) { draft?.say("Bcc", bccRecipients?.joined(separator: ", ")) }
  open func setMessageBody(_ body: String, isHTML: Bool) { draft?.say("Body", body) }
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) { draft?.say("File", filename) }
  open func setPreferredSendingEmailAddress(_ emailAddress: String) { draft?.say("From", emailAddress) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    draft?.onCancel = { [weak self] in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
  }

  private var draft: DraftController? { viewControllers.first as? DraftController }
}

/// Hears what became of a mail; it takes the controller away.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
