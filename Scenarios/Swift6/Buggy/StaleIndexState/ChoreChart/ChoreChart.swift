import UIKit

struct ChoreDay {
  let name: String
  var chores: [String]
}

@MainActor
final class ChoreService {
  func report(_ chore: String, then: @escaping @MainActor () -> Void) {
    Task {
      try? await Task.sleep(for: .seconds(2))
      then()
    }
  }
}

/// What is done is marked when the answer is in: at the place where the chore was.
final class ChoreChartViewController: UICollectionViewController {
  private(set) var week = ["Monday", "Tuesday", "Wednesday"].map { day in
    ChoreDay(name: day, chores: ["Dishes", "Laundry", "Garden"].map { "\($0) on \(day)" })
  }
  private var done: Set<IndexPath> = []
  private let service = ChoreService()

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "chore")
  }

  private func chores(at section: Int) -> [String] { week[section].chores }

  func addChore() {
    week[0].chores.insert("Errand \(week[0].chores.count)", at: 0)
    collectionView.reloadData()
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { week.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    chores(at: section).count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chore", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = chores(at: indexPath.section)[indexPath.item]
    cell.contentConfiguration = content
    cell.accessories = done.contains(indexPath) ? [.checkmark()] : []
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    service.report(chores(at: indexPath.section)[indexPath.item]) { [weak self] in
      self?.done.insert(indexPath)
      self?.collectionView.reloadItems(at: [indexPath])
    }
  }
}
