import CellTrace
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite struct ConfigurationTests {
  private let state = UICellConfigurationState(traitCollection: UITraitCollection(preferredContentSizeCategory: .large))

  private func described(_ view: UIView) -> [Element] {
    var builder = AppearanceBuilder()
    view.describe(into: &builder)
    return builder.elements
  }

  @Test("CC-01 a state's defaults replace defaults, never what was chosen")
  func updated() {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.secondaryText = "More"
    content.textProperties.color = .systemRed
    content.directionalLayoutMargins.top = 4
    var disabled = state
    disabled.isDisabled = true
    let result = content.updated(for: disabled)
    #expect(result.textProperties.color == .systemRed)
    #expect(result.secondaryTextProperties.color == .tertiaryLabel)
    #expect(result.directionalLayoutMargins.top == 4)
    #expect(result.text == "Text")
    let back = result.updated(for: state)
    #expect(back == content)
    var large = state
    large.traitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(content.updated(for: large).textProperties.font.pointSize == 33)
  }

  @Test("CC-14 CC-17 CC-18 states carry every flag and the app's own values")
  func states() {
    #expect(!state.isDisabled && !state.isHighlighted && !state.isSelected && !state.isFocused && !state.isPinned)
    #expect(!state.isEditing && !state.isExpanded && !state.isSwiped && !state.isReordering)
    #expect(state.cellDragState == .none && state.cellDropState == .none)
    var custom = state
    let key = UIConfigurationStateCustomKey("app.unread")
    custom[key] = 3
    #expect(custom != state)
    #expect(custom[key] == AnyHashable(3))
    custom[key] = nil
    #expect(custom == state && custom.hashValue == state.hashValue)
  }

  @Test("CC-02 CC-03 a content view takes configurations of its type, in place")
  func inPlace() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "One"
    let view = content.makeContentView()
    #expect(view.supports(UIListContentConfiguration.valueCell()))
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    let label = try #require(view.subviews.first as? UILabel)
    content.text = "Two"
    view.configuration = content
    view.layoutIfNeeded()
    #expect(view.subviews.first === label)
    #expect(label.text == "Two")
    #expect(described(view).map { $0["text"] } == ["Two"])
  }

  @Test("CC-23 alpha, attributed text and guides")
  func parts() {
    var content = UIListContentConfiguration.subtitleCell()
    #expect(content.alpha == 1 && content.imageProperties.cornerRadius == 0 && content.imageProperties.maximumSize == .zero)
    content.attributedText = NSAttributedString(string: "Rich")
    content.image = UIImage(systemName: "star")
    let view = UIListContentView(configuration: content)
    #expect(view.textLayoutGuide != nil && view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide != nil)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    #expect(described(view).map(\.role) == [.image, .text])
    #expect(described(view).last?["text"] == "Rich")
    content.text = "Plain"
    #expect(content.attributedText == nil)
    content.image = nil
    view.configuration = content
    #expect(view.imageLayoutGuide == nil)
  }

  @Test("CC-23 opacity that the app gives the content view stays until a configuration has another one than the last")
  func ownOpacity() {
    var content = UIListContentConfiguration.cell()
    content.text = "One"
    let view = UIListContentView(configuration: content)
    view.alpha = 0.3
    content.text = "Two"
    view.configuration = content
    #expect(view.alpha == 0.3)
    content.alpha = 0.5
    view.configuration = content
    #expect(view.alpha == 0.5)
    view.configuration = UIListContentConfiguration.cell()
    #expect(view.alpha == 1)
  }

  @Test("CC-24 margins and paddings of a cell and a grouped header; SIZ-14 a one-line cell stays below 44")
  func metrics() {
    let cell = UIListContentConfiguration.cell()
    #expect(cell.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect(cell.imageToTextPadding == 16 && cell.textToSecondaryTextVerticalPadding == 3)
    let header = UIListContentConfiguration.groupedHeader()
    #expect(header.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    var content = cell
    content.text = "Text"
    let view = UIListContentView(configuration: content)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(abs(size.height - 42.333) < 0.001)
  }

  @Test("CC-25 fonts and colours of the styles")
  func fonts() {
    let value = UIListContentConfiguration.valueCell()
    #expect(value.textProperties.font == .preferredFont(forTextStyle: .body))
    #expect(value.textProperties.color == .label)
    #expect(value.secondaryTextProperties.font == .preferredFont(forTextStyle: .body))
    #expect(value.secondaryTextProperties.color == .secondaryLabel)
    #expect(UIListContentConfiguration.subtitleCell().secondaryTextProperties.font == .preferredFont(forTextStyle: .caption1))
  }

  @Test("CC-26 cell and header styles follow the list they are in")
  func environment() {
    var grouped = UIViewConfigurationState(traitCollection: UITraitCollection(preferredContentSizeCategory: .large))
    let plain = UIListContentConfiguration.header()
    #expect(plain.textProperties.font == .preferredFont(forTextStyle: .headline))
    grouped.traitCollection = UITraitCollection(values: TraitValues(category: .large, list: .insetGrouped))
    let result = plain.updated(for: grouped)
    #expect(result.textProperties.font == .preferredFont(forTextStyle: .footnote))
    #expect(result.textProperties.transform == .uppercase)
  }

  @Test("value cells stand side by side while they fit, else one below the other")
  func sideBySide() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Value"
    let view = UIListContentView(configuration: content)
    func frames(_ width: CGFloat) -> [CGRect] {
      view.frame = CGRect(x: 0, y: 0, width: width, height: 70)
      view.layoutIfNeeded()
      return view.subviews.map(\.frame)
    }
    let wide = frames(300)
    #expect(abs(wide[0].minX - 16) < 0.001 && abs(wide[1].maxX - 292) < 0.001 && wide[0].minY == wide[1].minY)
    let narrow = frames(100)
    #expect(abs(narrow[0].minX - 16) < 0.001 && abs(narrow[1].minX - 16) < 0.001 && narrow[1].minY > narrow[0].maxY + 2.9)
  }

  @Test("long text wraps beside an image, and the fitting height follows")
  func wrapping() {
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "word ", count: 30)
    content.image = UIImage(systemName: "star")
    let view = UIListContentView(configuration: content)
    let wide = view.sizeThatFits(CGSize(width: 320, height: 0)).height
    let narrow = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(narrow > wide && wide > 60)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: wide)
    view.layoutIfNeeded()
    #expect(view.subviews[1].frame.minX == 60 && view.subviews[1].frame.maxX == 312)
    #expect(view.subviews[1].frame.maxY <= wide - 10.9)
  }

  @Test("CC-22 background defaults; selection colours follow the state, chosen colours stay")
  func background() {
    var plain = UIBackgroundConfiguration.listPlainCell()
    #expect(plain.cornerRadius == 0 && plain.strokeWidth == 0 && plain.backgroundInsets == .zero)
    var selected = state
    selected.isSelected = true
    #expect(plain.updated(for: selected).backgroundColor == .systemGray4)
    #expect(plain.updated(for: selected).updated(for: state) == plain)
    plain.backgroundColor = .systemYellow
    #expect(plain.updated(for: selected).backgroundColor == .systemYellow)
    #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
    plain.backgroundColor = nil
    #expect(plain.resolvedBackgroundColor(for: .systemPink) == .systemPink)
    let view = BackgroundConfigurationView(configuration: plain)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    plain.backgroundColor = .systemYellow
    plain.cornerRadius = 9
    plain.backgroundInsets.leading = 5
    view.configuration = plain
    view.layoutIfNeeded()
    let elements = described(view)
    #expect(elements.map(\.role) == [.background])
    #expect(elements.first?["backgroundColor"] == "systemYellow")
    #expect(elements.first?["cornerRadius"] == "9")
    #expect(elements.first?.frame == TraceRect(x: 5, y: 0, width: 95, height: 44))
  }

  @Test("CC-27 colour transformers run when a colour is resolved; nil stands for the tint")
  func transformers() {
    var content = UIListContentConfiguration.cell()
    content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(content.imageProperties.resolvedTintColor(for: .systemBlue) == UIColor.systemBlue.withAlphaComponent(0.5))
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
    #expect(content.textProperties.resolvedColor() == .systemRed)
    var other = content
    #expect(other == content)
    other.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
    #expect(other != content)
  }

  @Test("ACC-01 ACC-02 accessories show by editing state, in the system's order")
  func accessories() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let strip = AccessoryStrip(cell: cell)
    strip.accessories = [.disclosureIndicator(), .delete(), .checkmark(), .reorder(), .label(text: "3")]
    let margins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    func kinds(_ editing: Bool) -> [String] {
      _ = strip.layout(isEditing: editing, state: [], margins: margins)
      return described(cell).sorted { $0.frame.x < $1.frame.x }.compactMap { $0["accessory"] }
    }
    #expect(kinds(false) == ["label", "checkmark", "disclosureIndicator"])
    #expect(kinds(true) == ["delete", "label", "checkmark", "disclosureIndicator", "reorder"])
    let insets = strip.layout(isEditing: false, state: [], margins: margins)
    #expect(insets.leading == 0 && insets.trailing > 16 + 10 + 10 + 16)
    #expect(insets == strip.insets(isEditing: false, margins: margins))
    strip.accessories = []
    #expect(kinds(true) == [])
    #expect(cell.subviews.isEmpty)
  }

  @Test("ACC-03 ACC-08 a hidden accessory keeps its room; views of one kind are kept")
  func hiddenAccessory() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let strip = AccessoryStrip(cell: cell)
    let margins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    strip.accessories = [.checkmark()]
    let before = strip.layout(isEditing: false, state: [], margins: margins)
    let view = strip.views.first
    strip.accessories = [.checkmark(options: .init(isHidden: true))]
    let after = strip.layout(isEditing: false, state: [], margins: margins)
    #expect(before == after && before.trailing == 32)
    #expect(strip.views.first === view)
    #expect(described(cell).isEmpty)
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    strip.accessories = [
      .customView(configuration: .init(customView: custom, placement: .leading(), maintainsFixedSize: true))
    ]
    #expect(strip.layout(isEditing: false, state: [], margins: margins).leading == 46)
    #expect(custom.superview === cell && custom.frame == CGRect(x: 16, y: 7, width: 30, height: 30))
  }

  @Test("ACC-03 a view of the app's own that the app hides stays hidden; what the accessory hid it shows again")
  func customViewHiddenByTheApp() {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let strip = AccessoryStrip(cell: cell)
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    func show(isHidden: Bool?) {
      strip.accessories =
        isHidden.map { [.customView(configuration: .init(customView: custom, placement: .trailing(), isHidden: $0))] } ?? []
      _ = strip.layout(isEditing: false, state: [], margins: .zero)
    }
    custom.isHidden = true
    show(isHidden: false)
    #expect(custom.isHidden)
    custom.isHidden = false
    show(isHidden: true)
    #expect(custom.isHidden)
    show(isHidden: false)
    #expect(!custom.isHidden)
    show(isHidden: true)
    show(isHidden: nil)
    show(isHidden: false)
    #expect(!custom.isHidden)
  }
}
