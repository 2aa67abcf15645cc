import Contacts
import UIKit

/// Shows somebody: the name, numbers and addresses, a line each. Nothing can be edited here.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  public init(for contact: CNContact) {
    (self.contact, isNew) = (contact, false)
    super.init(nibName: nil, bundle: nil)
  }
  /// A new contact is left with Done or Cancel, and is not kept: the app hears of it without one.
  public init(forNewContact contact: CNContact?) {
    (self.contact, isNew) = (contact ?? CNContact(), true)
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  public required init?(coder: NSCoder) { nil }

  open private(set) var contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var displayedPropertyKeys: [any CNKeyDescriptor]?
  open var allowsEditing = true
  open var allowsActions = true
  open var message: String?
  open var alternateName: String?
  /// What the contact that is shown needs.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
  }

  private let isNew: Bool

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = isNew ? "New Contact" : nil
    let lines = UIStackView(frame: CGRect(x: 16, y: 100, width: 288, height: 300))
    lines.axis = .vertical
    for text in texts {
      let label = UILabel()
      label.text = text
      lines.addArrangedSubview(label)
    }
    view.addSubview(lines)
    guard isNew else { return }
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: leaving)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: leaving)
  }

  private var leaving: UIAction {
    UIAction { [weak self] _ in
      guard let self else { return }
      delegate?.contactViewController(self, didCompleteWith: nil)
    }
  }

  private var texts: [String] {
    var texts = [CNContactFormatter.string(from: contact, style: .fullName)].compactMap { $0 }
    if contact.isKeyAvailable(CNContactPhoneNumbersKey) { texts += contact.phoneNumbers.map(\.value.stringValue) }
    if contact.isKeyAvailable(CNContactEmailAddressesKey) { texts += contact.emailAddresses.map(\.value.description) }
    return texts
  }
}

/// Hears that a contact was left.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
