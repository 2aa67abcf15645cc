import UIKit

final class BeaconSwitchCell: UITableViewCell {
  let toggle = UISwitch()
  private static let change = UIAction.Identifier("beacon.change")

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryView = toggle
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ option: BeaconOption, isOn: Bool, isAvailable: Bool, onChange: @escaping (Bool) -> Void) {
    var content = defaultContentConfiguration()
    content.text = option.title
    content.textProperties.color = isAvailable ? .label : .tertiaryLabel
    contentConfiguration = content
    toggle.isOn = isOn
    toggle.isEnabled = isAvailable
    toggle.addAction(
      UIAction(identifier: Self.change) { action in
        guard let toggle = action.sender as? UISwitch else { return }
        onChange(toggle.isOn)
      }, for: .valueChanged)
  }
}
