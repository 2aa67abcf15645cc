import CellTrace
import Foundation

extension UICollectionView {
  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    let key = ReusePool.Key(kind: ReusePool.Key.cellKind, identifier: identifier)
    guard let cell = dequeue(key, indexPath) as? UICollectionViewCell else {
      raise("LC-X01", ListTexts.notRegistered(key.kind, identifier))
    }
    return cell
  }

  func dequeueSupplementary(_ kind: String, _ identifier: String, _ indexPath: IndexPath) -> UICollectionReusableView {
    let key = ReusePool.Key(kind: kind, identifier: identifier)
    guard let view = dequeue(key, indexPath) as? UICollectionReusableView else {
      raise("LC-X01", ListTexts.notRegistered(kind, identifier))
    }
    return view
  }

  private func dequeue(_ key: ReusePool.Key, _ indexPath: IndexPath) -> any ListReusable {
    let type = registry.viewClass(for: key)
    let frame = self.frame(ofNewViewFor: key, at: indexPath)
    return host.dequeue(key, for: indexPath.slot ?? Slot(section: 0, item: 0)) { type.init(reusable: frame) }
  }

  /// The frame of the place: cells lay their subviews out by it in `init(frame:)` (LC-25).
  func frame(ofNewViewFor key: ReusePool.Key, at indexPath: IndexPath) -> CGRect {
    guard let slot = indexPath.slot else { return .zero }
    let place = ListPlace(kind: key.kind == ReusePool.Key.cellKind ? nil : key.kind, slot: slot)
    return host.layout.attributes(at: place)?.frame ?? .zero
  }
}
