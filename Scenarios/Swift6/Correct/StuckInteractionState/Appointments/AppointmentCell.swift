import UIKit

final class AppointmentCell: UICollectionViewListCell {
  var appointment: Appointment? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = appointment?.reason
    content.secondaryText = appointment?.doctor
    contentConfiguration = content

    contentView.backgroundColor = state.isHighlighted ? .tertiarySystemFill : nil
  }
}
