import CoreGraphics
import Foundation
@_spi(CellHarness) import SelectorDispatch

/// What only some views have: states, content views, prototypes, items.
extension NibLoading {
  func fillParts(_ view: UIView, _ element: NibElement) {
    if let traits = element.first("textInputTraits"), let input = view as? any UITextInputTraits {
      NibAttributes.setTraits(traits, document, of: input)
    }
    switch view {
    case let cell as UITableViewCell: fill(cell, element)
    case let cell as UICollectionViewCell: fillContent(of: cell.contentView, element)
    case let table as UITableView: fill(table, element)
    case let collection as UICollectionView: fill(collection, element)
    case let effects as UIVisualEffectView:
      effects.effect = effect(element)
      fillContent(of: effects.contentView, element)
    case let button as UIButton: fill(button, element)
    case let segments as UISegmentedControl: fill(segments, element)
    case let activity as UIActivityIndicatorView: activity.style = element.attributes["style"] == "large" ? .large : .medium
    case let bar as UIToolbar: bar.items = element.inside("items").compactMap { object(of: $0) as? UIBarButtonItem }
    case let bar as UINavigationBar:
      bar.items = element.inside("items").compactMap { object(of: $0) as? UINavigationItem }
    case let bar as UISearchBar:
      let titles = element.inside("scopeButtonTitles").map(\.text)
      if !titles.isEmpty { bar.scopeButtonTitles = titles }
    default: keepContent(of: view, element)
    }
  }

  // MARK: Cells

  private func fill(_ cell: UITableViewCell, _ element: NibElement) {
    let content = element.first("tableViewCellContentView") ?? element.child(key: "contentView")
    let parts: [(String, UIView?)] = [
      ("textLabel", element.attributes["textLabel"] == nil ? nil : cell.textLabel),
      ("detailTextLabel", element.attributes["detailTextLabel"] == nil ? nil : cell.detailTextLabel),
      ("imageView", element.attributes["imageView"] == nil ? nil : cell.imageView),
    ]
    for (name, view) in parts {
      guard let id = element.attributes[name], let part = content?.inside("subviews").first(where: { $0.id == id }) else {
        continue
      }
      skipped.insert(id)
      if let view { fill(part: view, part) }
    }
    if let content { fill(part: cell.contentView, content) }
    if let view = element.child(key: "accessoryView").flatMap(view) { cell.accessoryView = view }
    if let view = element.child(key: "editingAccessoryView").flatMap(view) { cell.editingAccessoryView = view }
    if let view = element.child(key: "backgroundView").flatMap(view) { cell.backgroundView = view }
    if let view = element.child(key: "selectedBackgroundView").flatMap(view) { cell.selectedBackgroundView = view }
  }

  private func fillContent(of view: UIView, _ element: NibElement) {
    if let content = element.first("collectionViewCellContentView") ?? element.child(key: "contentView") {
      fill(part: view, content)
    }
  }

  /// An element for a cell whose class is none, such as a header's: what the file draws in the cell's content view is then in a view
  /// of its own, since only cells take that one for theirs.
  private func keepContent(of view: UIView, _ element: NibElement) {
    guard let content = element.first("tableViewCellContentView") ?? element.first("collectionViewCellContentView") else {
      return
    }
    let holder = UIView()
    fill(holder, content)
    know(holder, as: content)
    view.addSubview(holder)
  }

  // MARK: Lists

  private func fill(_ table: UITableView, _ element: NibElement) {
    if let view = element.child(key: "tableHeaderView").flatMap(view) { table.tableHeaderView = view }
    if let view = element.child(key: "tableFooterView").flatMap(view) { table.tableFooterView = view }
    if let view = element.child(key: "backgroundView").flatMap(view) { table.backgroundView = view }
    for prototype in element.inside("prototypes") {
      guard let identifier = prototype.attributes["reuseIdentifier"] else { continue }
      prototypes.append(prototype) { table.register($0, forCellReuseIdentifier: identifier) }
    }
    let sections = element.inside("sections")
    guard !sections.isEmpty else { return }
    table.staticContent = StaticTableContent(
      sections: sections.map { section in
        StaticTableContent.Section(
          header: section.attributes["headerTitle"] ?? section.child(key: "headerTitle")?.text,
          footer: section.attributes["footerTitle"] ?? section.child(key: "footerTitle")?.text,
          rows: section.inside("cells").compactMap { cell in
            (object(of: cell) as? UITableViewCell).map {
              StaticTableContent.Row(cell: $0, height: cell.attributes["rowHeight"].flatMap(Double.init).map { CGFloat($0) })
            }
          })
      })
  }

