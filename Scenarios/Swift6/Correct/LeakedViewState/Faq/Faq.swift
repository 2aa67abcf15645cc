import SwiftUI
import UIKit

struct FaqEntry: Identifiable, Hashable, Sendable {
  let id: Int
  let question: String
  let answer: String
}

/// An accordion: the controller knows which entry is open, rows only report taps.
struct FaqRow: View {
  let entry: FaqEntry
  let isOpen: Bool
  let toggle: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Button(action: toggle) {
        HStack {
          Text(entry.question)
          Spacer()
          Image(systemName: isOpen ? "minus" : "plus")
        }
      }
      .buttonStyle(.plain)
      if isOpen {
        Text(entry.answer)
          .font(.callout)
          .foregroundStyle(.secondary)
          .transition(.opacity)
      }
    }
    .animation(.default, value: isOpen)
  }
}

final class FaqViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, FaqEntry.ID>

  private let entries = (1...38).map { number in
    FaqEntry(
      id: number, question: "How does number \(number) work?",
      answer: "It works as described in chapter \(number) of the manual, which can be found in the box.")
  }
  private var open: FaqEntry.ID?
  private var dataSource: DataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Help"
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.selfSizingInvalidation = .enabledIncludingConstraints
    view.addSubview(list)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, FaqEntry> { [unowned self] cell, _, entry in
      let isOpen = open == entry.id
      cell.contentConfiguration = UIHostingConfiguration {
        FaqRow(entry: entry, isOpen: isOpen) { [weak self] in self?.toggle(entry.id) }
      }
    }
    dataSource = DataSource(collectionView: list) { [entries] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: entries.first { $0.id == id })
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, FaqEntry.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(entries.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func toggle(_ id: FaqEntry.ID) {
    let previous = open
    open = previous == id ? nil : id
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(Array(Set([previous, id].compactMap { $0 })))
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
