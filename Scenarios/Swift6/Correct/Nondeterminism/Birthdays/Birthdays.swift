import SwiftUI
import UIKit

struct Friend: Identifiable, Hashable, Sendable {
  let id: String
  let birthday: DateComponents
}

/// How many days are left depends on today, which the screen asks for once.
struct FriendRow: View {
  let friend: Friend
  let daysLeft: Int

  var body: some View {
    HStack {
      Text(friend.id)
      Spacer()
      Group {
        if daysLeft == 0 {
          Label("Today", systemImage: "gift.fill").foregroundStyle(.pink)
        } else {
          Text("in \(daysLeft) days")
        }
      }
      .font(.subheadline)
    }
  }
}

final class BirthdaysViewController: UIViewController {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()
  private lazy var today = calendar.startOfDay(for: Date())
  private lazy var friends: [Friend] = (0..<30).map { offset in
    let day = calendar.date(byAdding: .day, value: (offset * 11) % 300, to: today) ?? today
    return Friend(id: "Friend \(offset + 1)", birthday: calendar.dateComponents([.month, .day], from: day))
  }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Friend.ID>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Friend> { [unowned self] cell, _, friend in
      let left = daysLeft(to: friend)
      cell.contentConfiguration = UIHostingConfiguration { FriendRow(friend: friend, daysLeft: left) }
    }
    dataSource = .init(collectionView: list) { [unowned self] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: friends.first { $0.id == id })
    }
    sortAndApply()
  }

  func midnight() {
    today = calendar.date(byAdding: .day, value: 1, to: today) ?? today
    sortAndApply()
  }

  private func daysLeft(to friend: Friend) -> Int {
    let yesterday = calendar.date(byAdding: .second, value: -1, to: today) ?? today
    guard let next = calendar.nextDate(after: yesterday, matching: friend.birthday, matchingPolicy: .nextTime) else { return 0 }
    return calendar.dateComponents([.day], from: today, to: next).day ?? 0
  }

  private func sortAndApply() {
    let order = friends.sorted { (daysLeft(to: $0), $0.id) < (daysLeft(to: $1), $1.id) }.map(\.id)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Friend.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(order)
    if let old = dataSource?.snapshot(), old.numberOfItems > 0 {
      snapshot.reconfigureItems(order)
    }
    dataSource?.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
