import UIKit

/// Tells the list of a deletion when the data knows of it.
final class ClosedTicketsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
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
    close(ticket)
  }

  private func close(_ ticket: String) {
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(300))
      self?.remove(ticket)
    }
  }

  private func remove(_ ticket: String) {
    guard let place = tickets.firstIndex(of: ticket) else { return }
    tickets.remove(at: place)
    list.deleteItems(at: [IndexPath(item: place, section: 0)])
  }
}