  private func fill(_ collection: UICollectionView, _ element: NibElement) {
    if let view = element.child(key: "backgroundView").flatMap(view) { collection.backgroundView = view }
    for prototype in element.inside("cells") {
      guard let identifier = prototype.attributes["reuseIdentifier"] else { continue }
      prototypes.append(prototype) { collection.register($0, forCellWithReuseIdentifier: identifier) }
    }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let view = element.child(key: key), let identifier = view.attributes["reuseIdentifier"] else { continue }
      prototypes.append(view) {
        collection.register($0, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
  }

  // MARK: Controls

  private func fill(_ button: UIButton, _ element: NibElement) {
    for state in element.all("state") { fill(state, of: button) }
    guard let configuration = element.first("buttonConfiguration") else { return }
    var made = NibLoading.configuration(configuration.attributes["style"] ?? "plain")
    let attributes = configuration.attributes
    made.title = attributes["title"] ?? configuration.child(key: "title")?.text
    made.subtitle = attributes["subtitle"]
    if let text = configuration.child(key: "attributedTitle").flatMap({ value($0).attributedString }) {
      made.title = text.string
    }
    if let name = attributes["image"] { made.image = document.image(named: name) }
    for child in configuration.children {
      switch child.key {
      case "image":
        if let name = child.attributes["image"] ?? child.attributes["name"] { made.image = document.image(named: name) }
      case "baseForegroundColor": made.baseForegroundColor = value(child).color
      case "baseBackgroundColor": made.baseBackgroundColor = value(child).color
      default: break
      }
    }
    if let padding = attributes["imagePadding"].flatMap(Double.init) { made.imagePadding = CGFloat(padding) }
    button.configuration = made
  }

  private static func configuration(_ style: String) -> UIButton.Configuration {
    switch style {
    case "filled": .filled()
    case "gray": .gray()
    case "tinted": .tinted()
    case "borderless": .borderless()
    case "bordered": .bordered()
    case "borderedProminent": .borderedProminent()
    case "borderedTinted": .borderedTinted()
    default: .plain()
    }
  }

  private func fill(_ state: NibElement, of button: UIButton) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
    ]
    guard let which = states[state.key ?? ""] else { return }
    if let title = state.attributes["title"] ?? state.child(key: "title")?.text { button.setTitle(title, for: which) }
    if let name = state.attributes["image"] ?? state.child(key: "image")?.attributes["image"] {
      button.setImage(document.image(named: name), for: which)
    }
    if let name = state.attributes["backgroundImage"] ?? state.child(key: "backgroundImage")?.attributes["image"] {
      button.setBackgroundImage(document.image(named: name), for: which)
    }
    for child in state.children {
      switch child.key {
      case "titleColor": button.setTitleColor(value(child).color, for: which)
      case "titleShadowColor": button.setTitleShadowColor(value(child).color, for: which)
      case "attributedTitle": button.setAttributedTitle(value(child).attributedString, for: which)
      default: break
      }
    }
  }

  private func fill(_ control: UISegmentedControl, _ element: NibElement) {
    control.removeAllSegments()
    for (index, segment) in element.inside("segments").enumerated() {
      if let name = segment.attributes["image"] {
        control.insertSegment(with: document.image(named: name), at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.attributes["title"] ?? "", at: index, animated: false)
      }
    }
    if let selected = element.attributes["selectedSegmentIndex"].flatMap(Int.init) { control.selectedSegmentIndex = selected }
  }

  private func effect(_ element: NibElement) -> UIVisualEffect? {
    func blur(_ element: NibElement) -> UIBlurEffect {
      UIBlurEffect(style: value(element.attributes["style"] ?? "").named(UIBlurEffect.Style.self) ?? .regular)
    }
    if let vibrancy = element.first("vibrancyEffect") {
      return UIVibrancyEffect(blurEffect: vibrancy.first("blurEffect").map(blur) ?? UIBlurEffect(style: .regular))
    }
    return element.first("blurEffect").map(blur)
  }
}

/// Cells of a list that an interface file holds: each is made when a cell of its identifier is needed.
struct NibPrototypes {
  private var entries: [(register: (UINib) -> Void, element: NibElement)] = []

  mutating func append(_ element: NibElement, _ register: @escaping (UINib) -> Void) { entries.append((register, element)) }

  @MainActor func register(_ document: NibDocument, _ outside: NibReferences, _ owner: AnyObject?) {
    for entry in entries { entry.register(UINib(entry.element, in: document, outside: outside, owner: owner)) }
  }
}

/// The rows of a table that an interface file lists one by one.
@MainActor final class StaticTableContent {
  struct Row {
    let cell: UITableViewCell
    /// Nil for the table's own.
    let height: CGFloat?
  }
  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }
  let sections: [Section]
  init(sections: [Section]) { self.sections = sections }

  func row(_ indexPath: IndexPath) -> Row? {
    guard sections.indices.contains(indexPath.section), sections[indexPath.section].rows.indices.contains(indexPath.row) else {
      return nil
    }
    return sections[indexPath.section].rows[indexPath.row]
  }
}
