@_spi(CellHarness) import UIKit

/// Lets a pull at the top run a refresh action.
@MainActor final class HostedRefresh {
  private var action: RefreshAction?

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
        guard let refresh = self?.action else { return }
        Task { @MainActor [weak control] in
          await refresh()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    list.refreshControl = control
  }
}
