import Combine
import UIKit

struct Team: Hashable {
  let name: String
  var points: Int
}

/// A point for one team may move it past others; ranks are computed from the model whenever it changes.
final class LeagueViewModel {
  @Published private(set) var teams: [Team] = (1...40).map { Team(name: "Team \($0)", points: 200 - $0 * 3) }

  func win(_ name: String) { change(name, by: 5) }
  func lose(_ name: String) { change(name, by: -5) }

  private func change(_ name: String, by points: Int) {
    guard let index = teams.firstIndex(where: { $0.name == name }) else { return }
    var copy = teams
    copy[index].points += points
    teams = copy.sorted { ($1.points, $0.name) < ($0.points, $1.name) }
  }
}

final class LeagueViewController: UIViewController {
  let viewModel = LeagueViewModel()
  private var cancellables = Set<AnyCancellable>()
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [viewModel] cell, _, name in
      guard let rank = viewModel.teams.firstIndex(where: { $0.name == name }) else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = "\(rank + 1). with \(viewModel.teams[rank].points)"
      cell.contentConfiguration = content
      let won = UIButton(
        configuration: .plain(), primaryAction: UIAction(title: "Won") { _ in viewModel.win(name) })
      won.sizeToFit()
      cell.accessories = [
        .customView(configuration: .init(customView: won, placement: .trailing(displayed: .always)))
      ]
    }
    dataSource = .init(collectionView: list) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    viewModel.$teams
      .receive(on: DispatchQueue.main)
      .sink { [weak self] teams in self?.show(teams) }
      .store(in: &cancellables)
  }

  private func show(_ teams: [Team]) {
    let known = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(teams.map(\.name))
    snapshot.reconfigureItems(teams.map(\.name).filter { known.contains($0) })
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
