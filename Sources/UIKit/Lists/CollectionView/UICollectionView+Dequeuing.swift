import CellTrace
import Foundation

extension UICollectionView {
  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    let key = ReusePool.Key(kind: ReusePool.Key.cellKind, identifier: identifier)
    let call = "dequeueReusableCell(withReuseIdentifier:for:)"
    guard let cell = dequeue(key, indexPath, call) as? UICollectionViewCell else { raiseUnregistered(key, call) }
    return cell
  }

  func dequeueSupplementary(_ kind: String, _ identifier: String, _ indexPath: IndexPath) -> UICollectionReusableView {
    let key = ReusePool.Key(kind: kind, identifier: identifier)
    let call = "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)"
    guard let view = dequeue(key, indexPath, call) as? UICollectionReusableView else { raiseUnregistered(key, call) }
    return view
  }

  private func dequeue(_ key: ReusePool.Key, _ indexPath: IndexPath, _ call: String) -> any ListReusable {
    guard let make = registry.maker(for: key) else { raiseUnregistered(key, call) }
    return host.supply.dequeue(key, for: indexPath.slot ?? Slot(section: 0, item: 0)) {
      make(frame(ofNewViewFor: key, at: indexPath))
    }
  }

  /// The frame of the place: cells lay their subviews out by it in `init(frame:)` (LC-25).
  func frame(ofNewViewFor key: ReusePool.Key, at indexPath: IndexPath) -> CGRect {
    guard let slot = indexPath.slot else { return .zero }
    let place = ListPlace(kind: key.kind == ReusePool.Key.cellKind ? nil : key.kind, slot: slot)
    return host.layout.attributes(at: place)?.frame ?? .zero
  }

  /// LC-X01
  private func raiseUnregistered(_ key: ReusePool.Key, _ call: String) -> Never {
    raise(
      "LC-X01", ListTexts.notRegistered(key.kind, key.identifier), call, list: host.list,
      .unregistered(key.identifier, known: registry.identifiers(of: key.kind)))
  }
}
