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
    }
  }

  /// The trees right below.
  var children: [LayoutTree] {
    switch self {
    case .leaf, .spacer: []
    case .stack(_, _, _, let children), .pile(_, _, let children): children
    case .frame(_, _, _, _, let child), .flexible(_, _, _, _, let child), .padding(_, _, _, _, let child),
      .fixedSize(_, _, let child), .priority(_, let child), .aspect(_, _, let child), .offset(_, _, let child):
      [child]
    case .background(let child, let behind): [child, behind]
    }
  }

  private func alignment(_ x: Int, _ y: Int) -> Alignment {
    Alignment(horizontal: [.leading, .center, .trailing][x], vertical: [.top, .center, .bottom][y])
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
}

/// Where the leaves of the tree under test were placed.
@MainActor enum TreeFrames {
  static var found: [Int: LayoutRect] = [:]
}
