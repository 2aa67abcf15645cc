import Foundation
import Testing

@testable import SwiftUI

private struct TreeRandom {
  var state: UInt64
  var leaves = 0
  /// Right to left: nothing but what mirrors itself.
  var mirrors = false
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
  mutating func length() -> Double { Double(next(60)) }
  mutating func maybe(_ value: Double) -> Double? { next(2) == 0 ? nil : value }

  mutating func lengths() -> LeafLengths {
    let least = Double(next(30))
    let most = [least, least + Double(next(50)), .infinity][next(3)]
    return LeafLengths(least: least, ideal: least + (most.isFinite ? (most - least) / 2 : 20), most: most)
  }

  mutating func limits() -> FrameLengths {
    let least = maybe(Double(next(30)))
    let ideal = next(3) == 0 ? (least ?? 0) + Double(next(20)) : nil
    let most = maybe(next(3) == 0 ? .infinity : (ideal ?? least ?? 0) + Double(next(60)))
    return FrameLengths(least: least, ideal: ideal, most: most)
  }

  mutating func tree(_ depth: Int) -> LayoutTree {
    if depth == 0 || next(6) == 0 {
      leaves += 1
      return .leaf(leaves, lengths(), lengths())
    }
    switch next(19) {
    case 0...3: return stack(depth)
    case 4: return .pile(next(3), next(3), (0..<(1 + next(3))).map { _ in tree(depth - 1) })
    case 5: return .frame(maybe(length()), maybe(length()), next(3), next(3), tree(depth - 1))
    case 6: return .flexible(limits(), limits(), next(3), next(3), tree(depth - 1))
    case 7: return .padding(Double(next(10)), Double(next(10)), Double(next(10)), Double(next(10)), tree(depth - 1))
    case 8: return .fixedSize(next(2) == 0, next(2) == 0, tree(depth - 1))
    case 9: return .priority(Double(next(4)) - 1, tree(depth - 1))
    case 10: return .aspect([0.5, 1, 1.5, 2][next(4)], next(2) == 0, tree(depth - 1))
    case 11: return .offset(length(), -length(), tree(depth - 1))
    case 12, 13: return .alternatives(next(3) > 0, next(3) > 0, (0..<(1 + next(3))).map { _ in tree(depth - 1) })
    case 14: return .reader(tree(depth - 1))
    case 15 where mirrors: return .frame(length(), nil, next(3), next(3), tree(depth - 1))
    case 15: return .stairs(next(2) == 0, (0..<next(4)).map { _ in tree(depth - 1) })
    case 16:
      let width = 1 + next(3)
      return .grid(
        Double(next(12)), Double(next(12)),
        (0..<(1 + next(3))).map { _ in (0..<max(1, width - next(2))).map { _ in tree(depth - 1) } })
    case 17: return .scroll(mirrors || next(2) == 0 ? .vertical : .horizontal, tree(depth - 1))
    default: return .background(tree(depth - 1), tree(depth - 1))
    }
  }

  private mutating func stack(_ depth: Int) -> LayoutTree {
    var children = (0..<(1 + next(4))).map { _ in tree(depth - 1) }
    if children.count > 1, next(3) == 0 { children.insert(.spacer(maybe(length())), at: 1 + next(children.count - 1)) }
    return .stack(next(2) == 0 ? .horizontal : .vertical, next(3), next(2) == 0 ? nil : Double(next(12)), children)
  }
}

@MainActor @Suite struct RandomTreeTests {
  @Test(
    """
    LY-01 LY-02 LY-03 LY-04 LY-05 LY-07 LY-09 LY-10 LY-12 LY-13 LY-14 LY-15 LY-16 LY-17 LY-19 LY-20 LY-21 LY-22 \
    random trees are laid out as the rules read
    """, arguments: 1...6)
  func trees(seed: Int) {
    var random = TreeRandom(state: UInt64(seed) &* 0x9E37_79B9)
    for round in 0..<150 {
      random.leaves = 0
      let tree = random.tree(2 + random.next(3))
      let (width, height) = (random.next(300), random.next(300))
      if let wrong = fault(tree, width, height) {
        let small = smallest(tree, width, height)
        Issue.record("seed \(seed) round \(round): \(wrong). Smallest part: \(fault(small, width, height) ?? "-") in \(small)")
        return
      }
    }
  }

