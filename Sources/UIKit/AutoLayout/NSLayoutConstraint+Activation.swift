import CellTrace
import Foundation
import HeadlessCore

extension NSLayoutConstraint {
  func activate() {
    guard holder == nil else { return }
    AutoLayout.install()
    guard let ancestor = nearestCommonAncestor else { raise("AL", AutoLayoutTexts.noCommonAncestor(self)) }
    UIKitRunState.current.activationCount += 1
    activation = UIKitRunState.current.activationCount
    holder = ancestor
    isBroken = false
    noteRepetition(in: ancestor)
    ancestor.layoutCompanion.held.append(self)
    for owner in owners {
      AutoLayout.countCrossing(from: owner, to: ancestor, by: 1)
      owner.recordWrite("constraints")
    }
    AutoLayout.constraintDidChange(self, heldBy: ancestor)
    for companion in companions { companion.activate() }
  }

  /// Posts that a cell in use gets a constraint that it has already: the same in everything, and both are active from now on.
  private func noteRepetition(in ancestor: UIView) {
    guard Probe.sink != nil, let binding = ancestor.enclosingCellBinding, let item = binding.item, let view = first?.owner,
      ancestor.layoutCompanion.held.contains(where: isRepetition)
    else { return }
    Probe.post(
      .addedAgain(
        binding.cell, .constraint, name: "\(AutoLayoutTexts.name(of: firstAttribute)) of \(view.pathName)", item: item,
        SourcePlace(unresolved: AppCode.innermostFrames())))
  }

  private func isRepetition(of other: NSLayoutConstraint) -> Bool {
    other !== self && other.firstItem === firstItem && other.firstAttribute == firstAttribute && other.relation == relation
      && other.secondItem === secondItem && other.secondAttribute == secondAttribute && other.multiplier == multiplier
      && other.constant == constant && other.priority == priority
  }

  func deactivate() {
    guard let ancestor = holder else { return }
    holder = nil
    ancestor.layoutCompanion.held.removeAll { $0 === self }
    for owner in owners {
      AutoLayout.countCrossing(from: owner, to: ancestor, by: -1)
      owner.recordWrite("constraints")
    }
    AutoLayout.constraintDidChange(self, heldBy: ancestor)
  }

  func didChange() {
    guard let holder else { return }
    for owner in owners { owner.recordWrite("constraints") }
    AutoLayout.constraintDidChange(self, heldBy: holder)
  }

  /// The views of the items: a guide counts as the view that owns it.
  var owners: [UIView] { [first?.owner, second?.owner].compactMap { $0 } }

  private var nearestCommonAncestor: UIView? {
    guard let first = first?.owner else { return nil }
    guard secondItem != nil else { return first }
    guard let second = second?.owner else { return nil }
    if first === second || second.storedSuperview === first { return first }
    if first.storedSuperview === second { return second }
    var above: Set<ObjectIdentifier> = []
    var view: UIView? = first
    while let present = view {
      above.insert(ObjectIdentifier(present))
      view = present.storedSuperview
    }
    view = second
    while let present = view {
      if above.contains(ObjectIdentifier(present)) { return present }
      view = present.storedSuperview
    }
    return nil
  }
}
