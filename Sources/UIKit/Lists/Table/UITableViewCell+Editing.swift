import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// What a row shows at its edges in edit mode, as its table decides.
struct TableCellControls: Equatable {
  /// Whether the table is in edit mode and the row takes part: a row that was only swiped shows no controls.
  var isShown = false
  var style: UITableViewCell.EditingStyle = .none
  var isMultiselect = false
  var canMove = false
}

/// Marks and controls beside the content.
extension UITableViewCell {
  var table: UITableView? { core.host?.view as? UITableView }

  /// The state of edit mode as the cell was told.
  func showEditMode(_ editing: Bool) {
    let mask: StateMask = editing ? (showingDeleteConfirmation ? .showingDeleteConfirmation : .showingEditControl) : []
    let changes = editing != editingNow
    if changes { willTransition(to: mask) }
    editingNow = editing
    core.set(.editing, editing)
    if changes { didTransition(to: mask) }
    setNeedsLayout()
  }

  /// Asks the table which controls edit mode shows at this row.
  func updateControls() {
    guard let table, let slot = core.binding.slot else { return }
    let new = table.controls(at: slot)
    guard new != controls else { return }
    let old = contentInsets
    controls = new
    if new.isShown, let delegate = table.delegate {
      shouldIndentWhileEditing = delegate.tableView(table, shouldIndentWhileEditingRowAt: IndexPath(slot))
    }
    rebuildAccessories(from: old)
  }

  func accessoriesDidChange(_ property: String) {
    recordWrite(property)
    rebuildAccessories(from: contentInsets)
  }

  /// A row that edit mode tells nothing, because it cannot be edited, has another width for its content all the same.
  private func rebuildAccessories(from old: NSDirectionalEdgeInsets) {
    strip.accessories = wantedAccessories
    if contentInsets != old { core.host?.sizing.invalidateSelfSizing(of: self) }
  }

  private var wantedAccessories: [UICellAccessory] {
    var result: [UICellAccessory] = []
    if controls.isMultiselect {
      result.append(.multiselect())
    } else {
      switch controls.style {
      case .none: break
      case .delete: result.append(.delete())
      case .insert: result.append(.insert())
      }
    }
    result += UITableViewCell.accessories(accessoryView, accessoryType, .whenNotEditing)
    result += UITableViewCell.accessories(editingAccessoryView, editingAccessoryType, .whenEditing)
    if showsReorderControl || controls.canMove { result.append(.reorder()) }
    return result
  }

  /// A view of the app's own stands for the type's mark.
  private static func accessories(
    _ view: UIView?, _ type: AccessoryType, _ displayed: UICellAccessory.DisplayedState
  ) -> [UICellAccessory] {
    if let view {
      let fixed = view.bounds.size != .zero
      return [
        .customView(
          configuration: .init(
            customView: view, placement: .trailing(displayed: displayed), maintainsFixedSize: fixed))
      ]
    }
    switch type {
    case .none: return []
    case .disclosureIndicator: return [.disclosureIndicator(displayed: displayed)]
    case .detailDisclosureButton: return [.detail(displayed: displayed), .disclosureIndicator(displayed: displayed)]
    case .checkmark: return [.checkmark(displayed: displayed)]
    case .detailButton: return [.detail(displayed: displayed)]
    }
  }

  func accessoryWasTapped(_ accessory: UICellAccessory) {
    guard let slot = core.binding.slot, let table else { return }
    switch accessory.accessoryType {
    case .delete: core.host?.swipes.reveal(slot)
    case .insert: table.commit(.insert, at: slot)
    case .detail:
      accessorySegue?.start(self)
      table.accessoryButtonWasTapped(at: slot)
    case .checkmark, .disclosureIndicator, .reorder, .multiselect, .outlineDisclosure, .popUpMenu, .label, .customView: break
    }
  }

  func indentationDidChange(_ property: String) {
    recordWrite(property)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
