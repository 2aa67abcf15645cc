import UIKit

struct Allergy: Hashable, Sendable {
  let substance: String
  let isSevere: Bool
}

/// One update handler for the life of the cell: it asks the cell what to show.
final class AllergyCell: UICollectionViewListCell {
  var allergy: Allergy? {
    didSet {
      guard allergy != oldValue else { return }
      setNeedsUpdateConfiguration()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configurationUpdateHandler = { cell, state in
      guard let cell = cell as? AllergyCell, let allergy = cell.allergy else { return }
      var content = cell.defaultContentConfiguration().updated(for: state)
      content.text = allergy.substance
      content.secondaryText = allergy.isSevere ? "Severe" : "Mild"
      content.secondaryTextProperties.color = allergy.isSevere && !state.isSelected ? .systemRed : .secondaryLabel
      cell.contentConfiguration = content
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
