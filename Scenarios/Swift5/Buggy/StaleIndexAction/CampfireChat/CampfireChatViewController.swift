import Combine
import UIKit

final class CampfireChatViewController: UIViewController, UICollectionViewDelegate, UITextFieldDelegate {
  private let room: CampfireRoom
  private var subscription: AnyCancellable?
  private var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, CampfireMessage.ID>!
  private let composer = UITextField()

  init(room: CampfireRoom) {
    self.room = room
    super.init(nibName: nil, bundle: nil)
    title = "Campfire"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.delegate = self

    let registration = UICollectionView.CellRegistration<CampfireBubbleCell, CampfireMessage.ID> { [room] cell, _, id in
      guard let message = room.message(id) else { return }
      cell.show(message)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, id in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }

    composer.placeholder = "Message"
    composer.borderStyle = .roundedRect
    composer.delegate = self
    let send = UIButton(type: .system, primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
    send.setContentHuggingPriority(.required, for: .horizontal)
    let bar = UIStackView(arrangedSubviews: [composer, send])
    bar.spacing = 8
    for part in [list, bar] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -4),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -4),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])

    subscription = room.updates.sink { [weak self] changed in self?.apply(changed: changed) }
    apply(changed: [])
  }

  private func apply(changed: [CampfireMessage.ID]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, CampfireMessage.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(room.messages.map(\.id))
    snapshot.reconfigureItems(changed.filter { snapshot.itemIdentifiers.contains($0) })
    source.apply(snapshot, animatingDifferences: true)
  }

  private func send() {
    guard let text = composer.text, !text.isEmpty else { return }
    composer.text = nil
    room.send(text)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }

  // MARK: Menu

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let id = source.itemIdentifier(for: path), let message = room.message(id) else {
      return nil
    }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let reactions = ["👍", "❤️", "😂"].map { symbol in
        UIAction(title: symbol) { _ in
          guard let self else { return }
          self.room.toggle(symbol, on: self.room.messages[path.item].id)
        }
      }
      let pin = UIAction(title: message.isPinned ? "Unpin" : "Pin", image: UIImage(systemName: "pin")) { _ in
        self?.room.togglePin(id)
      }
      let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
        self?.room.delete(id)
      }
      return UIMenu(children: [UIMenu(options: .displayInline, children: reactions), pin, delete])
    }
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { false }
}
