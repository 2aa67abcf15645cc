import CellTrace
import Foundation

/// The menu of copying and pasting that lists had before context menus (SEL-31): the delegate says for which items, with which
/// commands, and performs them. The app's own entries are those of the menu controller.
@MainActor enum ListEditMenu {
  /// What a press on an item offers. Nil if the delegate wants no such menu there, or allows no command.
  static func configuration(at slot: Slot, in host: ListHost) -> UIContextMenuConfiguration? {
    let path = IndexPath(slot)
    guard let answers = answers(for: path, in: host), answers.shows else { return nil }
    let standard = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")].map { ($0, Selector($1)) }
    let own = (UIMenuController.shared.menuItems ?? []).map { ($0.title, $0.action) }
    let entries = (standard + own).filter { answers.can($0.1) }.map { title, action in
      UIAction(title: title) { _ in answers.perform(action) }
    }
    return entries.isEmpty ? nil : UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: entries) })
  }

  private struct Answers {
    var shows: Bool
    var can: (Selector) -> Bool
    var perform: (Selector) -> Void
  }

  private static func answers(for path: IndexPath, in host: ListHost) -> Answers? {
    if let list = host.view as? UICollectionView, let delegate = list.delegate {
      return Answers(
        shows: delegate.collectionView(list, shouldShowMenuForItemAt: path),
        can: { delegate.collectionView(list, canPerformAction: $0, forItemAt: path, withSender: nil) },
        perform: { [weak list] in
          if let list { list.delegate?.collectionView(list, performAction: $0, forItemAt: path, withSender: nil) }
        })
    }
    guard let table = host.view as? UITableView, let delegate = table.delegate else { return nil }
    return Answers(
      shows: delegate.tableView(table, shouldShowMenuForRowAt: path),
      can: { delegate.tableView(table, canPerformAction: $0, forRowAt: path, withSender: nil) },
      perform: { [weak table] in
        if let table { table.delegate?.tableView(table, performAction: $0, forRowAt: path, withSender: nil) }
      })
  }
}
