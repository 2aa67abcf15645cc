@_spi(CellHarness) import UIKit

/// Lets a pull at the top run a refresh action. When its list goes, for example because a ring stands in its place while the app loads, the action's task is
/// cancelled, as a `task` is.
@MainActor final class HostedRefresh {
  private var action: RefreshAction?
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  func follow(_ action: RefreshAction?, on list: UIScrollView) {
    self.action = action
    guard action != nil else {
      if list.refreshControl != nil { list.refreshControl = nil }
      return
    }
    guard list.refreshControl == nil else { return }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let refresh = action else { return }
        task = Task { @MainActor [weak control] in
          await refresh()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    list.refreshControl = control
  }
}
