import Combine
import SwiftUI
import UIKit

final class ChatViewController: UIViewController, UICollectionViewDataSource {
  let model: ChatModel
  private var collectionView: UICollectionView!
  private var subscriptions: Set<AnyCancellable> = []
  /// What the list shows: taken over from the model in one place, at one time.
  private var shown: (lines: [ChatLine], isTyping: Bool) = ([], false)
  private let registration = UICollectionView.CellRegistration<UICollectionViewCell, BubbleView> { cell, _, bubble in
    cell.contentConfiguration = UIHostingConfiguration { bubble }.margins(.vertical, 4)
  }

  init(model: ChatModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = "Care team"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    collectionView.dataSource = self
    view.addSubview(collectionView)

    shown = (model.lines, model.isTyping)
    model.$lines.combineLatest(model.$isTyping).dropFirst().debounce(for: .milliseconds(100), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.show($0, isTyping: $1) }.store(in: &subscriptions)
    model.$isOnline.debounce(for: .milliseconds(50), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.navigationItem.prompt = $0 ? nil : "Offline" }.store(in: &subscriptions)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.showsSeparators = false
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      section.interGroupSpacing = -4
      return section
    }
  }

  private func show(_ lines: [ChatLine], isTyping: Bool) {
    shown = (lines, isTyping)
    collectionView.reloadData()
    scrollToLast()
  }

  private func scrollToLast() {
    collectionView.layoutIfNeeded()
    collectionView.scrollToItem(
      at: IndexPath(item: collectionView.numberOfItems(inSection: 0) - 1, section: 0), at: .bottom, animated: false)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.lines.count + (shown.isTyping ? 1 : 0)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let lines = shown.lines
    let place = indexPath.item
    guard place < lines.count else {
      let typing = BubbleView(
        line: ChatLine(id: -1, sender: "Nurse Amara", text: "…"), continuesAbove: true, continuesBelow: false)
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: typing)
    }
    let line = lines[place]
    let bubble = BubbleView(
      line: line, continuesAbove: place > 0 && lines[place - 1].sender == line.sender,
      continuesBelow: place + 1 < lines.count && lines[place + 1].sender == line.sender)
    return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: bubble)
  }
}