  @Test("LY-04 LY-09 LY-13 LY-16 LY-19 LY-22 from right to left random trees are the same in a mirror", arguments: 1...3)
  func mirrored(seed: Int) {
    var random = TreeRandom(state: UInt64(seed) &* 0xB529_7A4D)
    random.mirrors = true
    for round in 0..<120 {
      random.leaves = 0
      let tree = random.tree(2 + random.next(3))
      let (width, height) = (random.next(300), random.next(300))
      if let wrong = fault(tree, width, height, isMirrored: true) {
        let small = smallest(tree, width, height, isMirrored: true)
        let part = fault(small, width, height, isMirrored: true) ?? "-"
        Issue.record("seed \(seed) round \(round): \(wrong). Smallest part: \(part) in \(small)")
        return
      }
    }
  }

  @Test("LY-04 LY-22 LY-23 children of stacks and piles lie on one line by the guides they set, and the container spans them")
  func guides() {
    var random = TreeRandom(state: 7)
    for round in 0..<200 {
      let count = 1 + random.next(4)
      let sizes = (0..<count).map { _ in (width: Double(random.next(60)), height: Double(random.next(60))) }
      let kind = random.next(3)
      let lengths = sizes.map { kind == 1 ? $0.height : $0.width }
      // Some say where in them their guide is, the others have it where it always is.
      let guides = lengths.map { random.next(2) == 0 ? nil : Double(random.next(Int($0) + 1)) }
      let isMirrored = random.next(2) == 0
      let children = (0..<count).map { index in
        GuidedChild(
          id: index, width: sizes[index].width, height: sizes[index].height, guide: guides[index], isVertical: kind == 1)
      }
      let hosted = guided(kind, children, isMirrored)
      // Along the axis of the guide: how far each child lies before and behind the line.
      let before = (0..<count).map { guides[$0] ?? 0 }
      let line = before.max() ?? 0
      let wanted = (0..<count).map { line - before[$0] + lengths[$0] }.max() ?? 0
      let size = hosted.graph.sizeThatFits(ProposedViewSize(width: nil, height: nil))
      #expect(near(Double(kind == 1 ? size.height : size.width), wanted), "round \(round): \(size) instead of \(wanted)")
      for index in 0..<count {
        guard let found = TreeFrames.found[index] else {
          Issue.record("round \(round): child \(index) was not placed")
          return
        }
        let start = line - before[index]
        let place = kind == 1 ? found.y : isMirrored ? wanted - start - lengths[index] : start
        let isSame = near(kind == 1 ? found.y - start : found.x - place, 0)
        #expect(isSame, "round \(round) kind \(kind) mirrored \(isMirrored): child \(index) is at \(found)")
        if !isSame { return }
      }
    }
  }

  private func guided(_ kind: Int, _ children: [GuidedChild], _ isMirrored: Bool) -> Hosted {
    var environment = EnvironmentValues()
    environment.displayScale = 4096
    environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    TreeFrames.found = [:]
    let content = ForEach(children) { $0 }
    let view: AnyView =
      switch kind {
      case 0: AnyView(VStack(alignment: .leading, spacing: 0) { content })
      case 1: AnyView(HStack(alignment: .top, spacing: 0) { content })
      default: AnyView(ZStack(alignment: .topLeading) { content })
      }
    let hosted = Hosted(view, environment: environment)
    let size = hosted.graph.sizeThatFits(ProposedViewSize(width: nil, height: nil))
    hosted.graph.layout(in: size)
    return hosted
  }

  @Test("LY-29 sizes and frames of random trees are those of the rules on whole pixels", arguments: [2.0, 3.0])
  func pixels(scale: Double) {
    var random = TreeRandom(state: UInt64(scale) &* 0x51_7CC1)
    var compared = 0
    for round in 0..<120 {
      random.leaves = 0
      let tree = random.tree(3)
      let (width, height) = (Double(random.next(300)), Double(random.next(300)))
      var environment = EnvironmentValues()
      environment.displayScale = scale
      let hosted = Hosted(tree.view, environment: environment)
      var reference = ReferenceLayout()
      let offer = ReferenceLayout.Offer(width: width, height: height)
      let size = reference.size(tree, offer)
      reference.place(tree, (width - size.width) / 2, (height - size.height) / 2, offer)
      let measured = hosted.graph.sizeThatFits(ProposedViewSize(width: width, height: height))
      #expect(isFirstPixel(measured.width, notBelow: size.width, scale), "round \(round): \(measured), \(size)")
      #expect(isFirstPixel(measured.height, notBelow: size.height, scale), "round \(round): \(measured), \(size)")
      hosted.graph.layout(in: CGSize(width: width, height: height))
      for element in hosted.elements {
        guard let id = element["id"].flatMap(Int.init), let exact = reference.frames[id] else { continue }
        let edges = [
          (element.frame.x, exact.x), (element.frame.y, exact.y), (element.frame.x + element.frame.width, exact.x + exact.width),
          (element.frame.y + element.frame.height, exact.y + exact.height),
        ]
        compared += edges.count
        let isRounded = edges.allSatisfy { isPixel($0.0, scale) && abs($0.0 - $0.1) <= 0.5 / scale + 0.002 }
        #expect(isRounded, "round \(round), leaf \(id): \(element.frame) instead of \(exact) in \(tree)")
        if !isRounded { return }
      }
    }
    #expect(compared > 500)
  }

