import UIKit

final class BillGuestCell: UITableViewCell, UITextFieldDelegate {
  private let nameField = UITextField()
  private let portionsLabel = UILabel()
  private let shareLabel = UILabel()
  private let invitedSwitch = UISwitch()
  private let less = UIButton(type: .system)
  private let more = UIButton(type: .system)
  private(set) var guest: BillGuest?
  var onRename: ((BillGuest.ID, String) -> Void)?
  var onPortions: ((BillGuest.ID, Int) -> Void)?
  var onInvite: ((BillGuest.ID, Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    nameField.delegate = self
    portionsLabel.textAlignment = .center
    shareLabel.textAlignment = .right
    less.setTitle("−", for: .normal)
    more.setTitle("+", for: .normal)
    less.addAction(UIAction { [weak self] _ in self?.changePortions(by: -1) }, for: .touchUpInside)
    more.addAction(UIAction { [weak self] _ in self?.changePortions(by: 1) }, for: .touchUpInside)
    invitedSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self, let guest = self.guest else { return }
        self.onInvite?(guest.id, self.invitedSwitch.isOn)
      }, for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [nameField, less, portionsLabel, more, shareLabel, invitedSwitch])
    row.spacing = 4
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      less.widthAnchor.constraint(equalToConstant: 36),
      more.widthAnchor.constraint(equalToConstant: 36),
      portionsLabel.widthAnchor.constraint(equalToConstant: 28),
      shareLabel.widthAnchor.constraint(equalToConstant: 84),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      row.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ guest: BillGuest, share: Int?) {
    // A name that is being typed stays; it is saved when the field loses the keyboard.
    if guest.id != self.guest?.id || !nameField.isFirstResponder { nameField.text = guest.name }
    self.guest = guest
    portionsLabel.text = "\(guest.portions)"
    less.isEnabled = guest.portions > 0 && !guest.isInvited
    more.isEnabled = guest.portions < 9 && !guest.isInvited
    invitedSwitch.isOn = guest.isInvited
    shareLabel.text = guest.isInvited ? "invited" : SharedBill.text(share ?? 0)
    shareLabel.textColor = guest.isInvited ? .secondaryLabel : .label
  }

  private func changePortions(by amount: Int) {
    guard let guest else { return }
    onPortions?(guest.id, guest.portions + amount)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let guest, let name = textField.text, !name.isEmpty else {
      textField.text = guest?.name
      return
    }
    onRename?(guest.id, name)
  }
}
