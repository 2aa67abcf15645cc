import CellTrace
import Foundation
import HeadlessCore

@testable import SwiftUI

/// A view tree as plain data: what the random test builds views from, and what the slow reference lays out.
indirect enum LayoutTree {
  /// A view between two sizes, which says its ideal where nothing is offered.
  case leaf(Int, LeafLengths, LeafLengths)
  case spacer(Double?)
  case stack(Axis, Int, Double?, [LayoutTree])
  case pile(Int, Int, [LayoutTree])
  case frame(Double?, Double?, Int, Int, LayoutTree)
  case flexible(FrameLengths, FrameLengths, Int, Int, LayoutTree)
  case padding(Double, Double, Double, Double, LayoutTree)
  case fixedSize(Bool, Bool, LayoutTree)
  case priority(Double, LayoutTree)
  case aspect(Double, Bool, LayoutTree)
  case offset(Double, Double, LayoutTree)
  case background(LayoutTree, LayoutTree)
  /// `ViewThatFits` along the axes that are true.
  case alternatives(Bool, Bool, [LayoutTree])
  case reader(LayoutTree)
  /// A scroll view along an axis.
  case scroll(Axis, LayoutTree)
  /// A layout of the app's own, plain or as an `AnyLayout`.
  case stairs(Bool, [LayoutTree])
  /// Rows of cells with the distance between columns and rows.
  case grid(Double, Double, [[LayoutTree]])

  /// The same as a SwiftUI view.
  @MainActor var view: AnyView {
    switch self {
    case .leaf(let id, let width, let height): AnyView(TreeLeaf(id: id, width: width, height: height))
    case .spacer(let least): AnyView(Spacer(minLength: least.map { CGFloat($0) }))
    case .stack(.horizontal, let place, let spacing, let children):
      AnyView(
        HStack(alignment: [.top, .center, .bottom][place], spacing: spacing.map { CGFloat($0) }) {
          ForEach(0..<children.count, id: \.self) { children[$0].view }
        })
    case .stack(.vertical, let place, let spacing, let children):
      AnyView(
        VStack(alignment: [.leading, .center, .trailing][place], spacing: spacing.map { CGFloat($0) }) {
          ForEach(0..<children.count, id: \.self) { children[$0].view }
        })
    case .pile(let x, let y, let children):
      AnyView(ZStack(alignment: alignment(x, y)) { ForEach(0..<children.count, id: \.self) { children[$0].view } })
    case .frame(let width, let height, let x, let y, let child):
      AnyView(child.view.frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: alignment(x, y)))
    case .flexible(let width, let height, let x, let y, let child):
      AnyView(
        child.view.frame(
          minWidth: width.sizes.least, idealWidth: width.sizes.ideal, maxWidth: width.sizes.most, minHeight: height.sizes.least,
          idealHeight: height.sizes.ideal, maxHeight: height.sizes.most, alignment: alignment(x, y)))
    case .padding(let top, let leading, let bottom, let trailing, let child):
      AnyView(child.view.padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
    case .fixedSize(let horizontal, let vertical, let child):
      AnyView(child.view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .priority(let value, let child): AnyView(child.view.layoutPriority(value))
    case .aspect(let ratio, let fits, let child): AnyView(child.view.aspectRatio(ratio, contentMode: fits ? .fit : .fill))
    case .offset(let x, let y, let child): AnyView(child.view.offset(x: x, y: y))
    case .background(let child, let behind): AnyView(child.view.background { behind.view })
    case .alternatives(let horizontal, let vertical, let children):
      AnyView(
        ViewThatFits(in: axes(horizontal, vertical)) {
          ForEach(0..<children.count, id: \.self) { children[$0].view }
        })
    case .reader(let child): AnyView(GeometryReader { _ in child.view })
    case .scroll(let axis, let child): AnyView(ScrollView(axis == .vertical ? .vertical : .horizontal) { child.view })
    case .stairs(true, let children):
      AnyView(AnyLayout(StairsLayout())() { ForEach(0..<children.count, id: \.self) { children[$0].view } })
    case .stairs(false, let children):
      AnyView(StairsLayout()() { ForEach(0..<children.count, id: \.self) { children[$0].view } })
    case .grid(let gapX, let gapY, let rows):
      AnyView(
        Grid(horizontalSpacing: CGFloat(gapX), verticalSpacing: CGFloat(gapY)) {
          ForEach(0..<rows.count, id: \.self) { row in
            GridRow { ForEach(0..<rows[row].count, id: \.self) { rows[row][$0].view } }
          }
        })
    }
  }

  /// The trees right below.
  var children: [LayoutTree] {
    switch self {
    case .leaf, .spacer: []
    case .stack(_, _, _, let children), .pile(_, _, let children), .alternatives(_, _, let children), .stairs(_, let children):
      children
    case .grid(_, _, let rows): rows.flatMap { $0 }
    case .frame(_, _, _, _, let child), .flexible(_, _, _, _, let child), .padding(_, _, _, _, let child),
      .fixedSize(_, _, let child), .priority(_, let child), .aspect(_, _, let child), .offset(_, _, let child),
      .reader(let child), .scroll(_, let child):
      [child]
    case .background(let child, let behind): [child, behind]
    }
  }

  private func axes(_ horizontal: Bool, _ vertical: Bool) -> Axis.Set {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return axes
  }

  private func alignment(_ x: Int, _ y: Int) -> Alignment {
    Alignment(horizontal: [.leading, .center, .trailing][x], vertical: [.top, .center, .bottom][y])
  }
}

/// An app's layout: each view half as wide as what is offered and as high as it likes, each beginning where the one before ends.
private struct StairsLayout: Layout {
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offer(proposal)) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for view in subviews {
      let size = view.sizeThatFits(offer(proposal))
      view.place(at: corner, proposal: offer(proposal))
      corner.x += size.width
      corner.y += size.height
    }
  }
}

/// What a leaf answers along one axis.
struct LeafLengths {
  var least: Double
  var ideal: Double
  var most: Double

  func answer(_ offered: Double?) -> Double { offered.map { min(max($0, least), most) } ?? ideal }
}

/// The limits of a flexible frame along one axis.
struct FrameLengths {
  var least: Double?
  var ideal: Double?
  var most: Double?

  var sizes: (least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
    (least.map { CGFloat($0) }, ideal.map { CGFloat($0) }, most.map { CGFloat($0) })
  }
}

/// The leaf as a view.
private struct TreeLeaf: View, PrimitiveView {
  let id: Int
  let width: LeafLengths
  let height: LeafLengths
  static func makeNode(_ view: TreeLeaf, _ inputs: NodeInputs) -> ViewNode { TreeLeafNode(view, inputs) }
}

private final class TreeLeafNode: TypedNode<TreeLeaf> {
  override var pathName: String? { "Leaf" }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(
      width: view.width.answer(proposal.width < 0 ? nil : proposal.width),
      height: view.height.answer(proposal.height < 0 ? nil : proposal.height))
  }
  override func placeContent(_ proposal: Proposal) { TreeFrames.found[view.id] = frame }
  override func describe(_ pass: inout DescribePass) {
    pass.add(.shape, self, [Property("id", "\(view.id)")], isInteractive: false)
  }
}

/// Where the leaves of the tree under test were placed.
@MainActor enum TreeFrames {
  static var found: [Int: LayoutRect] = [:]
}
