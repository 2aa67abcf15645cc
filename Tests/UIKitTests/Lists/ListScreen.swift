import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// A window with a diffable list of numbers, for tests.
@MainActor final class ListScreen {
  let window: UIWindow
  let list: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!

  /// Creates a list of rows of a fixed height; `configure` is the registration's handler.
  init(
    rows: [Int], height: CGFloat = 100, policy: ReusePolicy = .lifo, run: RunConfiguration? = nil,
    configuration: UICollectionLayoutListConfiguration = UICollectionLayoutListConfiguration(appearance: .plain),
    cell type: UICollectionViewCell.Type = SizedCell.self,
    configure: @escaping (UICollectionViewCell, IndexPath, Int) -> Void = { _, _, _ in }
  ) {
    RunState.begin(run ?? RunConfiguration(policy: policy))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    SizedCell.height = height
    list = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.contentInsetAdjustmentBehavior = .never
    list.register(type, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, item in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      configure(cell, indexPath, item)
      return cell
    }
    window.addSubview(list)
    window.isHidden = false
    show(rows)
  }

  /// Applies rows of one section and lays out.
  func show(_ rows: [Int], reconfiguring: [Int] = [], reloading: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    snapshot.reconfigureItems(reconfiguring)
    snapshot.reloadItems(reloading)
    source.apply(snapshot, animatingDifferences: false)
    HostLoop.runFrames()
  }

  /// Scrolls so that `y` is at the top.
  func scroll(to y: CGFloat) {
    list.contentOffset.y = y
    HostLoop.runFrames()
  }

  /// Items on screen with the number of the cell that shows each.
  var cells: [String] {
    list.host.live.displayed.compactMap { entry in
      guard let binding = entry.cell?.core.binding else { return nil }
      return "\(binding.item?.key ?? "-")@\(binding.cell.number)"
    }
  }
}

/// A cell that always wants the same height.
class SizedCell: UICollectionViewCell {
  static var height: CGFloat = 100

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: SizedCell.height) }
}

/// Events as short lines, so that whole histories can be compared.
func lines(_ events: [TraceEvent.Kind]) -> [String] {
  events.compactMap { event in
    switch event {
    case .cellCreated(let cell, _): "create \(cell.number)"
    case .cellReused(let cell, let reuse, let from, let to):
      "reuse#\(reuse) \(cell.number) \(from?.key ?? "-")→\(to.key)"
    case .preparedForReuse(let cell, let item): "prepareForReuse \(cell.number) for \(item.key)"
    case .cellConfigured(let cell, let item, let slot, let reason, _): "\(reason.rawValue) \(cell.number) \(item.key) at \(slot)"
    case .willDisplay(let cell, let item, let slot): "show \(cell.number) \(item.key) at \(slot)"
    case .didEndDisplaying(let cell, let item, let slot): "end \(cell.number) \(item.key) at \(slot)"
    case .cellPooled(let cell): "pool \(cell.number)"
    case .cellResized(let cell, let item, let from, let to): "resize \(cell.number) \(item.key) \(Int(from))→\(Int(to))"
    case .configurationUpdated(let cell, let item, let flags, let handled):
      "update \(cell.number) \(item?.key ?? "-") \(flags)\(handled ? " handled" : "")"
    case .handlerAssigned(let cell, _, let item, _): "handler \(cell.number) \(item?.key ?? "-")"
    case .handlerRan(let cell, _, let from, let to, let flags):
      "handler ran \(cell.number) \(from?.key ?? "-")→\(to?.key ?? "-") \(flags)"
    case .contentViewMade(let cell, let item, _): "made \(cell.number) \(item?.key ?? "-")"
    case .contentViewUpdated(let cell, let item, _): "content \(cell.number) \(item?.key ?? "-")"
    case .snapshotApplied(_, let generation, let inserted, let deleted, let moved, let reconfigured, let reloaded):
      "snapshot \(generation) +\(inserted) -\(deleted) ~\(moved) c\(reconfigured) r\(reloaded)"
    case .delegateCall(let name, let slot): "\(name) \(slot?.description ?? "-")"
    case .actionsOffered(let item, let edge, let titles, _): "offer \(item.key) \(edge.rawValue) \(titles)"
    case .actionFired(let item, let title, _, let offered, let generation):
      "fire \(title) on \(item.key) \(offered)→\(generation)"
    case .menuOpened(let item, let titles, _): "menu \(item?.key ?? "-") \(titles)"
    case .menuClosed(let item, let chosen): "menu closed \(item?.key ?? "-") \(chosen ?? "-")"
    case .alertShown(let item, let alert): "alert \(item?.key ?? "-") \(alert.title) \(alert.buttons)"
    case .alertClosed(let button): "alert closed \(button ?? "-")"
    case .indexPathHandedOut(let item, let slot, let purpose, _):
      purpose == "cell provider" ? nil : "\(purpose) \(item.key) at \(slot)"
    case .warning(let row, _): "warning \(row)"
    case .hostingMisused(let cell, let item, _, let row): "misused \(row) \(cell?.number ?? 0) \(item?.key ?? "-")"
    case .identifierChanged(let item, _, let count): "identifiers changed: \(item.key) and \(count - 1) more"
    case .rowsReidentified(_, _, let rows, let kept):
      "reidentified \(rows.map { "\($0.old.key)→\($0.new.key) \($0.sign)" }) kept \(kept)"
    case .stateCreated, .stateWritten, .stateReset, .bodyEvaluated, .inputKept, .lifecycle, .mutated, .controlFired, .requestSent,
      .indexPathUsed, .itemsWithoutIdentity,
      .resultChosen, .resultsReleased, .stillPending, .workLasting, .attachedAgain, .formerValueShown, .screenShown, .announced,
      .keyboardLost, .handedOver,
      .addedAgain,
      .unowned:
      nil
    }
  }
}
