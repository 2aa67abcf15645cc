import UIKit

/// Tells the list of a deletion that the data doesn't know of yet.
final class TicketsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private var tickets = (1...40).map { "Ticket \($0)" }
  private var list: UICollectionView!
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, ticket in
    var content = cell.defaultContentConfiguration()
    content.text = ticket
    cell.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = registration
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tickets.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: tickets[indexPath.item])
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let ticket = tickets[indexPath.item]
    collectionView.deleteItems(at: [indexPath])
    close(ticket)
  }

  private func close(_ ticket: String) {
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(300))
      self?.tickets.removeAll { $0 == ticket }
    }
  }
}
