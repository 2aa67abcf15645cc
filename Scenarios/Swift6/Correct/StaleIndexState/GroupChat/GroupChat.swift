import SwiftUI
import UIKit

struct ChatLine: Identifiable, Hashable, Sendable {
  let id: Int
  let author: String
  let text: String
}

/// How a line looks hangs on its neighbours; that is part of the identity-free presentation and made from the whole list.
struct ChatPresentation: Hashable, Sendable {
  let line: ChatLine
  let showsAuthor: Bool
  let showsTail: Bool

  static func all(_ lines: [ChatLine]) -> [ChatLine.ID: ChatPresentation] {
    var result: [ChatLine.ID: ChatPresentation] = [:]
    for (index, line) in lines.enumerated() {
      let previous = index > 0 ? lines[index - 1] : nil
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      result[line.id] = ChatPresentation(
        line: line, showsAuthor: previous?.author != line.author, showsTail: next?.author != line.author)
    }
    return result
  }
}

struct ChatBubble: View {
  let presentation: ChatPresentation

  private var isMine: Bool { presentation.line.author == "Me" }

  var body: some View {
    VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
      if presentation.showsAuthor && !isMine {
        Text(presentation.line.author).font(.caption).foregroundStyle(.secondary)
      }
      HStack {
        if isMine { Spacer(minLength: 40) }
        Text(presentation.line.text)
          .padding(10)
          .background(isMine ? Color.blue : Color(.systemGray5), in: RoundedRectangle(cornerRadius: 14))
        if !isMine { Spacer(minLength: 40) }
      }
      if presentation.showsTail {
        Image(systemName: "arrowtriangle.down.fill").imageScale(.small)
      }
    }
  }
}

final class GroupChatViewController: UIViewController {
  private var lines = (1...60).map { number in
    ChatLine(
      id: number, author: ["Me", "Ada", "Ada", "Lin", "Me"][(number / 2) % 5],
      text: String(repeating: "word ", count: 1 + number % 9) + "(\(number))")
  }
  private var presentations: [ChatLine.ID: ChatPresentation] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, ChatLine.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.allowsSelection = false
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, ChatPresentation> { cell, _, presentation in
      cell.contentConfiguration = UIHostingConfiguration { ChatBubble(presentation: presentation) }
        .margins(.vertical, 2)
        .minSize(width: 0, height: 0)
    }
    dataSource = .init(collectionView: list) { [weak self] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: self?.presentations[id])
    }
    refresh(animated: false)
  }

  func receive() {
    lines.append(ChatLine(id: 1000 + lines.count, author: "Lin", text: "Anyone up for lunch?"))
    refresh(animated: true)
  }

  func delete(_ id: ChatLine.ID) {
    lines.removeAll { $0.id == id }
    refresh(animated: true)
  }

  private func refresh(animated: Bool) {
    let old = presentations
    presentations = ChatPresentation.all(lines)
    let changed = lines.map(\.id).filter { old[$0] != nil && old[$0] != presentations[$0] }
    var snapshot = NSDiffableDataSourceSnapshot<Int, ChatLine.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(lines.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
