import Combine
import UIKit

final class FerryBoardViewController: UIViewController, UICollectionViewDelegate {
  let schedule = FerrySchedule()
  private let pictures = ShipPictures()
  private var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<FerryPhase, FerryTrip.ID>!
  private var subscriptions: Set<AnyCancellable> = []
  private var positions: [FerryTrip.ID: FerryBlockPosition] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Departures"
    view.backgroundColor = .systemBackground
    list = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [schedule] _ in schedule.load() }, for: .valueChanged)
    list.refreshControl = refresh
    makeSource()

    schedule.$isLoading
      .removeDuplicates()
      .sink { [weak refresh] loading in if !loading { refresh?.endRefreshing() } }
      .store(in: &subscriptions)
    // The properties have their new values only after these have been sent.
    Publishers.CombineLatest(schedule.$trips, schedule.$now)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.apply(changed: nil) }
      .store(in: &subscriptions)
    schedule.reminderChanges
      .sink { [weak self] in self?.apply(changed: $0) }
      .store(in: &subscriptions)
    schedule.load()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    schedule.startClock()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    schedule.stopClock()
  }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(56))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 1
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeSource() {
    let row = UICollectionView.CellRegistration<FerryTripCell, FerryTrip.ID> { [weak self] cell, _, id in
      guard let self, let trip = self.schedule.trip(id) else { return }
      cell.show(
        trip, time: self.time(of: trip), hasReminder: self.schedule.reminders.contains(id),
        position: self.positions[id] ?? FerryBlockPosition(isFirst: true, isLast: true), pictures: self.pictures)
    }
    let header = UICollectionView.SupplementaryRegistration<FerryPhaseHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      header.label.text = self?.source.sectionIdentifier(for: path.section)?.title
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, id in
      list.dequeueConfiguredReusableCell(using: row, for: path, item: id)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  private func time(of trip: FerryTrip) -> String {
    switch schedule.phase(of: trip) {
    case .gone: "left"
    case .boarding, .later: "in \((trip.leaves - schedule.now + 59) / 60) min"
    }
  }

  private func apply(changed id: FerryTrip.ID?) {
    var snapshot = NSDiffableDataSourceSnapshot<FerryPhase, FerryTrip.ID>()
    var places: [FerryTrip.ID: FerryBlockPosition] = [:]
    for phase in FerryPhase.allCases {
      let trips = schedule.trips(in: phase)
      guard !trips.isEmpty else { continue }
      snapshot.appendSections([phase])
      snapshot.appendItems(trips.map(\.id), toSection: phase)
      for (offset, trip) in trips.enumerated() {
        places[trip.id] = FerryBlockPosition(isFirst: offset == 0, isLast: offset == trips.count - 1)
      }
    }
    positions = places
    // Times and corners may be new in any row; rows that there are not yet get theirs when they come.
    let known = Set(source.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { known.contains($0) || $0 == id })
    source.apply(snapshot, animatingDifferences: true)
  }

  // MARK: Menu

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let id = source.itemIdentifier(for: path) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [schedule] _ in
      let hasReminder = schedule.reminders.contains(id)
      return UIMenu(children: [
        UIAction(title: hasReminder ? "Forget it" : "Remind me") { _ in schedule.toggleReminder(id) }
      ])
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = source.itemIdentifier(for: indexPath), let trip = schedule.trip(id) else { return }
    let alert = UIAlertController(title: trip.harbour, message: "\(trip.ship), \(time(of: trip))", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(alert, animated: true)
  }
}
