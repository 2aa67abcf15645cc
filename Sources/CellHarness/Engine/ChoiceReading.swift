import CellTrace
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// Reads what is chosen on a screen beside its rows: segments, scopes, and what is searched for.
@MainActor struct ChoiceReading {
  /// In the order of the bar, then from the top of the view.
  private(set) var choices: [ShownChoice] = []

  /// Those of a controller.
  init(of controller: UIViewController) {
    for view in BarProbe.customViews(of: controller) { read(view) }
    if let search = controller.navigationItem.searchController { read(search.searchBar, isInUse: search.isActive) }
    guard let view = controller.viewIfLoaded else { return }
    read(view)
    // Of a field that SwiftUI puts into the bar only this is known: that it has a text.
    for field in HostedBars.searchFields(below: view) {
      choices.append(ShownChoice(kind: .search, titles: [field.prompt], value: field.hasText ? "" : nil))
    }
  }

  private mutating func read(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01, !isPartOfList(view) else { return }
    if let control = view as? UISegmentedControl { return read(control) }
    if let bar = view as? UISearchBar { return read(bar, isInUse: bar.isFirstResponder) }
    if HostedBars.isHosted(view) { readHosted(view) }
    for child in view.subviews { read(child) }
  }

  private func isPartOfList(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UITableViewHeaderFooterView || view is UICollectionReusableView
  }

  private mutating func read(_ control: UISegmentedControl) {
    let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
    guard titles.count > 1, !control.isMomentary else { return }
    let place = control.selectedSegmentIndex
    choices.append(ShownChoice(kind: .segments, titles: titles, value: titles.indices.contains(place) ? titles[place] : nil))
  }

  private mutating func read(_ bar: UISearchBar, isInUse: Bool) {
    let text = bar.text ?? ""
    choices.append(
      ShownChoice(kind: .search, titles: [bar.placeholder ?? ""], value: isInUse || !text.isEmpty ? text : nil))
    let scopes = bar.shownScopes
    guard scopes.count > 1 else { return }
    let chosen = scopes.first { $0.index == bar.selectedScopeButtonIndex }?.title
    choices.append(ShownChoice(kind: .segments, titles: scopes.map(\.title), value: chosen))
  }

  /// SwiftUI draws segments as buttons that say whether they are chosen, side by side.
  private mutating func readHosted(_ view: UIView) {
    var builder = AppearanceBuilder()
    builder.skipsRows = true
    view.describe(into: &builder)
    let elements = builder.elements
    // What is on a button has what the button says, too.
    let segments = elements.filter { $0.role == .button && $0["isSelected"] != nil }
    var groups: [[Element]] = []
    for segment in segments {
      if let last = groups.last?.last, last.frame.y == segment.frame.y, last.frame.height == segment.frame.height,
        abs(last.frame.x + last.frame.width - segment.frame.x) < 1
      {
        groups[groups.count - 1].append(segment)
      } else {
        groups.append([segment])
      }
    }
    func title(_ segment: Element) -> String {
      segment["text"] ?? elements.first { $0.path.hasPrefix(segment.path + "/") && $0["text"] != nil }?["text"] ?? ""
    }
    for group in groups where group.count > 1 {
      let chosen = group.first { $0["isSelected"] == "true" }
      choices.append(ShownChoice(kind: .segments, titles: group.map(title), value: chosen.map(title)))
    }
  }
}

extension ScreenUnderTest {
  /// What is chosen on the screen in front beside rows and headers; nil if nothing can be.
  var choicesBeside: [ShownChoice]? {
    guard let controller = topViewController, !(controller is UIAlertController) else { return nil }
    let choices = ChoiceReading(of: controller).choices
    return choices.isEmpty ? nil : choices
  }
}
