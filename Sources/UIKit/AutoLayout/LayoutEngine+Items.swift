import CoreGraphics
import Foundation

/// Views and guides with unknowns of their own, and the sizes their content wants.
extension LayoutEngine {
  func view(at index: Int) -> UIView? { index == 0 ? root : items[index].view }

  /// The item of a view; nil if no constraint refers to it.
  func knownIndex(of view: UIView) -> Int? {
    let id = ObjectIdentifier(view)
    if id == rootID { return 0 }
    // Quicker than hashing, and always right where the view knows this engine.
    if let companion = view.layoutCompanionIfPresent, companion.memberReference === ownReference { return companion.memberIndex }
    return indexes[id]
  }

  /// The item of a view; made with the first constraint that refers to it.
  func index(of view: UIView) -> Int {
    if let known = knownIndex(of: view) { return known }
    var parent: Int?
    if let above = view.storedSuperview, ObjectIdentifier(above) != rootID {
      parent = index(of: above)
      // A stack makes the items of its subviews.
      if let known = knownIndex(of: view) { return known }
    }
    let index = append(view, nil, parent, ObjectIdentifier(view))
    if !isTemporary {
      let companion = view.layoutCompanion
      companion.memberReference = ownReference
      companion.memberIndex = index
    }
    if view.translatesAutoresizingMaskIntoConstraints { addAutoresizing(index, view) }
    updateIntrinsic(index)
    if let stack = view as? UIStackView { updateStack(index, stack) }
    return index
  }

  /// The item of a guide.
  func index(of guide: UILayoutGuide) -> Int {
    if let known = indexes[ObjectIdentifier(guide)] { return known }
    let index = append(nil, guide, nil, ObjectIdentifier(guide))
    if guide.kind == .scrollContent || guide.kind == .scrollFrame { tie(index, to: guide) }
    return index
  }

  private func append(_ view: UIView?, _ guide: UILayoutGuide?, _ parent: Int?, _ id: ObjectIdentifier) -> Int {
    let index = items.count
    let left = solver.makeVariable()
    let top = solver.makeVariable()
    let place = TreePlace(of: view, guide, below: parent.map { items[$0].place } ?? TreePlace())
    let width = makeLength(at: place, 0)
    let height = makeLength(at: place, 0.003)
    items.append(
      Item(view: view, guide: guide, parent: parent, place: place, left: left, top: top, width: width, height: height))
    indexes[id] = index
    return index
  }

  /// The further in front a view stands among its siblings, the sooner it takes what is left over. The order in which constraints
  /// came would say something else in a cell that was used before than in a new one.
  func makeLength(at place: TreePlace, _ offset: Double) -> SolverSymbol {
    // Growing unevenly, so that no two exchanges of length cost the same.
    let number = place.number + offset
    return solver.makeLength(cost: 1 + number * 0.37 + number * number * 0.0013)
  }

  private func tie(_ index: Int, to guide: UILayoutGuide) {
    guard let owner = guide.owningView else { return }
    let lines: [NSLayoutConstraint.Attribute] = guide.kind == .scrollFrame ? [.left, .top, .width, .height] : [.left, .top]
    for attribute in lines {
      var expression = LayoutExpression()
      add(guide, ownedBy: owner, attribute, 1, to: &expression)
      add(owner, attribute, -1, to: &expression)
      _ = addSystem(expression)
    }
  }

  func updateIntrinsics() {
    // Views may have switched to or from constraints since.
    for index in items.indices.dropFirst() {
      guard let view = items[index].view else { continue }
      let isResizing = items[index].autoresizing != nil
      if view.translatesAutoresizingMaskIntoConstraints != isResizing {
        markDirty()
        if let old = items[index].autoresizing {
          old.remove(from: &solver)
          items[index].autoresizing = nil
        } else {
          addAutoresizing(index, view)
        }
      }
    }
    if dirtyIntrinsics.isEmpty { return }
    let views = dirtyIntrinsics
    dirtyIntrinsics = []
    for view in views {
      guard let index = knownIndex(of: view) else { continue }
      updateIntrinsic(index)
      let id = ObjectIdentifier(view)
      for entry in labelSlots where entry.label == id { updateConstants(at: [entry.slot]) }
      if let stack = view as? UIStackView { updateStack(index, stack) }
      if let stack = view.storedSuperview as? UIStackView, stack.dependsOnContent, let above = knownIndex(of: stack) {
        updateStack(above, stack)
      }
    }
  }

  func updateIntrinsic(_ index: Int) {
    guard let view = view(at: index) else { return }
    let size = view.unwrappedIntrinsicSize
    items[index].intrinsic.natural = size
    setIntrinsic(size, index, view)
    let wraps = view.wrapsContent
    if wraps, !wrapping.contains(index) { wrapping.append(index) }
    if !wraps, !wrapping.isEmpty { wrapping.removeAll { $0 == index } }
    markDirty()
  }

  /// True if the size differs from the one before.
  @discardableResult
  func setIntrinsic(_ size: CGSize, _ index: Int, _ view: UIView) -> Bool {
    // Taken out meanwhile: a contradiction may need the items.
    var intrinsic = items[index].intrinsic
    defer { items[index].intrinsic = intrinsic }
    return intrinsic.set(size, width: items[index].width, height: items[index].height, view, in: self)
  }
}

/// Where a view stands in the tree below a root, as a number: a view's own comes after its superview's, and before those of the
/// siblings behind it as long as there are not many.
@MainActor struct TreePlace {
  var number = 0.0
  /// How far apart its subviews stand.
  private var step = 4.0

  /// The root's.
  init() {}

  init(of view: UIView?, _ guide: UILayoutGuide?, below parent: TreePlace) {
    number = parent.number + parent.step * TreePlace.rank(of: view, guide)
    step = parent.step / 8
  }

  private static func rank(of view: UIView?, _ guide: UILayoutGuide?) -> Double {
    if let view, let above = view.storedSuperview {
      let siblings = (above as? UIStackView)?.arrangedSubviews ?? above.storedSubviews
      return Double((siblings.firstIndex { $0 === view } ?? siblings.count) + 1)
    }
    let number = guide.flatMap { guide in guide.owningView?.layoutGuides.firstIndex { $0 === guide } } ?? 0
    return 0.5 + Double(number) * 0.01
  }
}
