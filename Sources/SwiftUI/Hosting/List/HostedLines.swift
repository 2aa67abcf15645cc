import HeadlessCore
@_spi(CellHarness) import UIKit

/// What the view in a cell needs of the node whose lines cells show.
@MainActor protocol HostedLines: AnyObject {
  var graph: ViewGraph { get }
  var hostView: HostingView? { get }
  var owner: ViewNode { get }
  /// False where swipes do nothing (UH-27).
  var offersSwipeActions: Bool { get }
  func line(_ id: HostedLineID) -> ListLine?
  func lineAppeared(_ id: HostedLineID)
  func lineDisappeared(_ id: HostedLineID)
  /// Makes the views of a line anew, from what the data says of it now.
  func remakeLine(_ id: HostedLineID)
  /// The size of a cell for a line, with a width.
  func fitting(_ line: ListLine, width: Double) -> CGSize
  /// Puts a line into its cell, whose corner is the origin unless ``corner(of:)`` says otherwise.
  func place(_ line: ListLine, in size: LayoutSize)
  /// What a touch on a line's cell is looked for in.
  func touched(_ line: ListLine) -> ViewNode
  /// Where a line is in the coordinates of its nodes.
  func corner(of line: ListLine) -> (x: Double, y: Double)
}

extension HostedLines {
  func touched(_ line: ListLine) -> ViewNode { line.item.node }
  func corner(of line: ListLine) -> (x: Double, y: Double) { (0, 0) }
}

/// Rows of a list keep away from the cell's edges.
extension HostedList {
  var offersSwipeActions: Bool { true }

  private func insets(_ line: ListLine) -> EdgeInsets {
    var insets = usualInsets(line)
    if let own: EdgeInsets = line.trait(RowInsetsTrait.self) { insets = own }
    if let top: CGFloat = line.trait(RowInsetTrait.Top.self) { insets.top = top }
    if let leading: CGFloat = line.trait(RowInsetTrait.Leading.self) { insets.leading = leading }
    if let bottom: CGFloat = line.trait(RowInsetTrait.Bottom.self) { insets.bottom = bottom }
    if let trailing: CGFloat = line.trait(RowInsetTrait.Trailing.self) { insets.trailing = trailing }
    return insets
  }

  private func usualInsets(_ line: ListLine) -> EdgeInsets {
    switch line.part {
    case .content: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    case .header: EdgeInsets(top: 17, leading: 16, bottom: 6, trailing: 16)
    case .footer: EdgeInsets(top: 6, leading: 16, bottom: 8, trailing: 16)
    }
  }

  private func offer(_ insets: EdgeInsets, _ width: Double) -> Proposal {
    Proposal(width: max(0, width - Double(insets.leading + insets.trailing)), height: Proposal.none)
  }

  func fitting(_ line: ListLine, width: Double) -> CGSize {
    let insets = insets(line)
    let content = line.item.size(offer(insets, width))
    let height = content.height + Double(insets.top + insets.bottom)
    // Rows are at least as high as a finger needs.
    let least = line.part == .content ? line.item.node.environment.defaultMinListRowHeight : 0
    let scale = line.item.node.environment.displayScale
    return CGSize(width: width, height: max(Double(least), TextMetrics.roundUpToPixel(height, scale: Double(scale))))
  }

  func place(_ line: ListLine, in size: LayoutSize) {
    let insets = insets(line)
    let offer = offer(insets, size.width)
    let own = line.item.size(offer)
    let room = size.height - Double(insets.top + insets.bottom)
    let isMirrored = line.item.node.environment.builtin.layoutDirection == .rightToLeft
    let row = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    let left = AlignmentMath.left(Double(insets.leading), of: own.width, in: row, isMirrored: isMirrored)
    line.item.place(left, Double(insets.top) + max(0, room - own.height) / 2, offer)
  }
}
