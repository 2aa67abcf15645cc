import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// A cell as apps write them.
private final class TextCell: UICollectionViewCell {
  let title = UILabel()

  func pin(toCell: Bool) {
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    let edges: UIView = toCell ? self : contentView
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: edges.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: edges.trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: edges.topAnchor, constant: 12),
      title.bottomAnchor.constraint(equalTo: edges.bottomAnchor, constant: -12),
    ])
  }
}

@MainActor @Suite struct SelfSizingCellTests {
  private let long = "A text that is far too long for one line of a list row, so that it has to wrap"

  @Test("SIZ-08 a cell with constraints sizes itself at the list's width", arguments: [false, true])
  func selfSizing(pinsToCell: Bool) {
    let cell = TextCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    cell.pin(toCell: pinsToCell)
    func fit() -> CGSize {
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
    for text in ["Short", long + long, "Short again"] {
      cell.title.text = text
      let height = TextMetrics.size(of: text, font: TextStyle.body.font(), width: 288).height
      #expect(abs(fit().height - CGFloat(height) - 24) < 0.34, "\(text)")
      cell.frame.size = fit()
      cell.layoutIfNeeded()
      #expect(abs(cell.title.frame.width - 288) < 0.34 && abs(cell.title.frame.height - CGFloat(height)) < 0.34)
    }
  }

  @Test("list content has a natural width: beside another view it takes what its texts need, and no more")
  func naturalWidth() {
    var content = UIListContentConfiguration.cell()
    content.text = "Milk"
    let list = UIListContentView(configuration: content)
    func width(of text: String, _ properties: UIListContentConfiguration.TextProperties) -> CGFloat {
      let label = UILabel()
      (label.font, label.text) = (properties.font, text)
      return label.intrinsicContentSize.width
    }
    let margins = content.directionalLayoutMargins.leading + content.directionalLayoutMargins.trailing
    #expect(abs(list.intrinsicContentSize.width - margins - width(of: "Milk", content.textProperties)) < 0.7)
    #expect(list.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == list.intrinsicContentSize.width)
    var value = UIListContentConfiguration.valueCell()
    (value.text, value.secondaryText) = ("Milk", "2 bottles")
    list.configuration = value
    let both = width(of: "Milk", value.textProperties) + width(of: "2 bottles", value.secondaryTextProperties)
    #expect(list.intrinsicContentSize.width > both, "side by side, with room between them")
    list.configuration = content
    let (room, badge) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60)), UILabel())
    badge.text = "New"
    for view in [list, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      room.addSubview(view)
    }
    NSLayoutConstraint.activate([
      list.leadingAnchor.constraint(equalTo: room.leadingAnchor), list.topAnchor.constraint(equalTo: room.topAnchor),
      badge.leadingAnchor.constraint(equalTo: list.trailingAnchor, constant: 8),
      badge.topAnchor.constraint(equalTo: room.topAnchor),
    ])
    room.layoutIfNeeded()
    #expect(list.frame.width > width(of: "Milk", content.textProperties) && list.frame.width < 160)
    #expect(abs(badge.frame.minX - list.frame.maxX - 8) < 0.34)
  }

  @Test("SEP-05 list content inside a custom cell: it takes the room that is left, and the separator guide follows its text")
  func contentViewInConstraints() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var content = UIListContentConfiguration.subtitleCell()
    content.text = long
    content.image = UIImage(systemName: "star")
    let list = UIListContentView(configuration: content)
    let category = UILabel()
    category.text = "Category"
    category.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [list, category] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
    }
    let text = try #require(list.textLayoutGuide)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      list.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      category.leadingAnchor.constraint(equalTo: list.trailingAnchor, constant: 8),
      category.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      category.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: text.leadingAnchor),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let room = 320 - 16 - 8 - category.intrinsicContentSize.width
    #expect(abs(size.height - list.sizeThatFits(CGSize(width: room, height: 0)).height) < 0.34)
    cell.frame.size = size
    cell.layoutIfNeeded()
    #expect(abs(list.frame.width - room) < 0.34 && abs(list.frame.height - size.height) < 0.34)
    #expect(abs(category.frame.midY - size.height / 2) < 0.34)
    #expect(abs(cell.separatorLayoutGuide.layoutFrame.minX - text.layoutFrame.minX) < 0.34)
    #expect(text.layoutFrame.minX == 60)
  }

  @Test("a constraint that was changed for another item leaves evidence")
  func evidence() {
    Probe.sink = { _ in }
    defer { Probe.sink = nil }
    let cell = TextCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    cell.pin(toCell: false)
    let height = cell.title.heightAnchor.constraint(greaterThanOrEqualToConstant: 10)
    Provenance.with(Provenance(item: ItemID(key: "a"), cell: CellID(1))) {
      cell.core.binding.item = ItemID(key: "a")
      height.isActive = true
    }
    #expect(cell.title.provenance(of: "constraints")?.item == ItemID(key: "a"))
    cell.core.binding.item = ItemID(key: "b")
    height.constant = 20
    #expect(cell.title.provenance(of: "constraints")?.item == ItemID(key: "b"))
  }

  @Test("accessories and state updates keep the provenance of who wrote the value")
  func provenances() throws {
    Probe.sink = { _ in }
    defer { Probe.sink = nil }
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.core.binding.item = ItemID(key: "a")
    cell.accessories = [.checkmark()]
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    content.textProperties.color = .systemRed
    cell.contentConfiguration = content
    cell.core.binding.item = ItemID(key: "b")
    cell.isSelected = true
    cell.layoutIfNeeded()
    var builder = AppearanceBuilder()
    cell.describe(into: &builder)
    let check = try #require(builder.elements.first { $0["accessory"] == "checkmark" })
    #expect(check.properties.first { $0.name == "accessory" }?.provenance?.item == ItemID(key: "a"))
    let text = try #require(builder.elements.first { $0["text"] == "Text" })
    #expect(text.properties.first { $0.name == "textColor" }?.provenance?.item == ItemID(key: "a"))
    content.textProperties.color = .systemRed
    cell.contentConfiguration = content
    builder = AppearanceBuilder()
    cell.describe(into: &builder)
    let again = try #require(builder.elements.first { $0["text"] == "Text" })
    #expect(again.properties.first { $0.name == "textColor" }?.provenance?.item == ItemID(key: "b"))
  }

  @Test("ACC-08: who adds to a cell's accessories leaves those that are there to who set them")
  func addedAccessories() throws {
    Probe.sink = { _ in }
    defer { Probe.sink = nil }
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    func writers() -> [String?] {
      cell.layoutIfNeeded()
      var builder = AppearanceBuilder()
      cell.describe(into: &builder)
      let shown = builder.elements.filter { $0["accessory"] != nil }.sorted { $0["accessory"] ?? "" < $1["accessory"] ?? "" }
      return shown.map { $0.properties.first { $0.name == "accessory" }?.provenance?.item?.key }
    }
    cell.core.binding.item = ItemID(key: "a")
    cell.accessories = [.checkmark()]
    cell.core.binding.item = ItemID(key: "b")
    cell.accessories += [.disclosureIndicator()]
    #expect(writers() == ["a", "b"])
    cell.accessories += []
    #expect(writers() == ["a", "b"])
    cell.core.binding.item = ItemID(key: "c")
    cell.accessories = [.checkmark(), .disclosureIndicator()]
    #expect(writers() == ["c", "c"])
    #expect(cell.accessories.count == 2)
    cell.core.binding.item = ItemID(key: "d")
    cell.accessories = [.disclosureIndicator()]
    #expect(writers() == ["d"])
  }
}
