import CellHarness
import UIKit
import XCTest

@testable import EmittedScreens

// Found by CellHarness with the behaviour of iOS18: the action "Delete" on "Name 2" removes "Name 1"
// The steps are calls that UIKit has on a phone, too. Only the screen and the changes of its data are CellHarness's: where that
// is not there, as in a simulator, make the view controller in `Phone.init`, and change the data in `change(_:)`, as the app does.

final class DeletedRowsScreenStaleIndexActionTests: XCTestCase {
  /// The last step is done to one row, and must leave another one alone.
  func testOtherRowIsLeftAlone() throws {
    try MainActor.assumeIsolated {
      let phone = Phone(isHigh: true)
      try phone.prepare()
      let before = phone.row(showing: "Name 1")
      XCTAssertNotNil(before)
      try phone.perform()
      XCTAssertEqual(phone.row(showing: "Name 1"), before)
    }
  }
}

extension Phone {
  fileprivate func prepare() throws {
    // 1. swipe "Name 2" open at the trailing edge
    try swipe([0, 1], leading: false)
    // 2. data: a row arrives
    change("a row arrives")
  }

  fileprivate func perform() throws {
    // 3. tap the action "Delete" of "Name 2"
    try tapAction("Delete")
  }
}

/// A window with the screen, and what a person does to its list.
@MainActor private final class Phone {
  private let screen = DeletedRowsScreen()
  private let window: UIWindow
  private let list: UIScrollView
  private var actions: [UIContextualAction] = []

  init(isHigh: Bool) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390.0, height: isHigh ? 20_000 : 844.0))
    window.rootViewController = screen.rootViewController
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard let list = Self.list(in: window) else { preconditionFailure("the screen shows no list") }
    self.list = list
  }

  private static func list(in view: UIView) -> UIScrollView? {
    if view is UITableView || view is UICollectionView { return view as? UIScrollView }
    return view.subviews.lazy.compactMap { list(in: $0) }.first
  }

  // MARK: What it shows

  /// What each row on screen looks like.
  var rows: [IndexPath: [String]] {
    let places = (list as? UITableView)?.indexPathsForVisibleRows ?? (list as? UICollectionView)?.indexPathsForVisibleItems
    return Dictionary(uniqueKeysWithValues: (places ?? []).compactMap { place in cell(place).map { (place, Self.look($0)) } })
  }

  /// What the row looks like that shows a text.
  func row(showing text: String) -> [String]? { rows.values.first { $0.contains("text \(text)") } }

  private func cell(_ place: IndexPath) -> UIView? {
    (list as? UITableView)?.cellForRow(at: place) ?? (list as? UICollectionView)?.cellForItem(at: place)
  }

  private static func look(_ view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    var look: [String] = []
    // A hosted view tells nothing but the room that it takes.
    if view is UITableViewCell || view is UICollectionViewCell { look.append("height \(view.bounds.height.rounded())") }
    if let cell = view as? UITableViewCell { look.append("accessory \(cell.accessoryType.rawValue)") }
    if let label = view as? UILabel { look += ["text \(label.text ?? "")", "color \(String(describing: label.textColor))"] }
    if let image = (view as? UIImageView)?.image { look.append("image \(image.size)") }
    if let toggle = view as? UISwitch { look.append("on \(toggle.isOn)") }
    if let field = view as? UITextField { look.append("field \(field.text ?? "")") }
    if let button = view as? UIButton { look.append("button \(button.currentTitle ?? "") \(button.isSelected)") }
    if let color = view.backgroundColor { look.append("background \(color)") }
    return look + view.subviews.flatMap(Self.look)
  }

  // MARK: What a person does

  func tap(_ row: IndexPath) {
    if let table = list as? UITableView {
      table.selectRow(at: row, animated: false, scrollPosition: .none)
      #if canImport(ObjectiveC)
        table.delegate?.tableView?(table, didSelectRowAt: row)
      #else
        table.delegate?.tableView(table, didSelectRowAt: row)
      #endif
    } else if let collection = list as? UICollectionView {
      collection.selectItem(at: row, animated: false, scrollPosition: [])
      #if canImport(ObjectiveC)
        collection.delegate?.collectionView?(collection, didSelectItemAt: row)
      #else
        collection.delegate?.collectionView(collection, didSelectItemAt: row)
      #endif
    }
    window.layoutIfNeeded()
  }

  func deselect(_ row: IndexPath) {
    (list as? UITableView)?.deselectRow(at: row, animated: false)
    (list as? UICollectionView)?.deselectItem(at: row, animated: false)
    window.layoutIfNeeded()
  }

  func touch(control number: Int, in row: IndexPath) throws {
    try control(number, in: row).sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
  }

  func toggle(control number: Int, in row: IndexPath) throws {
    let control = try control(number, in: row)
    if let toggle = control as? UISwitch { toggle.setOn(!toggle.isOn, animated: false) }
    control.sendActions(for: .valueChanged)
    window.layoutIfNeeded()
  }

  func type(_ text: String, control number: Int, in row: IndexPath, clearing: Bool) throws {
    let field = try XCTUnwrap(try control(number, in: row) as? UITextField)
    field.text = clearing ? text : (field.text ?? "") + text
    field.sendActions(for: .editingChanged)
    window.layoutIfNeeded()
  }

  private func control(_ number: Int, in row: IndexPath) throws -> UIControl {
    func controls(in view: UIView) -> [UIControl] {
      view.isHidden ? [] : (view as? UIControl).map { [$0] } ?? view.subviews.flatMap(controls)
    }
    let found = controls(in: try XCTUnwrap(cell(row)))
    return try XCTUnwrap(found.indices.contains(number) ? found[number] : nil)
  }

  /// A real swipe has no public call: the table's delegate is asked for the actions, as the table does when a finger swipes.
  func swipe(_ row: IndexPath, leading: Bool) throws {
    guard let table = list as? UITableView else {
      throw XCTSkip("no public call of UIKit asks a collection view for the actions of a swipe")
    }
    #if canImport(ObjectiveC)
      let offered =
        leading
        ? table.delegate?.tableView?(table, leadingSwipeActionsConfigurationForRowAt: row)
        : table.delegate?.tableView?(table, trailingSwipeActionsConfigurationForRowAt: row)
    #else
      let offered =
        leading
        ? table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: row)
        : table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: row)
    #endif
    actions = (offered ?? nil)?.actions ?? []
  }

  func tapAction(_ title: String) throws {
    let action = try XCTUnwrap(actions.first { $0.title == title })
    action.handler(action, list, { _ in })
    window.layoutIfNeeded()
  }

  /// As a finger does: at most 60 points a frame, so that cells come and go one after another.
  func scroll(by distance: CGFloat) {
    var left = distance
    while abs(left) > 0.5 {
      let top = -list.adjustedContentInset.top
      let bottom = max(top, list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height)
      let step = max(-60, min(60, left))
      let offset = min(max(list.contentOffset.y + step, top), bottom)
      if abs(offset - list.contentOffset.y) < 0.01 { break }
      list.contentOffset.y = offset
      list.layoutIfNeeded()
      left -= step
    }
  }

  func setEditing(_ editing: Bool) {
    window.rootViewController?.setEditing(editing, animated: false)
    window.layoutIfNeeded()
  }

  func warnOfMemory() {
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
  }

  func change(_ name: String) {
    for mutation in screen.mutations where mutation.name == name { mutation(on: screen) }
    window.layoutIfNeeded()
  }
}
