import CoreGraphics
import Foundation

/// The spinner above a list.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private var refreshing = false
  public init() { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isRefreshing: Bool { refreshing }
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { refreshing = true }
  open func endRefreshing() { refreshing = false }

  /// Standing in for the pull: refreshing begins and the action is sent.
  func pull() {
    guard !refreshing else { return }
    refreshing = true
    sendValueChanged()
  }
}
