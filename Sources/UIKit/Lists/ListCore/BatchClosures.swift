// Apple's batch updates do not keep their closure, so code inside of it needs no `self.`, and a closure that must not escape can be
// passed. An optional closure cannot say that in Swift: these stand beside the ones that take an optional, and call them.

extension UICollectionView {
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UITableView {
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
