import CellHarness
import UIKit

/// Whether the screens of this process have their defect. Runs of a screen are processes of their own, in which they have it.
public enum Defect {
  nonisolated(unsafe) public static var isThere = true
}

/// A mark is never taken away from a cell that is used again.
public struct MarkedRowsScreen: CellScreen {
  private let controller: RowsViewController = Defect.isThere ? MarkingViewController() : RowsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// The same without the defect, always: a test that Swift Testing runs makes its screens in processes of their own.
public struct MendedRowsScreen: CellScreen {
  private let controller = RowsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// What a switch was set to stays in a cell that is used again.
public struct SwitchedRowsScreen: CellScreen {
  private let controller: RowsViewController = Defect.isThere ? SwitchingViewController() : RowsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

/// A row is deleted by the position that it had when it was swiped.
public struct DeletedRowsScreen: CellScreen {
  private let controller: RowsViewController = Defect.isThere ? DeletingViewController() : RowsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a row arrives") { controller.insert() }] }
}

/// What the view of a row keeps as its state stays in a cell that is used again.
public struct UnfoldedRowsScreen: CellScreen {
  private let controller = UnfoldingViewController(keepsState: Defect.isThere)
  public init() {}
  public var rootViewController: UIViewController { controller }
}

private final class MarkingViewController: RowsViewController {
  override func configure(_ cell: RowCell, _ name: String) {
    if marked.contains(name) { cell.accessoryType = .checkmark }
    cell.toggle.isOn = on.contains(name)
  }
}

private final class SwitchingViewController: RowsViewController {
  override func configure(_ cell: RowCell, _ name: String) {
    cell.accessoryType = marked.contains(name) ? .checkmark : .none
    if on.contains(name) { cell.toggle.isOn = true }
  }
}

private final class DeletingViewController: RowsViewController {
  override func delete(_ name: String, offeredAt indexPath: IndexPath) { remove(at: indexPath) }
}
