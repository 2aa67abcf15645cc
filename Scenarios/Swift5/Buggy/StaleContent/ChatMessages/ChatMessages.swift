import SwiftUI
import UIKit

struct ChatMessage: Identifiable {
  let id: Int
  var text: String
  var isPinned: Bool
}

/// Copies the model into its own state when it is made, and never looks at the model again.
struct ChatMessageRow: View {
  let message: ChatMessage
  @State private var isPinned: Bool

  init(message: ChatMessage) {
    self.message = message
    _isPinned = State(initialValue: message.isPinned)
  }

  var body: some View {
    HStack {
      Text(message.text)
      Spacer()
      Image(systemName: isPinned ? "pin.fill" : "pin")
    }
  }
}

class ChatMessagesViewController: UIViewController {
  private var messages = (1...40).map { ChatMessage(id: $0, text: "Message \($0)", isPinned: $0 % 7 == 0) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
      guard let message = self?.messages.first(where: { $0.id == id }) else { return }
      cell.contentConfiguration = UIHostingConfiguration { ChatMessageRow(message: message).id(id) }
    }
    dataSource = .init(collectionView: list) { list, path, id in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    apply()
  }

  func pin() {
    for index in [1, 2, 4] { messages[index].isPinned = true }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages.map(\.id))
    snapshot.reconfigureItems(messages.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
