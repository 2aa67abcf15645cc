import Testing

@testable import UIKit

/// Asks from its own deinitialiser, before the one of `UIView` has run.
private final class Parting: UIView {
  nonisolated(unsafe) static var wasSeen: Bool?
  nonisolated(unsafe) var child: UIView?

  deinit {
    let child = child
    MainActor.assumeIsolated { Parting.wasSeen = child?.superview != nil }
  }
}

@MainActor @Suite struct BackReferenceTests {
  @Test("a view that goes is nobody's superview any more, from the first of its deinitialisers on")
  func superview() {
    let child = UIView()
    Parting.wasSeen = nil
    do {
      let parent = Parting()
      parent.addSubview(child)
      parent.child = child
      #expect(child.superview === parent)
    }
    #expect(Parting.wasSeen == false)
    #expect(child.superview == nil)
  }

  @Test("AL a constraint keeps neither its views nor a guide alive, and says so")
  func ends() {
    let root = UIView()
    var inner: UIView? = UIView()
    var guide: UILayoutGuide? = UILayoutGuide()
    if let inner { root.addSubview(inner) }
    if let guide { root.addLayoutGuide(guide) }
    let first = inner?.topAnchor.constraint(equalTo: root.topAnchor)
    let second = guide?.topAnchor.constraint(equalTo: root.topAnchor)
    #expect(first?.firstItem === inner && first?.secondItem === root)
    #expect(second?.firstItem === guide && guide?.owningView === root)
    inner?.removeFromSuperview()
    if let guide { root.removeLayoutGuide(guide) }
    inner = nil
    guide = nil
    #expect(first?.firstItem == nil && first?.secondItem === root)
    #expect(second?.firstItem == nil)
  }

  @Test("AL a constraint loses its holder with the holder, and can be activated elsewhere")
  func holder() {
    var root: UIView? = UIView()
    let inner = UIView()
    root?.addSubview(inner)
    let constraint = inner.widthAnchor.constraint(equalToConstant: 20)
    constraint.isActive = true
    #expect(constraint.isActive && constraint.holder === inner)
    let outer = inner.topAnchor.constraint(equalTo: (root ?? inner).topAnchor)
    outer.isActive = true
    #expect(outer.holder === root)
    root = nil
    #expect(!outer.isActive && inner.superview == nil)
  }
}
