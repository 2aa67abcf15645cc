import CellTrace
import Foundation
import HeadlessCore
import Synchronization

/// Numbers registrations, so that each has a reuse identifier of its own (LC-16), the same in every run.
private func nextRegistration() -> String {
  "registration \(UIKitRunState.current.registrationCount.wrappingAdd(1, ordering: .relaxed).newValue)"
}

/// The lists that ask their providers at this moment. A registration may be made on any thread; the lists are on the main one.
private func listsThatAsk() -> Set<ObjectIdentifier> {
  HostRun.isOffMain ? [] : Set(UIKitRunState.current.providingLists)
}

extension UICollectionView {
  /// Says which cell class shows an item and how it is configured.
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// Configures a dequeued cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    public init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) { self.init(nil, handler) }
    /// Cells come from an interface file that has one view, of the registration's class.
    public init(cellNib: UINib, handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) {
      self.init(cellNib, handler)
    }
    private init(_ nib: UINib?, _ handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) {
      self.nib = nib
      self.handler = handler
      identifier = nextRegistration()
      madeIn = listsThatAsk()
    }

    let nib: UINib?
    let handler: Handler
    let identifier: String
    /// The lists in whose providers it was made: none of them may use it (LC-31). A list inside of a row may.
    let madeIn: Set<ObjectIdentifier>
  }

  /// Says which class shows a header, a footer or another supplementary view, and how it is configured.
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Configures a dequeued view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    public init(
      elementKind: String, handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler
    ) { self.init(nil, elementKind, handler) }
    /// Views come from an interface file that has one view, of the registration's class.
    public init(
      supplementaryNib: UINib, elementKind: String,
      handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler
    ) { self.init(supplementaryNib, elementKind, handler) }
    private init(
      _ nib: UINib?, _ elementKind: String,
      _ handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler
    ) {
      self.nib = nib
      self.elementKind = elementKind
      self.handler = handler
      identifier = nextRegistration()
      madeIn = listsThatAsk()
    }

    let nib: UINib?
    let elementKind: String
    let handler: Handler
    let identifier: String
    let madeIn: Set<ObjectIdentifier>
  }

  /// A cell for an item: from the pool or new, configured by the registration (LC-33).
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard !registration.madeIn.contains(ObjectIdentifier(host)) else {
      raise(
        "LC-X02", ListTexts.registeredInProvider("cell", "UICollectionViewCellRegistration"),
        "dequeueConfiguredReusableCell(using:for:item:)", list: host.list, .registeredInProvider(view: "\(Cell.self)"))
    }
    let key = ReusePool.Key(kind: ReusePool.Key.cellKind, identifier: registration.identifier)
    let view = host.supply.dequeue(key, for: indexPath.slot ?? Slot(section: 0, item: 0)) {
      made(Cell.self, registration.nib, frame: frame(ofNewViewFor: key, at: indexPath), registration.identifier)
    }
    guard let cell = view as? Cell else {
      preconditionFailure("a registration's pool holds cells of its own class only")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view: from the pool or new, configured by the registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    guard !registration.madeIn.contains(ObjectIdentifier(host)) else {
      raise(
        "LC-X02", ListTexts.registeredInProvider("supplementary view", "UICollectionViewSupplementaryRegistration"),
        "dequeueConfiguredReusableSupplementary(using:for:)", list: host.list,
        .registeredInProvider(view: "\(Supplementary.self)"))
    }
    let key = ReusePool.Key(kind: registration.elementKind, identifier: registration.identifier)
    let view = host.supply.dequeue(key, for: indexPath.slot ?? Slot(section: 0, item: 0)) {
      made(Supplementary.self, registration.nib, frame: frame(ofNewViewFor: key, at: indexPath), registration.identifier)
    }
    guard let supplementary = view as? Supplementary else {
      preconditionFailure("a registration's pool holds views of its own class only")
    }
    registration.handler(supplementary, registration.elementKind, indexPath)
    return supplementary
  }

  private func made(
    _ type: UICollectionReusableView.Type, _ nib: UINib?, frame: CGRect, _ identifier: String
  ) -> UICollectionReusableView {
    guard let nib else { return ViewConstruction.make(type, frame: frame) }
    let view = nib.reusable(UICollectionReusableView.self, identifier)
    view.frame = frame
    return view
  }
}
