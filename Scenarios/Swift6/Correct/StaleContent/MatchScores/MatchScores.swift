import Combine
import UIKit

/// One for each match; cells listen to it as long as they show it, also two at once while one waits for reuse.
@MainActor
final class MatchViewModel {
  let id: Int
  let teams: String
  private let goals = CurrentValueSubject<(home: Int, away: Int), Never>((0, 0))

  init(id: Int) {
    self.id = id
    teams = "Team \(id) – Team \(id + 50)"
  }

  var score: AnyPublisher<String, Never> {
    goals.map { "\($0.home) : \($0.away)" }.eraseToAnyPublisher()
  }

  func goal(atHome: Bool) {
    let now = goals.value
    goals.send(atHome ? (now.home + 1, now.away) : (now.home, now.away + 1))
  }
}

final class MatchCell: UITableViewCell {
  private var subscription: AnyCancellable?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    subscription = nil
  }

  func bind(to viewModel: MatchViewModel) {
    textLabel?.text = viewModel.teams
    subscription = viewModel.score.sink { [weak self] score in
      self?.detailTextLabel?.text = score
      self?.setNeedsLayout()
    }
  }
}

final class MatchScoresViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let viewModels = Dictionary(uniqueKeysWithValues: (1...40).map { ($0, MatchViewModel(id: $0)) })
  private var dataSource: UITableViewDiffableDataSource<Int, MatchViewModel.ID>!

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MatchCell.self, forCellReuseIdentifier: "match")
    dataSource = .init(tableView: tableView) { [viewModels] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "match", for: indexPath)
      if let cell = cell as? MatchCell, let viewModel = viewModels[id] {
        cell.bind(to: viewModel)
      }
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, MatchViewModel.ID>()
    for league in 0..<4 {
      snapshot.appendSections([league])
      snapshot.appendItems(Array(league * 10 + 1...league * 10 + 10))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func goals() {
    for id in [2, 5, 11, 30] {
      viewModels[id]?.goal(atHome: id.isMultiple(of: 2))
    }
  }
}

extension MatchViewModel: Identifiable {}
