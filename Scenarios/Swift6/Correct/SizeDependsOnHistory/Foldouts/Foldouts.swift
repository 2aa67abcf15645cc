import SwiftUI
import UIKit

/// Hosted rows that unfold; what is unfolded is kept by id outside of them, and their width is the list's.
@Observable @MainActor
final class FoldoutModel {
  var unfolded: Set<Int> = []
  var notes = (1...30).map { (id: $0, text: String(repeating: "Note \($0) is long. ", count: 1 + $0 % 5)) }
}

struct FoldoutRow: View {
  let id: Int
  let text: String
  let model: FoldoutModel

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Note \(id)").font(.headline)
      Text(text)
        .lineLimit(model.unfolded.contains(id) ? nil : 1)
        .foregroundStyle(.secondary)
      if model.unfolded.contains(id) {
        Divider()
        Text("End of note \(id)").font(.caption)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .contentShape(Rectangle())
    .onTapGesture {
      if model.unfolded.contains(id) { model.unfolded.remove(id) } else { model.unfolded.insert(id) }
    }
  }
}

final class FoldoutsViewController: UIViewController {
  private let model = FoldoutModel()
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.selfSizingInvalidation = .enabledIncludingConstraints
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [model] cell, _, id in
      guard let note = model.notes.first(where: { $0.id == id }) else { return }
      cell.contentConfiguration = UIHostingConfiguration { FoldoutRow(id: id, text: note.text, model: model) }
        .margins(.vertical, 10)
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func add() {
    model.notes.insert((id: model.notes.count + 1, text: "A short one."), at: 0)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(model.notes.map(\.id))
    dataSource.apply(snapshot)
  }
}