  @Test("LY-19 a grid that is offered everything gives every column that takes all of it everything")
  func endlessGrid() {
    let words = Text("A text that would take one letter a line in a column without room").frame(maxWidth: .infinity)
    let grid = Hosted(
      Grid {
        GridRow {
          Color.clear.frame(height: 4); words
        }
      }.fixedSize(horizontal: false, vertical: true))
    let line = Hosted(words).graph.sizeThatFits(.infinity).height
    let size = grid.graph.sizeThatFits(ProposedViewSize(width: .infinity, height: nil))
    #expect(size.width == .infinity && size.height == line && line > 10)
  }

  /// Frames in reports have three decimals.
  private func isPixel(_ value: Double, _ scale: Double) -> Bool { abs(value * scale - (value * scale).rounded()) < 0.01 }
  private func isFirstPixel(_ value: Double, notBelow exact: Double, _ scale: Double) -> Bool {
    isPixel(value, scale) && value - exact > -0.001 && value - exact < 1 / scale + 0.001
  }

  /// The smallest part of a tree that is wrong by itself.
  private func smallest(_ tree: LayoutTree, _ width: Int, _ height: Int, isMirrored: Bool = false) -> LayoutTree {
    for child in tree.children where fault(child, width, height, isMirrored: isMirrored) != nil {
      return smallest(child, width, height, isMirrored: isMirrored)
    }
    return tree
  }

  /// What is wrong with the layout of a tree, if anything.
  private func fault(_ tree: LayoutTree, _ width: Int, _ height: Int, isMirrored: Bool = false) -> String? {
    if case .spacer = tree { return nil }
    var environment = EnvironmentValues()
    // Fine pixels: what is compared is the layout, not its rounding.
    environment.displayScale = 4096
    if isMirrored { environment.layoutDirection = .rightToLeft }
    TreeFrames.found = [:]
    let graph = Hosted(tree.view, environment: environment).graph
    let lengths: [Double?] = [nil, 0, 40, 173, Double(width)]
    for width in lengths {
      for height in lengths {
        let size = graph.sizeThatFits(ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }))
        let wanted = ReferenceLayout().size(tree, .init(width: width, height: height))
        if !near(Double(size.width), wanted.width) || !near(Double(size.height), wanted.height) {
          return "size \(size) instead of \(wanted) for \(width ?? -1)×\(height ?? -1)"
        }
      }
    }
    var reference = ReferenceLayout()
    let offer = ReferenceLayout.Offer(width: Double(width), height: Double(height))
    let size = reference.size(tree, offer)
    reference.place(tree, (Double(width) - size.width) / 2, (Double(height) - size.height) / 2, offer)
    graph.layout(in: CGSize(width: width, height: height))
    for (id, frame) in reference.frames.sorted(by: { $0.key < $1.key }) {
      var wanted = frame
      if isMirrored { wanted.x = Double(width) - frame.x - frame.width }
      guard let found = TreeFrames.found[id] else { return "leaf \(id) was not placed" }
      let isSame =
        near(found.x, wanted.x) && near(found.y, wanted.y) && near(found.width, wanted.width) && near(found.height, wanted.height)
      if !isSame { return "leaf \(id) is at \(found) instead of \(wanted) in \(width)×\(height)" }
    }
    return nil
  }

  private func near(_ one: Double, _ other: Double) -> Bool { one == other || abs(one - other) < 0.01 }
}

/// A view of one size that may say where its leading or top guide is.
private struct GuidedChild: View, Identifiable {
  let id: Int
  let width: Double
  let height: Double
  let guide: Double?
  let isVertical: Bool

  var body: some View {
    let leaf = LayoutTree.leaf(
      id, LeafLengths(least: width, ideal: width, most: width), LeafLengths(least: height, ideal: height, most: height))
    if let guide, isVertical {
      leaf.view.alignmentGuide(.top) { _ in CGFloat(guide) }
    } else if let guide {
      leaf.view.alignmentGuide(.leading) { _ in CGFloat(guide) }
    } else {
      leaf.view
    }
  }
}
