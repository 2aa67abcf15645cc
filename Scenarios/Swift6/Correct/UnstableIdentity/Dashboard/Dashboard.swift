import SwiftUI
import UIKit

@MainActor
protocol DashboardItem {
  associatedtype Body: View
  var key: String { get }
  @ViewBuilder var body: Body { get }
}

struct StepsItem: DashboardItem {
  let day: Int
  let steps: Int
  var key: String { "steps-\(day)" }
  var body: some View {
    HStack {
      Image(systemName: "figure.walk")
      Text("Day \(day)")
      Spacer()
      Text("\(steps) steps")
    }
  }
}

struct NoteItem: DashboardItem {
  let text: String
  var key: String { "note-\(text)" }
  var body: some View { Text(text).italic() }
}

/// Items of several kinds are wrapped; what identifies them is their key.
final class DashboardTilesViewController: UIViewController {
  private enum Section: Int, CaseIterable, Hashable { case notes, steps }

  private struct AnyDashboardItem: Hashable {
    let item: any DashboardItem
    let key: String

    @MainActor init(_ item: any DashboardItem) {
      self.item = item
      key = item.key
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  private var steps = (1...30).map { StepsItem(day: $0, steps: 4000 + $0 * 113) }
  private var notes = ["Drink more", "Sleep more"].map { NoteItem(text: $0) }
  private var byKey: [String: any DashboardItem] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
      let appearance: UICollectionLayoutListConfiguration.Appearance =
        self?.dataSource.sectionIdentifier(for: index) == .notes ? .insetGrouped : .plain
      return .list(using: .init(appearance: appearance), layoutEnvironment: environment)
    }
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, key in
      guard let item = byKey[key] else { return }
      cell.contentConfiguration = UIHostingConfiguration { AnyView(Self.view(of: item)).id(key) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, key in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: key)
    }
    apply()
  }

  func note() {
    notes.insert(NoteItem(text: "Note \(notes.count + 1)"), at: 0)
    apply()
  }

  func forgetNotes() {
    notes.removeAll()
    apply()
  }

  private static func view(of item: some DashboardItem) -> some View { item.body }

  private func apply() {
    let all: [Section: [AnyDashboardItem]] = [.notes: notes.map { .init($0) }, .steps: steps.map { .init($0) }]
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    for section in Section.allCases {
      guard let items = all[section], !items.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(items.map(\.key), toSection: section)
      for item in items { byKey[item.key] = item.item }
    }
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
