import CoreGraphics
import Foundation

/// A cell, header or footer with something behind its content.
@MainActor protocol BackgroundCell: ListCellView {
  var background: CellBackground { get }
  var backgroundView: UIView? { get set }
  var selectedBackgroundView: UIView? { get set }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// The background that the cell has as long as nobody sets one; nil if it shows none.
  var systemBackground: UIBackgroundConfiguration? { get }
  /// Whether the background shows that the cell is highlighted or selected.
  var showsChosenBackground: Bool { get }
  /// The state that the background follows.
  func backgroundState(_ state: any UIConfigurationState) -> any UIConfigurationState
}

extension BackgroundCell {
  /// Lays out what is behind the content, and the content, around what the class does itself.
  func layOutParts(_ layOutSubviews: () -> Void) {
    background.place(in: self)
    core.placeContent()
    layOutSubviews()
    core.placeContent()
  }

  /// Follows the state: the background, then what an app overrides, then the handler that it has set by then.
  func follow<State: UIConfigurationState>(
    _ state: any UIConfigurationState, _ update: (State) -> Void, handler: (State) -> (() -> Void)?
  ) {
    guard let state = state as? State else { return }
    background.update(state, in: self)
    update(state)
    core.runHandler(handler(state))
  }

  func backgroundState(_ state: any UIConfigurationState) -> any UIConfigurationState { state }
}

/// What is behind a cell's content: a configuration, or background views; setting one removes the other (CC-20).
@MainActor final class CellBackground {
  private(set) var configuration: UIBackgroundConfiguration?
  private var view: BackgroundConfigurationView?

  /// Takes what the app assigned.
  func assign(_ new: UIBackgroundConfiguration?, to cell: any BackgroundCell) {
    if new != nil {
      if cell.backgroundView != nil { cell.backgroundView = nil }
      if cell.selectedBackgroundView != nil { cell.selectedBackgroundView = nil }
    }
    configuration = new
    cell.recordWrite("backgroundConfiguration")
    let followsState = !cell.core.isUpdating && cell.automaticallyUpdatesBackgroundConfiguration
    show(cell.presentState, followsState, in: cell)
  }

  /// Follows the state (CC-09); without a configuration the system's own does.
  func update(_ state: any UIConfigurationState, in cell: any BackgroundCell) {
    show(state, cell.automaticallyUpdatesBackgroundConfiguration, in: cell)
  }

  /// Takes a background view that the app assigned.
  func install(_ new: UIView?, insteadOf old: UIView?, in cell: any BackgroundCell) {
    guard new !== old else { return }
    old?.removeFromSuperview()
    if let new {
      configuration = nil
      new.translatesAutoresizingMaskIntoConstraints = true
      new.frame = cell.bounds
      cell.insertSubview(new, at: new === cell.selectedBackgroundView && cell.backgroundView != nil ? 1 : 0)
    }
    show(cell.presentState, true, in: cell)
  }

  func place(in cell: any BackgroundCell) {
    for view in [cell.backgroundView, cell.selectedBackgroundView, view] {
      if let view, view.frame != cell.bounds { view.frame = cell.bounds }
    }
    let isShown = cell.showsChosenBackground
    if let view = cell.selectedBackgroundView, view.isHidden == isShown { view.isHidden = !isShown }
  }

  private func show(_ state: any UIConfigurationState, _ followsState: Bool, in cell: any BackgroundCell) {
    let state = cell.backgroundState(state)
    if followsState, let configuration { self.configuration = configuration.updated(for: state) }
    let hasViews = cell.backgroundView != nil || cell.selectedBackgroundView != nil
    let shown = configuration ?? (hasViews ? nil : cell.systemBackground?.updated(for: state))
    guard let shown else {
      view?.removeFromSuperview()
      view = nil
      return cell.setNeedsLayout()
    }
    if let view {
      if view.configuration != shown { view.configuration = shown }
      return
    }
    let made = BackgroundConfigurationView(configuration: shown)
    made.frame = cell.bounds
    cell.insertSubview(made, at: 0)
    view = made
  }
}
