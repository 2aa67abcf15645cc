import UIKit

/// A table's delegate that answers itself to what it knows, and lets somebody else hear of the rest.
final class ForwardingSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  weak var listener: UITableViewDelegate?
  var selected: [Int] = []
  typealias Method = @convention(c) (AnyObject, Selector) -> Void
  var old: Method?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }

  override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || listener?.responds(to: aSelector) == true
  }

  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    if let listener, listener.responds(to: aSelector) { return listener }
    return super.forwardingTarget(for: aSelector)
  }
}

final class ScrollListener: NSObject, UITableViewDelegate {
  var heard: [String] = []
  @objc func refresh(_ sender: Any?) { heard.append("refresh") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolled to \(Int(scrollView.contentOffset.y))") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}
