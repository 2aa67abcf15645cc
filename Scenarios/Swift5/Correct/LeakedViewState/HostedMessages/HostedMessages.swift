import SwiftUI
import UIKit

struct HostedMessage: Hashable {
  let id: Int
  let text: String
}

struct HostedMessageView: View {
  let message: HostedMessage
  @State private var showsTime = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(message.text) { showsTime.toggle() }
      if showsTime { Text("sent at noon") }
    }
  }
}

final class HostedMessageCell: UICollectionViewCell {
  func setup(_ message: HostedMessage) {
    contentConfiguration = UIHostingConfiguration {
      HostedMessageView(message: message)
        .id("message-\(message.id)")
    }
  }
}

final class HostedMessagesViewController: UIViewController {
  private let messages = (1...60).map { HostedMessage(id: $0, text: "Message \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, HostedMessage>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<HostedMessageCell, HostedMessage> { cell, _, message in
      cell.setup(message)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, message in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: message)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, HostedMessage>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
