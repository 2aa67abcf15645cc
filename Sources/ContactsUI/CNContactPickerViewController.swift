@_exported import Contacts
@_exported import UIKit

/// Lets the user choose somebody of the address book. The app needs no permission for it: it gets whom the user touched.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate
{
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  /// Whom it does not hold for can't be touched.
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  private let contacts = AddressBook.all()
  private let table = UITableView(frame: .zero, style: .plain)

  open override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.frame = CGRect(x: 16, y: 8, width: 80, height: 36)
    cancel.addAction(UIAction { [weak self] _ in self?.leave { $0.contactPickerDidCancel($1) } }, for: .touchUpInside)
    view.addSubview(cancel)
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: 52, left: 0, bottom: 0, right: 0))
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    (table.dataSource, table.delegate) = (self, self)
    view.addSubview(table)
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contacts.count }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = CNContactFormatter.string(from: contacts[indexPath.row], style: .fullName)
    content.textProperties.color = isEnabled(contacts[indexPath.row]) ? .label : .tertiaryLabel
    cell.contentConfiguration = content
    return cell
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let contact = contacts[indexPath.row]
    guard isEnabled(contact) else { return }
    leave { $0.contactPicker($1, didSelect: contact) }
  }

  private func isEnabled(_ contact: CNContact) -> Bool { predicateForEnablingContact?.evaluate(with: contact) ?? true }

  /// The picker goes by itself; then the app hears of it.
  private func leave(_ tell: @escaping (any CNContactPickerDelegate, CNContactPickerViewController) -> Void) {
    let delegate = delegate
    dismiss(animated: true) { if let delegate { tell(delegate, self) } }
  }
}

/// Hears whom the user chose.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
}
extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
}

enum AddressBook {
  /// Everybody, by name, with everything: the system reads it, not the app.
  static func all() -> [CNContact] {
    CNContactStore.readBySystem().sorted {
      let order = CNContact.comparator(forNameSortOrder: .givenName)
      return order($0, $1) == .orderedAscending
    }
  }
}
